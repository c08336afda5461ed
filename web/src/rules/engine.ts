// The engine as WebAssembly, with rules of its own: loaded once, by the worker, never by the page.
import init, * as wasm from '$wasm/siliam_thinking.js';
import address from '$wasm/siliam_thinking_bg.wasm?url';
import { once } from './once.ts';

export type Engine = typeof wasm;

export const loadEngine = once((): Promise<Engine> => init({ module_or_path: address }).then(() => wasm));
