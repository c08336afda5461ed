// The WebAssembly module, loaded once, when it is first needed.
import init, * as wasm from '$wasm/siliam_wasm.js';
import address from '$wasm/siliam_wasm_bg.wasm?url';

export type Module = typeof wasm;

let loading: Promise<Module> | undefined;

export function loadModule(): Promise<Module> {
  loading ??= init({ module_or_path: address }).then(
    () => wasm,
    (error: unknown) => {
      // A lost connection must not be remembered for ever.
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
