import { describe, expect, it } from 'vitest';
import { sourcesUnder } from './sources';

/** Waits for a time instead of an event, and measurements that depend on the machine's speed. */
const SPOTS: Readonly<Record<string, RegExp>> = {
  'a sleep': /\bsetTimeout\(|\btimers\/promises\b|\bwaitForTimeout\(/,
  'a look at how long something took':
    /\bperformance\.now\(|\bcpuUsage\(|\bexpect\([^;]*(- Date\.now\(\)|\bDate\.now\(\) -)/,
  'a retry': /\bretry: \d/,
  'a limit of its own':
    /\btimeout: (\d|\w+ \?)|^ *\}, \d[\d_]*\);$|\bwait(For|Until)\(.*, \d[\d_]*\);$|\bvi\.wait/m,
};

/** The few permitted ones, with the reason. */
const HONEST: Readonly<Record<string, string>> = {
  'tests/fixtures/eventually.ts': 'is how the others wait',
  'tests/fixtures/browserProfile.ts': 'makes answers late on purpose, with --slow',
  'tests/fixtures/tcpProxy.ts': 'is a slow network',
  'tests/fixtures/suites/listChecks.ts': 'nothing says that nothing more will be asked',
  'tests/src/engine/list/Above.test.tsx': 'nothing says that nothing more will be drawn',
  'tests/src/engine/screen/ResourceList.test.tsx': 'nothing says that nothing more will be drawn',
  'tests/provider/mail/mailing.test.ts': 'nothing says that no mail will be sent',
  'tests/provider/processes/kill.test.ts': 'kills at a moment of chance, whatever the process is doing',
  'tests/provider/processes/twoProcesses.postgresql.test.ts': 'kills at a moment of chance',
  'tests/provider/identity/signIn/attempt.test.ts': 'an answer takes so long at least, whatever it says',
  'tests/provider/areas/account/passwords.test.ts': 'an answer takes so long at least, whatever it says',
  'tests/provider/signing/mutation.test.ts': 'npm run soak tries every bit there, for minutes',
  'tests/provider/signing/timestamps.test.ts': 'what was signed now bears the time of now',
  'tests/e2e/users.leave.test.ts': 'what it proves is about the first 100 ms',
};

const tests = sourcesUnder('tests').filter(
  ({ path }) => !/^tests\/(soak|mutations|architecture)\//.test(path),
);
const guilty = tests.flatMap(({ path, text }) =>
  Object.entries(SPOTS)
    .filter(([, spot]) => spot.test(text))
    .map(([what]) => ({ path, what })),
);

describe('a test waits for an event, or for a clock of its own', () => {
  it('and has neither a sleep, nor a stopwatch, nor a retry, nor a limit of its own', () => {
    expect(guilty.filter(({ path }) => !(path in HONEST))).toEqual([]);
  });

  it('but the few that say why; who needs it no more is taken from them', () => {
    const found = new Set(guilty.map(({ path }) => path));
    expect(Object.keys(HONEST).filter((path) => !found.has(path))).toEqual([]);
  });

  it.each([
    ['a sleep', 'await new Promise((resolve) => setTimeout(resolve, 100));'],
    ['a sleep', 'await page.waitForTimeout(500);'],
    ['a look at how long something took', 'expect(Date.now() - begun).toBeLessThan(100);'],
    ['a retry', "it('works', { retry: 2 }, () => undefined);"],
    ['a limit of its own', "it('works', async () => {\n}, 30_000);"],
    ['a limit of its own', 'await row.waitFor({ timeout: 5000 });'],
    ['a limit of its own', 'await vi.waitFor(() => expect(done).toBe(true));'],
  ])('%s would be seen', (what, text) => {
    expect(SPOTS[what]?.test(text)).toBe(true);
  });
});
