/* tslint:disable */
/* eslint-disable */
export const memory: WebAssembly.Memory;
export const __wbg_reviewer_free: (a: number, b: number) => void;
export const __wbg_thinker_free: (a: number, b: number) => void;
export const levelMove: (a: number, b: number, c: number, d: number, e: number, f: number, g: number, h: number, i: number) => void;
export const reviewer_at: (a: number, b: number, c: number, d: number, e: number, f: number) => number;
export const reviewer_moments: (a: number, b: number) => void;
export const reviewer_progress: (a: number) => number;
export const reviewer_step: (a: number) => number;
export const thinker_at: (a: number, b: number, c: number, d: number, e: number, f: number) => number;
export const thinker_decided: (a: number) => number;
export const thinker_opinion: (a: number, b: number) => void;
export const thinker_think: (a: number) => void;
export const __wbindgen_export: (a: number, b: number) => number;
export const __wbindgen_export2: (a: number, b: number, c: number, d: number) => number;
export const __wbindgen_export3: (a: number, b: number, c: number) => void;
export const __wbindgen_externrefs: WebAssembly.Table;
export const __wbindgen_add_to_stack_pointer: (a: number) => number;
export const __wbindgen_export4: () => number;
export const __wbindgen_export5: (a: number, b: number) => void;
export const __wbindgen_start: () => void;
