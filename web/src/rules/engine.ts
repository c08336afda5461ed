// The engine as WebAssembly, with rules of its own: loaded once, by the worker, never by the page.
import init, * as wasm from '$wasm/siliam_thinking.js';
import address from '$wasm/siliam_thinking_bg.wasm?url';

export type Engine = typeof wasm;

let loading: Promise<Engine> | undefined;

export function loadEngine(): Promise<Engine> {
  loading ??= init({ module_or_path: address }).then(
    () => wasm,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
