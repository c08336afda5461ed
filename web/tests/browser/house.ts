// The real server for tests of online play, behind a proxy that serves the build under test and can lose the connection.
//
// The program embeds the committed build; the tests look at the one they are given, so pages come from the folder and only
// what the server answers itself comes from the server.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll } from 'vitest';
import { launch, type Site } from './harness.ts';
import { answerFile } from './server.ts';

const PROGRAM = fileURLToPath(new URL('../../../target/debug/siliam', import.meta.url));

export class House {
  url = '';
  private readonly data = mkdtempSync(join(tmpdir(), 'siliam-house-'));
  /** Open WebSockets, each with the guest whose it is. */
  private readonly sockets = new Map<Socket, string>();
  /** Guests who have lost the connection; `''` for everybody. */
  private readonly lost = new Set<string>();
  private readonly proxy = createServer((request, response) => this.answer(request, response));
  private program: ChildProcess | null = null;
  private port = 0;

  constructor(
    private readonly folder: string,
    /** More arguments of the server. */
    private readonly more: string[] = [],
  ) {}

  async open(): Promise<void> {
    if (!existsSync(PROGRAM)) throw new Error('target/debug/siliam is missing: cargo build -p siliam');
    this.proxy.on('upgrade', (request, socket, head) => this.upgrade(request, socket as Socket, head));
    await new Promise<void>((resolve) => this.proxy.listen(0, '127.0.0.1', resolve));
    const address = this.proxy.address();
    this.url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`;
    await this.start();
  }

  async close(): Promise<void> {
    this.cut();
    await this.kill();
    this.proxy.closeAllConnections();
    this.proxy.close();
    rmSync(this.data, { recursive: true, force: true });
  }

  /** Starts the server on the data it had. */
  async start(): Promise<void> {
    const program = spawn(PROGRAM, ['serve', '--listen', '127.0.0.1:0', '--data', this.data, ...this.more], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.program = program;
    this.port = await new Promise<number>((resolve, reject) => {
      let said = '';
      const read = (chunk: Buffer) => {
        said += chunk.toString();
        const port = /127\.0\.0\.1:(\d+)/.exec(said)?.[1];
        if (port !== undefined) resolve(Number(port));
      };
      program.stdout.on('data', read);
      program.stderr.on('data', read);
      program.on('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
    });
  }

  /** Kills the server without a word, as a crash would. */
  async kill(): Promise<void> {
    const { program } = this;
    this.program = null;
    if (!program || program.exitCode !== null) return;
    const gone = new Promise((resolve) => program.once('exit', resolve));
    program.kill('SIGKILL');
    await gone;
  }

  /** Loses the connections of a guest, or of everybody, and refuses new ones until it is mended. */
  cut(guest = ''): void {
    this.lost.add(guest);
    for (const [socket, whose] of this.sockets) if (guest === '' || whose === guest) socket.destroy();
  }

  mend(): void {
    this.lost.clear();
  }

  private isLost(request: IncomingMessage): boolean {
    return this.lost.has('') || this.lost.has(guestOf(request.headers.cookie));
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    const path = request.url ?? '/';
    if (!/^\/(api|j|health)\b/.test(path)) return answerFile(this.folder, path, response);
    if (this.isLost(request)) return void request.socket.destroy();
    const { method, headers } = request;
    const passed = ask({ host: '127.0.0.1', port: this.port, path, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => request.socket.destroy());
    request.pipe(passed);
  }

  /** Hands a WebSocket through, byte by byte. */
  private upgrade(request: IncomingMessage, client: Socket, head: Buffer): void {
    if (this.isLost(request)) return void client.destroy();
    const server = connect(this.port, '127.0.0.1');
    const lines = [`${request.method} ${request.url} HTTP/1.1`];
    for (let index = 0; index < request.rawHeaders.length; index += 2) {
      lines.push(`${request.rawHeaders[index]}: ${request.rawHeaders[index + 1]}`);
    }
    server.write(`${lines.join('\r\n')}\r\n\r\n`);
    server.write(head);
    client.pipe(server).pipe(client);
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      this.sockets.set(one, guestOf(request.headers.cookie));
      one.on('error', () => undefined);
      one.on('close', () => {
        this.sockets.delete(one);
        other.destroy();
      });
    }
  }
}

/** The token of the guest who asks. */
const guestOf = (cookie: string | undefined): string => /siliam=([\w-]+)/.exec(cookie ?? '')?.[1] ?? 'nobody';

/** A server, and a browser to play on it; there is something in it once tests run. */
export function house(more: string[] = []): Site & { house: House } {
  const here = { house: new House(process.env.SILIAM_DIST ?? 'dist', more) } as Site & { house: House };
  beforeAll(async () => {
    here.browser = await launch();
    await here.house.open();
    here.url = here.house.url;
  });
  afterAll(async () => {
    await here.browser.close();
    await here.house.close();
  });
  return here;
}
