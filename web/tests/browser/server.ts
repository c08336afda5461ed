// A plain file server for the tests, with the very policy that the real server sends.
import { readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const web = fileURLToPath(new URL('../../', import.meta.url));

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/** The policy as the Rust source has it, for pages that these may show inside theirs. */
function policy(ancestors: string): string {
  const source = readFileSync(join(web, '../crates/server/src/assets.rs'), 'utf8');
  const text = /macro_rules! policy [\s\S]*?concat!\(([\s\S]*?)\$ancestors/.exec(source)?.[1];
  if (text === undefined) throw new Error('the server has no policy');
  return [...text.matchAll(/"([^"]+)"/g)].map(([, part]) => part ?? '').join('') + ancestors;
}

const rule = policy("'none'");
const embedded = policy('*');

/** Answers a request with a file of a build; a path that names none gets the front end with status 404. */
export function answerFile(folder: string, path: string, response: ServerResponse): void {
  const root = resolve(web, folder);
  const name = normalize(new URL(path, 'http://x').pathname);
  const send = (file: string, status: number) => {
    const body = readFileSync(join(root, file));
    response.writeHead(status, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'content-security-policy': name.startsWith('/embed/') ? embedded : rule,
    });
    response.end(body);
  };
  try {
    send(name === '/' ? 'index.html' : name, 200);
  } catch {
    send('index.html', 404);
  }
}

export function serve(folder: string): Promise<{ url: string; stop: () => void }> {
  const server: Server = createServer((request, response) => {
    answerFile(folder, request.url ?? '/', response);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      resolve({ url: `http://127.0.0.1:${port}/`, stop: () => void server.close() });
    });
  });
}
