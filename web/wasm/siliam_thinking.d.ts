/* tslint:disable */
/* eslint-disable */

/**
 * Analyses the positions of one game and remembers them.
 */
export class Analyst {
    private constructor();
    free(): void;
    [Symbol.dispose](): void;
    /**
     * Whether more thinking changes nothing.
     */
    decided(): boolean;
    /**
     * An analyst of a game; `None` where there is no such game or it has no engine.
     */
    static of(name: string): Analyst | undefined;
    /**
     * What is known of the position by now, in JSON.
     */
    report(): string;
    /**
     * Goes over to the position after these moves, with one to five lines; `false` where they cannot be played or the game
     * is over then.
     */
    show(start: string, moves: string[], lines: number): boolean;
    /**
     * Does a small piece of work, a few milliseconds.
     */
    think(): void;
    /**
     * What the opponent would do if it were their turn, a line in JSON; `None` where nobody can be skipped.
     */
    threat(): string | undefined;
}

/**
 * Goes through a game from its end to its beginning.
 */
export class Reviewer {
    private constructor();
    free(): void;
    [Symbol.dispose](): void;
    /**
     * How accurately each player played by what was found so far, 0 to 100, in JSON: `null` for somebody of whose moves
     * none is judged.
     */
    accuracy(): string;
    /**
     * Begins at the position after these moves; `None` where they cannot be played.
     */
    static at(name: string, start: string, moves: string[]): Reviewer | undefined;
    /**
     * The moves that decided the game, in JSON.
     */
    moments(): string;
    /**
     * What the positions looked at so far are worth, the first one first, in JSON.
     */
    plies(): string;
    /**
     * How much of the work is done, 0 to 1.
     */
    progress(): number;
    /**
     * Looks at one more position; `false` when there is none left, or none that it can judge.
     */
    step(): boolean;
}

/**
 * Thinks about one position, a slice at a time.
 */
export class Thinker {
    private constructor();
    free(): void;
    [Symbol.dispose](): void;
    /**
     * A thinker at the position after these moves; `None` when there is none, the game is over or nobody thinks about it.
     */
    static at(name: string, start: string, moves: string[]): Thinker | undefined;
    /**
     * Whether more thinking changes nothing.
     */
    decided(): boolean;
    /**
     * The move it would play now and what it thinks of it, in JSON.
     */
    opinion(): string;
    /**
     * Does a small piece of work, a few milliseconds.
     */
    think(): void;
}

/**
 * What a level, 1 to 10, plays after these moves: for a seed always the same. `None` when the game is over.
 */
export function levelMove(name: string, start: string, moves: string[], level: number, seed: number): string | undefined;

export type InitInput = RequestInfo | URL | Response | BufferSource | WebAssembly.Module;

export interface InitOutput {
    readonly memory: WebAssembly.Memory;
    readonly __wbg_analyst_free: (a: number, b: number) => void;
    readonly __wbg_reviewer_free: (a: number, b: number) => void;
    readonly __wbg_thinker_free: (a: number, b: number) => void;
    readonly analyst_decided: (a: number) => number;
    readonly analyst_of: (a: number, b: number) => number;
    readonly analyst_report: (a: number, b: number) => void;
    readonly analyst_show: (a: number, b: number, c: number, d: number, e: number, f: number) => number;
    readonly analyst_think: (a: number) => void;
    readonly analyst_threat: (a: number, b: number) => void;
    readonly levelMove: (a: number, b: number, c: number, d: number, e: number, f: number, g: number, h: number, i: number) => void;
    readonly reviewer_accuracy: (a: number, b: number) => void;
    readonly reviewer_at: (a: number, b: number, c: number, d: number, e: number, f: number) => number;
    readonly reviewer_moments: (a: number, b: number) => void;
    readonly reviewer_plies: (a: number, b: number) => void;
    readonly reviewer_progress: (a: number) => number;
    readonly reviewer_step: (a: number) => number;
    readonly thinker_at: (a: number, b: number, c: number, d: number, e: number, f: number) => number;
    readonly thinker_decided: (a: number) => number;
    readonly thinker_opinion: (a: number, b: number) => void;
    readonly thinker_think: (a: number) => void;
    readonly __wbindgen_export: (a: number, b: number) => number;
    readonly __wbindgen_export2: (a: number, b: number, c: number, d: number) => number;
    readonly __wbindgen_export3: (a: number, b: number, c: number) => void;
    readonly __wbindgen_externrefs: WebAssembly.Table;
    readonly __wbindgen_add_to_stack_pointer: (a: number) => number;
    readonly __wbindgen_export4: () => number;
    readonly __wbindgen_export5: (a: number, b: number) => void;
    readonly __wbindgen_start: () => void;
}

export type SyncInitInput = BufferSource | WebAssembly.Module;

/**
 * Instantiates the given `module`, which can either be bytes or
 * a precompiled `WebAssembly.Module`.
 *
 * @param {{ module: SyncInitInput }} module - Passing `SyncInitInput` directly is deprecated.
 *
 * @returns {InitOutput}
 */
export function initSync(module: { module: SyncInitInput } | SyncInitInput): InitOutput;

/**
 * If `module_or_path` is {RequestInfo} or {URL}, makes a request and
 * for everything else, calls `WebAssembly.instantiate` directly.
 *
 * @param {{ module_or_path: InitInput | Promise<InitInput> }} module_or_path - Passing `InitInput` directly is deprecated.
 *
 * @returns {Promise<InitOutput>}
 */
export default function __wbg_init (module_or_path: { module_or_path: InitInput | Promise<InitInput> } | InitInput | Promise<InitInput>): Promise<InitOutput>;
