// Part of the build: lists what was built in the service worker, which keeps all of it in the browser.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Everything in a folder, in order. */
function filesIn(folder: string): string[] {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/** The service worker with the list of files and the name of this version, which is made of their bytes. */
export function fillIn(source: string, files: Map<string, Uint8Array>): string {
  const hash = createHash('sha256').update(source);
  for (const [name, bytes] of files) hash.update(`${name}\0${bytes.length}\0`).update(bytes);
  const paths = [...files.keys()].map((name) => (name === 'index.html' ? '/' : `/${name}`));
  const filled = source
    .replace('const FILES = [];', `const FILES = ${JSON.stringify(paths)};`)
    .replace("const VERSION = '';", `const VERSION = '${hash.digest('hex').slice(0, 16)}';`);
  if (filled.split(JSON.stringify(paths)).length !== 2 || filled.includes("VERSION = ''"))
    throw new Error('the service worker has no place for the list of files');
  return filled;
}

/** Writes `sw.js` once everything else is built. */
export function pocket(source: string): Plugin {
  let folder = '';
  return {
    name: 'siliam-pocket',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle() {
      const names = filesIn(folder).filter((name) => name !== 'sw.js');
      const files = new Map(names.map((name) => [name, readFileSync(join(folder, name))]));
      writeFileSync(join(folder, 'sw.js'), fillIn(readFileSync(source, 'utf8'), files));
    },
  };
}
