// The rules as WebAssembly, loaded once, when they are first needed. The engine is another module, the worker's.
import init, * as wasm from '$wasm/siliam_rules.js';
import address from '$wasm/siliam_rules_bg.wasm?url';

export type Module = typeof wasm;

export const loadModule = (): Promise<Module> => init({ module_or_path: address }).then(() => wasm);
