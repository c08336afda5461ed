import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { pocket } from './pocket.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte(), pocket(here('./src/pocket/service-worker.js'))],
  resolve: {
    alias: {
      // Symbols, capitals and inks: the same files as in pictures.
      $art: here('../crates/picture/art'),
      // The folders of the games, with their puzzles; a test may bring its own.
      $games: here(process.env.SILIAM_GAMES ?? '../games'),
      // `cargo xtask web` puts the WebAssembly module here; a test build with the toy game puts it elsewhere.
      $wasm: here(process.env.SILIAM_WASM ?? './wasm'),
    },
  },
  server: { fs: { allow: [here('.'), here('../crates/picture/art'), here('../games')] } },
  build: {
    outDir: process.env.SILIAM_DIST ?? 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
  test: { include: ['tests/unit/**/*.test.ts'] },
});
