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
 * A position being set up.
 */
export class Editor {
    free(): void;
    [Symbol.dispose](): void;
    /**
     * Takes everything away.
     */
    clear(): void;
    /**
     * What is set beside the board.
     */
    fields(): string;
    /**
     * Begins at a game's start or at a position text; the error is a refusal in JSON.
     */
    constructor(name: string, position?: string | null);
    /**
     * Takes a position from its text; a refusal where it is none, and then nothing changes.
     */
    read(text: string): string | undefined;
    /**
     * Why it is no possible position; nothing where it is one.
     */
    refusal(): string | undefined;
    /**
     * What is on the board, possible or not.
     */
    scene(): string;
    /**
     * Sets a field; `false` where there is no such field, or it does not take the value.
     */
    set(field: string, value: string): boolean;
    /**
     * Sets up the start of a game.
     */
    start(): void;
    /**
     * The position's text, possible or not.
     */
    text(): string;
    /**
     * What a touch can do.
     */
    tools(): string;
    /**
     * Touches a cell with the tool of this place in the list; nothing happens where there is no such cell or tool.
     */
    touch(cell: string, tool: number): void;
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
 * A game with all its branches, and a table that stands somewhere in it.
 */
export class GameTree {
    private constructor();
    free(): void;
    [Symbol.dispose](): void;
    /**
     * What moves that might follow would do, as far as they are legal, in JSON.
     */
    ahead(node: number, moves: string[]): string | undefined;
    /**
     * The choices of the player who acts there.
     */
    choices(node: number): string | undefined;
    /**
     * Sets what is noted about a move.
     */
    comment(node: number, text: string): void;
    /**
     * Deletes a node and all that follows it; gives the node before, whose number, as all others, may be another now.
     */
    delete(node: number): number | undefined;
    /**
     * The whole tree for drawing, in JSON.
     */
    json(): string;
    /**
     * The whole tree as the end of a link; a refusal in JSON where it is too long for one.
     */
    link(): string;
    /**
     * The moves of the main line, by their nodes.
     */
    mainLine(): Uint32Array;
    /**
     * Makes the line to this node the main line.
     */
    makeMain(node: number): void;
    /**
     * Judges a move as PGN numbers it, from 1 to 6, or no longer.
     */
    mark(node: number, judgement?: number | null): void;
    /**
     * The moves from the start to a node.
     */
    moves(node: number): string[] | undefined;
    /**
     * The game's name with its options.
     */
    name(): string;
    /**
     * A game from its start or from a position text. The words are its moves, and between them what was settled beside the
     * rules. The error is a refusal in JSON.
     */
    static of(name: string, start: string | null | undefined, words: string[]): GameTree;
    /**
     * Plays a move at a node; JSON: the node it leads to, which may be there already, or what the rules say against it.
     */
    play(node: number, mv: string): string | undefined;
    /**
     * Moves a branch one place towards the main line; `false` where it is the first already.
     */
    promote(node: number): boolean;
    /**
     * The first game of a record, or the game of a short form; the error is a refusal in JSON.
     */
    static read(text: string): GameTree;
    /**
     * The whole tree as a record.
     */
    record(): string;
    /**
     * Why the last touch of a path, which no choice continues there, leads nowhere.
     */
    refuse(node: number, path: string[]): string | undefined;
    /**
     * Everything a screen shows at a node, but for the list of moves, which is the tree itself. Nothing is hidden.
     */
    view(node: number): string | undefined;
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
     * The choices of the player in that seat; none unless it is their turn.
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
     * Everything a screen shows to the player in that seat, or to a spectator.
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
 * A picture, as an SVG file, of where the words lead from a game's start or from a position text: moves, and between them
 * what was settled beside the rules, as in `resigned-r`. The error is a refusal in JSON.
 */
export function picture(name: string, start: string | null | undefined, words: string[], dark: boolean): string;

/**
 * A game's rules page; `None` for an unknown name.
 */
export function rules(name: string, lang: string): string | undefined;

export type InitInput = RequestInfo | URL | Response | BufferSource | WebAssembly.Module;

export interface InitOutput {
    readonly memory: WebAssembly.Memory;
    readonly __wbg_board_free: (a: number, b: number) => void;
    readonly __wbg_editor_free: (a: number, b: number) => void;
    readonly __wbg_export_free: (a: number, b: number) => void;
    readonly __wbg_gametree_free: (a: number, b: number) => void;
    readonly __wbg_onlineroom_free: (a: number, b: number) => void;
    readonly board_choices: (a: number, b: number, c: number) => void;
    readonly board_new: (a: number, b: number, c: number, d: number, e: number) => void;
    readonly board_play: (a: number, b: number, c: number, d: number) => void;
    readonly board_redo: (a: number) => number;
    readonly board_refuse: (a: number, b: number, c: number, d: number, e: number) => void;
    readonly board_settle: (a: number, b: number, c: number, d: number) => void;
    readonly board_undo: (a: number) => number;
    readonly board_view: (a: number, b: number, c: number) => void;
    readonly editor_clear: (a: number) => void;
    readonly editor_fields: (a: number, b: number) => void;
    readonly editor_new: (a: number, b: number, c: number, d: number, e: number) => void;
    readonly editor_read: (a: number, b: number, c: number, d: number) => void;
    readonly editor_refusal: (a: number, b: number) => void;
    readonly editor_scene: (a: number, b: number) => void;
    readonly editor_set: (a: number, b: number, c: number, d: number, e: number) => number;
    readonly editor_start: (a: number) => void;
    readonly editor_text: (a: number, b: number) => void;
    readonly editor_tools: (a: number, b: number) => void;
    readonly editor_touch: (a: number, b: number, c: number, d: number) => void;
    readonly export_date: (a: number, b: number, c: number, d: number) => void;
    readonly export_keep: (a: number, b: number, c: number) => void;
    readonly export_link: (a: number, b: number) => void;
    readonly export_name_player: (a: number, b: number, c: number, d: number) => void;
    readonly export_new: (a: number, b: number, c: number, d: number, e: number, f: number, g: number) => void;
    readonly export_text: (a: number, b: number) => void;
    readonly findGames: (a: number, b: number, c: number, d: number, e: number) => void;
    readonly games: (a: number) => void;
    readonly gametree_ahead: (a: number, b: number, c: number, d: number, e: number) => void;
    readonly gametree_choices: (a: number, b: number, c: number) => void;
    readonly gametree_comment: (a: number, b: number, c: number, d: number) => void;
    readonly gametree_delete: (a: number, b: number) => number;
    readonly gametree_json: (a: number, b: number) => void;
    readonly gametree_link: (a: number, b: number) => void;
    readonly gametree_mainLine: (a: number, b: number) => void;
    readonly gametree_makeMain: (a: number, b: number) => void;
    readonly gametree_mark: (a: number, b: number, c: number) => void;
    readonly gametree_moves: (a: number, b: number, c: number) => void;
    readonly gametree_name: (a: number, b: number) => void;
    readonly gametree_of: (a: number, b: number, c: number, d: number, e: number, f: number, g: number) => void;
    readonly gametree_play: (a: number, b: number, c: number, d: number, e: number) => void;
    readonly gametree_promote: (a: number, b: number) => number;
    readonly gametree_read: (a: number, b: number, c: number) => void;
    readonly gametree_record: (a: number, b: number) => void;
    readonly gametree_refuse: (a: number, b: number, c: number, d: number, e: number) => void;
    readonly gametree_view: (a: number, b: number, c: number) => void;
    readonly messages: (a: number, b: number, c: number) => void;
    readonly onlineroom_apply: (a: number, b: number, c: number, d: number) => void;
    readonly onlineroom_choices: (a: number, b: number, c: number) => void;
    readonly onlineroom_new: (a: number, b: number, c: number) => void;
    readonly onlineroom_number: (a: number) => number;
    readonly onlineroom_refuse: (a: number, b: number, c: number, d: number, e: number) => void;
    readonly onlineroom_state: (a: number, b: number) => void;
    readonly onlineroom_view: (a: number, b: number, c: number) => void;
    readonly onlineroom_viewAfter: (a: number, b: number, c: number, d: number, e: number) => void;
    readonly picture: (a: number, b: number, c: number, d: number, e: number, f: number, g: number, h: number) => void;
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
