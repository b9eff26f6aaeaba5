import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

const NO_PROGRAMS = { CHROMIUM_PATH: '', POSTGRESQL_BIN: '', PATH: '' };

/** Runs a script of package.json to its end. */
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
    ['scripts/e2e.mjs', [], NO_PROGRAMS, /^Chromium is needed by the tests: install Chromium, or set/],
    ['scripts/dev.mjs', [], { PORT: 'http' }, /^PORT must be a whole number from 1 to 65535, not "http"\.$/m],
  ])('%s %j is refused in a sentence', (script, args, env, sentence) => {
    const { status, printed } = run(script, args, env);
    expect(printed).toMatch(sentence);
    expect(printed).not.toMatch(/\n\s+at /);
    expect(status).toBe(1);
  });
});
