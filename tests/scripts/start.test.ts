import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildStale } from '../../scripts/lib/build.mjs';
import { freePort } from '../fixtures/runningProvider';

const MAIN = 'dist/provider/main.js';
let dataDir: string;
beforeAll(() => buildStale('provider'), 120_000);
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'sportello-start-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

interface Ended {
  readonly code: number | null;
  readonly printed: string;
}

/** Starts the built provider, without the demo, and waits until it has ended by itself. */
function ended(env: NodeJS.ProcessEnv): Promise<Ended> {
  const all = { ...process.env, DEMO: '0', DATA_DIR: dataDir, ...env };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [MAIN], { env: all, timeout: 60_000 }, (_error, out, err) =>
      resolve({ code: child.exitCode, printed: `${out}${err}`.trim() }),
    );
  });
}

describe('a start that cannot be', () => {
  const one = (sentence: string | RegExp) => ({ code: 1, printed: expect.stringMatching(sentence) });

  it('says that the port is taken and what to do, in one line', async () => {
    const holder = createServer();
    await new Promise<void>((resolve) => holder.listen(0, resolve));
    const { port } = holder.address() as { port: number };
    const answer = await ended({ PORT: String(port) });
    holder.close();
    expect(existsSync(join(dataDir, 'database'))).toBe(false);
    expect(answer).toEqual(
      one(
        `^Port ${port} is taken by another program: choose another one, as in PORT=${port + 1} npm start\\.$`,
      ),
    );
  });

  it('says that the data folder cannot be written', async () => {
    // Nobody, not even root, may make a folder inside a file.
    const file = join(dataDir, 'file');
    writeFileSync(file, '');
    expect(await ended({ DATA_DIR: join(file, 'data') })).toEqual(
      one(/^The data folder .+ cannot be written .+\.$/),
    );
  });

  it.skipIf(process.getuid?.() === 0)('says that the data folder is read-only', async () => {
    chmodSync(dataDir, 0o555);
    expect(await ended({})).toEqual(one(/^The data folder .+ cannot be written .+\.$/));
  });

  it('says that the data folder is from a newer version, and leaves it as it was', async () => {
    mkdirSync(join(dataDir, 'database'));
    writeFileSync(join(dataDir, 'database', 'PG_VERSION'), '19\n');
    expect(await ended({})).toEqual(one(/^The data folder .+ was written by a newer version .+\.$/));
    expect(existsSync(join(dataDir, 'lock'))).toBe(false);
  });

  it.each([
    [{ DATABASE_URL: 'mysql://localhost/x' }, /^DATABASE_URL must be an address that begins with postgres/],
    [{ PORT: 'http' }, /^PORT must be a whole number from 1 to 65535, not "http"\.$/],
    [{ PUBLIC_URL: 'localhost' }, /^PUBLIC_URL must be an address that begins with http/],
  ])('says what is wrong with %j', async (env, sentence) => {
    expect(await ended(env)).toEqual(one(sentence));
  });

  it.each(['nowhere.invalid', '192.0.2.1'])('says that it cannot listen at the HOST %s', async (host) => {
    expect(await ended({ HOST: host, PORT: String(await freePort()) })).toEqual(
      one(
        /^This machine cannot listen at HOST .+ \(E\w+\): write an address of its own, or leave HOST out\.$/,
      ),
    );
  });

  it('says that PostgreSQL does not answer, without the password', async () => {
    const url = `postgres://anna:segretissima@localhost:${await freePort()}/sportello`;
    const answer = await ended({ DATABASE_URL: url });
    expect(answer).toEqual(one(/^DATABASE_URL cannot be used\. .*localhost.*\.$/));
    expect(answer.printed).not.toContain('segretissima');
  });
});

describe('a start', () => {
  let provider: ChildProcess | undefined;
  let printed = '';
  afterAll(() => provider?.kill('SIGKILL'));

  async function start(port: number): Promise<void> {
    printed = '';
    provider = spawn(process.execPath, [MAIN], {
      env: { ...process.env, DEMO: '0', DATA_DIR: dataDir, PORT: String(port) },
    });
    provider.stdout?.on('data', (chunk) => {
      printed += chunk;
    });
    await expect.poll(() => printed).toContain('ready');
  }

  /** Ends it as Ctrl+C does, well before it would tire of a caller who keeps the connection. */
  async function interrupt(): Promise<void> {
    provider?.kill('SIGINT');
    await expect.poll(() => provider?.exitCode).toBe(0);
  }

  const health = (port: number, agent: Agent) =>
    new Promise((resolve, reject) => {
      const asked = get({ port, path: '/healthz', agent }, (answer) => resolve(answer.resume().statusCode));
      asked.on('error', reject);
    });

  it('tells the address, stops at Ctrl+C, and is ready again', { timeout: 120_000 }, async () => {
    const port = await freePort();
    await start(port);
    expect(printed).toContain(`Sportello is ready: http://localhost:${port}`);
    expect(printed).not.toContain('password');
    const agent = new Agent({ keepAlive: true });
    expect(await health(port, agent)).toBe(200);
    expect(statSync(join(dataDir, 'operator.secret')).mode & 0o777).toBe(0o600);
    await interrupt();
    agent.destroy();
    expect(existsSync(join(dataDir, 'lock'))).toBe(false);
    await start(port);
    const while2 = await ended({ PORT: String(await freePort()) });
    expect(while2).toEqual({
      code: 1,
      printed: expect.stringMatching(/^The data folder .+ is in use by process \d+: .+\.$/),
    });
    await interrupt();
  });
});
