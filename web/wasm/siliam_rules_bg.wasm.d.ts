/* tslint:disable */
/* eslint-disable */
export const memory: WebAssembly.Memory;
export const __wbg_board_free: (a: number, b: number) => void;
export const board_choices: (a: number, b: number, c: number) => void;
export const board_new: (a: number, b: number, c: number, d: number, e: number) => void;
export const board_play: (a: number, b: number, c: number, d: number) => void;
export const board_redo: (a: number) => number;
export const board_refuse: (a: number, b: number, c: number, d: number, e: number) => void;
export const board_settle: (a: number, b: number, c: number, d: number) => void;
export const board_undo: (a: number) => number;
export const board_view: (a: number, b: number, c: number) => void;
export const games: (a: number) => void;
export const messages: (a: number, b: number, c: number) => void;
export const rules: (a: number, b: number, c: number, d: number, e: number) => void;
export const __wbindgen_export: (a: number, b: number) => number;
export const __wbindgen_export2: (a: number, b: number, c: number, d: number) => number;
export const __wbindgen_export3: (a: number, b: number, c: number) => void;
export const __wbindgen_externrefs: WebAssembly.Table;
export const __wbindgen_add_to_stack_pointer: (a: number) => number;
export const __wbindgen_export4: (a: number) => void;
export const __wbindgen_export5: () => number;
export const __wbindgen_export6: (a: number, b: number) => void;
export const __wbindgen_start: () => void;
