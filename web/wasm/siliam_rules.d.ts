/* tslint:disable */
/* eslint-disable */

/**
 * A game being played.
 */
export class Board {
    free(): void;
    [Symbol.dispose](): void;
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
     * Why the last touch of a path, which no choice continues, leads nowhere; nothing for what is no touch.
     */
    refuse(path: string[], place?: number | null): string | undefined;
    /**
     * Settles something beside the rules: `agreed`, or a player's place and how they leave (G4).
     */
    settle(text: string): string | undefined;
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
 * All games, with their players, options, colours and families.
 */
export function games(): string;

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
    readonly board_choices: (a: number, b: number, c: number) => void;
    readonly board_new: (a: number, b: number, c: number, d: number, e: number) => void;
    readonly board_play: (a: number, b: number, c: number, d: number) => void;
    readonly board_redo: (a: number) => number;
    readonly board_refuse: (a: number, b: number, c: number, d: number, e: number) => void;
    readonly board_settle: (a: number, b: number, c: number, d: number) => void;
    readonly board_undo: (a: number) => number;
    readonly board_view: (a: number, b: number, c: number) => void;
    readonly games: (a: number) => void;
    readonly messages: (a: number, b: number, c: number) => void;
    readonly rules: (a: number, b: number, c: number, d: number, e: number) => void;
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
