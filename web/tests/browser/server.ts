// A plain file server for the tests, with the very policy that the real server sends.
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
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
};

/** The policy as the Rust source has it. */
function policy(): string {
  const source = readFileSync(join(web, '../crates/server/src/assets.rs'), 'utf8');
  const text = /const POLICY: &str = "([^"]+)"/.exec(source)?.[1];
  if (text === undefined) throw new Error('the server has no policy');
  return text.replace(/\\\n\s*/g, '');
}

export function serve(folder: string): Promise<{ url: string; stop: () => void }> {
  const root = resolve(web, folder);
  const rule = policy();
  const server: Server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://x').pathname);
    const send = (file: string, status: number) => {
      const body = readFileSync(join(root, file));
      response.writeHead(status, {
        'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
        'content-security-policy': rule,
      });
      response.end(body);
    };
    try {
      send(path === '/' ? 'index.html' : path, 200);
    } catch {
      send('index.html', 404);
    }
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      resolve({ url: `http://127.0.0.1:${port}/`, stop: () => void server.close() });
    });
  });
}
