import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const tsc = resolve('node_modules/.bin/tsc');

/** A program of somebody else that creates a user. */
const program = (body: string) => `
import { HttpResponse, type Problem, SportelloApi } from './sportelloApi';

/** Adds the proof of possession to each request. */
const withProof: typeof fetch = (input, init) => fetch(input, init);
const client = new SportelloApi<string>({
  baseUrl: 'https://scuole.example',
  customFetch: withProof,
  securityWorker: (token) => ({ headers: { authorization: \`DPoP \${token}\` } }),
});

export async function create(): Promise<string> {
  try {
    const answer = await client.api.userCreate('SG10001', ${body}, { headers: { 'idempotency-key': 'k' } });
    return answer.data.uid;
  } catch (refused) {
    const problem = (refused as HttpResponse<unknown, Problem>).error;
    return problem.code === 'conflict' ? 'taken' : problem.title;
  }
}
`;
const person = `{ username: 'rossi.mario', nome: 'Mario', cognome: 'Rossi', email: 'rossi@example.org', codiceFiscale: 'RSSMRA80A01H501U' }`;

describe('npm run client', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sportello-client-'));
  beforeAll(async () => {
    await run(process.execPath, ['scripts/client.mjs', folder]);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Compiles a program with the client. @returns what the compiler reports */
  async function compiled(body: string): Promise<string> {
    writeFileSync(join(folder, 'program.ts'), program(body));
    const options = [
      '--noEmit',
      '--strict',
      '--target',
      'es2022',
      '--lib',
      'es2022,dom',
      '--module',
      'esnext',
    ];
    const types = ['--moduleResolution', 'bundler', '--skipLibCheck', '--types', ''];
    return run(tsc, [...options, ...types, join(folder, 'program.ts')], { cwd: folder }).then(
      ({ stdout }) => stdout,
      ({ stdout }) => String(stdout),
    );
  }

  it('writes a client that compiles, with types of bodies, responses and problems', async () => {
    expect(await compiled(person)).toBe('');
  });

  it('refuses a body that lacks a field, or has one of another type, when it is compiled', async () => {
    expect(await compiled(`{ username: 'rossi.mario' }`)).toContain(
      "missing the following properties from type 'UserCreatePayload'",
    );
    expect(await compiled(person.replace("'Rossi'", '1'))).toContain('error TS2322');
  });
});
