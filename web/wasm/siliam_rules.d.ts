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
 * A game as a record, to be taken away.
 */
export class Export {
    free(): void;
    [Symbol.dispose](): void;
    /**
     * The day on which it was played, where the record does not tell one already.
     */
    date(year: number, month: number, day: number): void;
    /**
     * Takes over the tags, remarks and branches of the record from which the game was once read; nothing of another game.
     */
    keep(text: string): void;
    /**
     * The record as the end of a link; a refusal in JSON where it is too long for one.
     */
    link(): string;
    /**
     * Names the player in a place from 0.
     */
    name_player(place: number, name: string): void;
    /**
     * A game from its start or from a position text. The words are its moves, and between them what was settled beside the
     * rules, as in `resigned-r`. The error is a refusal in JSON.
     */
    constructor(name: string, start: string | null | undefined, words: string[]);
    /**
     * The record as text.
     */
    text(): string;
}

/**
 * An online game.
 */
export class OnlineRoom {
    free(): void;
    [Symbol.dispose](): void;
    /**
     * Takes the next events; what is wrong with them, if anything is. After that it is in no defined state.
     */
    apply(events: string): string | undefined;
    /**
     * What whoever sits there may try; nothing unless it is their turn.
     */
    choices(place?: number | null): string;
    /**
     * The game that events make, the first one being the first of the game; the error is plain English.
     */
    constructor(events: string);
    /**
     * The number of the last event.
     */
    number(): number;
    /**
     * Why the last touch of a path, which no choice continues, leads nowhere; nothing for what is no touch.
     */
    refuse(path: string[], place?: number | null): string | undefined;
    /**
     * Everything beside the board.
     */
    state(): string;
    /**
     * The same after a move that has not arrived yet; the error is a refusal in JSON.
     */
    viewAfter(mv: string, place?: number | null): string;
    /**
     * Everything a screen shows to whoever sits there, or to anybody who watches.
     */
    view(place?: number | null): string;
}

/**
 * What a text holds, in JSON: all games of a record, of a list of moves, of a position or of a link. `game` names the game
 * of a text that does not say it.
 */
export function findGames(text: string, game?: string | null): string;

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
    readonly __wbg_export_free: (a: number, b: number) => void;
    readonly __wbg_onlineroom_free: (a: number, b: number) => void;
    readonly board_choices: (a: number, b: number, c: number) => void;
    readonly board_new: (a: number, b: number, c: number, d: number, e: number) => void;
    readonly board_play: (a: number, b: number, c: number, d: number) => void;
    readonly board_redo: (a: number) => number;
    readonly board_refuse: (a: number, b: number, c: number, d: number, e: number) => void;
    readonly board_settle: (a: number, b: number, c: number, d: number) => void;
    readonly board_undo: (a: number) => number;
    readonly board_view: (a: number, b: number, c: number) => void;
    readonly export_date: (a: number, b: number, c: number, d: number) => void;
    readonly export_keep: (a: number, b: number, c: number) => void;
    readonly export_link: (a: number, b: number) => void;
    readonly export_name_player: (a: number, b: number, c: number, d: number) => void;
    readonly export_new: (a: number, b: number, c: number, d: number, e: number, f: number, g: number) => void;
    readonly export_text: (a: number, b: number) => void;
    readonly findGames: (a: number, b: number, c: number, d: number, e: number) => void;
    readonly games: (a: number) => void;
    readonly messages: (a: number, b: number, c: number) => void;
    readonly onlineroom_apply: (a: number, b: number, c: number, d: number) => void;
    readonly onlineroom_choices: (a: number, b: number, c: number) => void;
    readonly onlineroom_new: (a: number, b: number, c: number) => void;
    readonly onlineroom_number: (a: number) => number;
    readonly onlineroom_refuse: (a: number, b: number, c: number, d: number, e: number) => void;
    readonly onlineroom_state: (a: number, b: number) => void;
    readonly onlineroom_view: (a: number, b: number, c: number) => void;
    readonly onlineroom_viewAfter: (a: number, b: number, c: number, d: number, e: number) => void;
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
