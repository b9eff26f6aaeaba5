import { execFile } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildStale } from '../../scripts/lib/build.mjs';
import { freePort } from '../fixtures/freePort';
import { type RunningProgram, runProgram } from '../fixtures/runningProgram';
import { MAIN } from '../fixtures/runningProvider';

let dataDir: string;
beforeAll(() => buildStale('provider'));
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'sportello-start-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

interface Ended {
  readonly code: number | null;
  readonly printed: string;
}

/** Starts the built provider, or a copy of it, without the demo, and waits until it exits by itself. */
function ended(env: NodeJS.ProcessEnv, main = MAIN): Promise<Ended> {
  const all = { ...process.env, DEMO: '0', DATA_DIR: dataDir, ...env };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [main], { env: all }, (_error, out, err) =>
      resolve({ code: child.exitCode, printed: `${out}${err}`.trim() }),
    );
  });
}

/** Returns the content of the newest lock of a data folder: `null` if it was released. */
function lockOf(dataDir: string): string {
  const folder = join(dataDir, 'lock');
  const newest = Math.max(...readdirSync(folder).map(Number));
  return readFileSync(join(folder, String(newest)), 'utf8');
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
    // Nobody, not even root, can create a folder inside a file.
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
    expect(lockOf(dataDir)).toBe('null');
  });

  it.each([
    [{ DATABASE_URL: 'mysql://localhost/x' }, /^DATABASE_URL must be an address that begins with postgres/],
    [{ PORT: 'http' }, /^PORT must be a whole number from 1 to 65535, not "http"\.$/],
    [{ PUBLIC_URL: 'localhost' }, /^PUBLIC_URL must be an address that begins with http/],
  ])('says what is wrong with %j', async (env, sentence) => {
    expect(await ended(env)).toEqual(one(sentence));
  });

  it('says what is wrong with a setting before it loads any package', async () => {
    cpSync(dirname(MAIN), dataDir, { recursive: true });
    writeFileSync(join(dataDir, 'package.json'), JSON.stringify({ type: 'module' }));
    const main = join(dataDir, basename(MAIN));
    expect(await ended({ PORT: 'http' }, main)).toEqual(one(/^PORT must be [^\n]+$/));
    expect((await ended({}, main)).printed, 'no package is there').toContain('Cannot find package');
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
  let provider: RunningProgram | undefined;
  afterAll(() => provider?.end('SIGKILL'));

  async function start(port: number): Promise<RunningProgram> {
    provider = runProgram([MAIN], { ...process.env, DEMO: '0', DATA_DIR: dataDir, PORT: String(port) });
    await provider.says('ready');
    return provider;
  }

  const health = (port: number) =>
    new Promise((resolve, reject) => {
      const asked = get({ port, path: '/healthz' }, (answer) => resolve(answer.resume().statusCode));
      asked.on('error', reject);
    });

  it('tells the address, stops at Ctrl+C, and is ready again', async () => {
    const port = await freePort();
    const first = await start(port);
    expect(first.printed()).toContain(`Sportello is ready: http://localhost:${port}`);
    expect(first.printed()).not.toContain('password');
    expect(await health(port)).toBe(200);
    expect(statSync(join(dataDir, 'operator.secret')).mode & 0o777).toBe(0o600);
    expect(await first.end('SIGINT')).toBe(0);
    expect(lockOf(dataDir)).toBe('null');
    const second = await start(port);
    expect(await ended({ PORT: String(await freePort()) })).toEqual({
      code: 1,
      printed: expect.stringMatching(/^The data folder .+ is in use by process \d+ on .+: .+\.$/),
    });
    expect(await second.end('SIGINT')).toBe(0);
  });
});
