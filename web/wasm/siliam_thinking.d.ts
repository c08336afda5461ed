/* tslint:disable */
/* eslint-disable */

/**
 * A game being played.
 */
export class Board {
    free(): void;
    [Symbol.dispose](): void;
    /**
     * Ends the game as a draw that all agreed to.
     */
    agreeDraw(): string | undefined;
    /**
     * What the viewer may try.
     */
    choices(place?: number | null): string;
    /**
     * Sits down to a game, at its start or at a position text; the error is a refusal in JSON.
     */
    constructor(name: string, position?: string | null);
    /**
     * Plays a move; a refusal in JSON when it cannot be played.
     */
    play(mv: string): string | undefined;
    /**
     * Plays again what was taken back last; `false` when there is nothing.
     */
    redo(): boolean;
    /**
     * Ends the game by a player's resignation.
     */
    resign(place: number): string | undefined;
    /**
     * Takes back a settlement, else the last move; `false` when there is nothing to take back.
     */
    undo(): boolean;
    /**
     * Everything a screen shows to this viewer.
     */
    view(place?: number | null): string;
}

/**
 * Goes through a game from its end to its beginning.
 */
export class Reviewer {
    private constructor();
    free(): void;
    [Symbol.dispose](): void;
    /**
     * Begins at the position after these moves; `None` where they cannot be played.
     */
    static at(name: string, start: string, moves: string[]): Reviewer | undefined;
    /**
     * The moves that decided the game, in JSON.
     */
    moments(): string;
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
 * All games, with their players, options, colours and families.
 */
export function games(): string;

/**
 * What a level, 1 to 10, plays after these moves: for a seed always the same. `None` when the game is over.
 */
export function levelMove(name: string, start: string, moves: string[], level: number, seed: number): string | undefined;

/**
 * The message files of a language: what all say first, then each family's once.
 */
export function messages(lang: string): string[];

/**
 * A game's rules page; `None` for an unknown name.
 */
export function rules(name: string, lang: string): string | undefined;

export type InitInput = RequestInfo | URL | Response | BufferSource | WebAssembly.Module;

export interface InitOutput {
    readonly memory: WebAssembly.Memory;
    readonly __wbg_board_free: (a: number, b: number) => void;
    readonly __wbg_reviewer_free: (a: number, b: number) => void;
    readonly __wbg_thinker_free: (a: number, b: number) => void;
    readonly board_agreeDraw: (a: number, b: number) => void;
    readonly board_choices: (a: number, b: number, c: number) => void;
    readonly board_new: (a: number, b: number, c: number, d: number, e: number) => void;
    readonly board_play: (a: number, b: number, c: number, d: number) => void;
    readonly board_redo: (a: number) => number;
    readonly board_resign: (a: number, b: number, c: number) => void;
    readonly board_undo: (a: number) => number;
    readonly board_view: (a: number, b: number, c: number) => void;
    readonly games: (a: number) => void;
    readonly levelMove: (a: number, b: number, c: number, d: number, e: number, f: number, g: number, h: number, i: number) => void;
    readonly messages: (a: number, b: number, c: number) => void;
    readonly reviewer_at: (a: number, b: number, c: number, d: number, e: number, f: number) => number;
    readonly reviewer_moments: (a: number, b: number) => void;
    readonly reviewer_progress: (a: number) => number;
    readonly reviewer_step: (a: number) => number;
    readonly rules: (a: number, b: number, c: number, d: number, e: number) => void;
    readonly thinker_at: (a: number, b: number, c: number, d: number, e: number, f: number) => number;
    readonly thinker_decided: (a: number) => number;
    readonly thinker_opinion: (a: number, b: number) => void;
    readonly thinker_think: (a: number) => void;
    readonly __wbindgen_export: (a: number, b: number) => number;
    readonly __wbindgen_export2: (a: number, b: number, c: number, d: number) => number;
    readonly __wbindgen_export3: (a: number, b: number, c: number) => void;
    readonly __wbindgen_externrefs: WebAssembly.Table;
    readonly __wbindgen_add_to_stack_pointer: (a: number) => number;
    readonly __wbindgen_export4: (a: number) => void;
    readonly __wbindgen_export5: () => number;
    readonly __wbindgen_export6: (a: number, b: number) => void;
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
