import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { lockFolder } from '../../provider/db/pglite/lockFolder';

const NO_PROGRAMS = { CHROMIUM_PATH: '', POSTGRESQL_BIN: '', PATH: '' };

/** Runs a script of package.json to completion. */
function run(script: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { status, printed: `${stdout}${stderr}` };
}

describe('a command that cannot be understood, or lacks a program', () => {
  it.each<[string, readonly string[], NodeJS.ProcessEnv, RegExp]>([
    ['scripts/eject.mjs', ['user', 'list', '--nothing'], {}, /^Unknown option '--nothing'/],
    [
      'scripts/eject.mjs',
      ['user', 'toString'],
      {},
      /^Say which: npm run eject -- user list\. There are: list/,
    ],
    ['bench/run.mjs', ['--only', 'nothing'], {}, /^There is no benchmark "nothing": first-screen, list,/],
    ['bench/run.mjs', ['--only'], {}, /^There is no benchmark "": first-screen, list,/],
    [
      'scripts/mutate.mjs',
      ['nothing like it'],
      {},
      /^No fault has "nothing like it" in its name\. There are:\n {2}\S/m,
    ],
    ['scripts/e2e.mjs', [], NO_PROGRAMS, /^Chromium is needed by the tests: install Chromium, or set/],
    ['scripts/dev.mjs', [], { PORT: 'http' }, /^PORT must be a whole number from 1 to 65535, not "http"\.$/m],
  ])('%s %j is refused in a sentence', (script, args, env, sentence) => {
    const { status, printed } = run(script, args, env);
    expect(printed).toMatch(sentence);
    expect(printed).not.toMatch(/\n\s+at /);
    expect(status).toBe(1);
  });

  it('scripts/dev.mjs says which process is at work in the checkout already', async () => {
    const release = await takeCheckout();
    const { status, printed } = run('scripts/dev.mjs', []);
    await release();
    expect(printed).toMatch(/^npm run dev is at work in .+ already \(process \d+\): stop it, or use/m);
    expect(printed).not.toMatch(/\n\s+at /);
    expect(status).toBe(1);
  });

  it('scripts/dev.mjs says which port the provider cannot have', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const { status, printed } = run('scripts/dev.mjs', [], { PROVIDER_PORT: String(port) });
    taken.close();
    expect(printed).toMatch(new RegExp(`(at port ${port} .+ PROVIDER_PORT=|at work in .+ already)`));
    expect(status).toBe(1);
  });
});

/** Locks the checkout like `npm run dev`; if a developer already runs one, that lock serves as well. */
function takeCheckout(): Promise<() => Promise<void>> {
  return lockFolder('.cache/dev').catch(() => async () => undefined);
}
