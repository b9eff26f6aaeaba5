import { describe, expect, it } from 'vitest';
import { durationsOf, secondsOf } from '../../../scripts/lib/durations.mjs';
import { progressOf } from '../../../scripts/lib/progress.mjs';

/** Of two suites: one of two files that are listed, one with a file too short to be. */
const durations = {
  seconds: 300,
  tests: 1234,
  suites: {
    console: { files: 2, seconds: 120, slowest: { 'a.test.ts': 90, 'b.test.ts': 30 } },
    e2e: { files: 3, seconds: 82, slowest: { 'c.test.ts': 80 } },
  },
};
const ended = (file: string, failed = 0) => ({ file, passed: 10, failed });

describe('the durations of a run', () => {
  it('say how long a file takes; one that is not listed takes its share of the rest', () => {
    expect(secondsOf(durations, 'console', 'a.test.ts')).toBe(90);
    expect(secondsOf(durations, 'e2e', 'short.test.ts')).toBe(1);
    expect(secondsOf(durations, 'a new suite', 'a.test.ts')).toBe(0);
  });

  it('are kept from the reports of the suites, the slow files by name', () => {
    const file = (name: string, milliseconds: number) => ({
      name: `${process.cwd()}/tests/${name}`,
      startTime: 1000,
      endTime: 1000 + milliseconds,
    });
    const reports = { unit: { testResults: [file('quick.test.ts', 240), file('slow.test.ts', 4120)] } };
    expect(durationsOf({ seconds: 61.4, tests: 7, reports })).toEqual({
      seconds: 61,
      tests: 7,
      suites: { unit: { files: 2, seconds: 4.4, slowest: { 'tests/slow.test.ts': 4.1 } } },
    });
  });
});

describe('the progress of a run', () => {
  it('says beforehand what will be done and for how long', () => {
    expect(progressOf(durations, ['console', 'e2e']).plan()).toBe(
      'Format, lint, types and build, beside them 2 suites (console, e2e): some 1,234 tests, about 5 minutes.',
    );
  });

  it('says what is done and what is left, as long as before at first and then by its own pace', () => {
    const progress = progressOf(durations, ['console', 'e2e']);
    progress.begin('console');
    progress.begin('e2e');
    expect(progress.line(5)).toBe(
      '  0:05  0 % done, about 5 minutes left: 0 tests passed, 0 failed; now console, e2e',
    );
    progress.file('console', ended('a.test.ts'));
    progress.file('console', ended('b.test.ts', 1));
    progress.end('console');
    expect(progress.line(600)).toBe(
      '  10:00  59 % done, about 7 minutes left: 20 tests passed, 1 failed; now e2e',
    );
    for (const name of ['c.test.ts', 'short.test.ts', 'other.test.ts']) progress.file('e2e', ended(name));
    progress.end('e2e');
    expect(progress.line(660)).toBe('  11:00  99 % done, about a minute left: 50 tests passed, 1 failed');
  });

  it('says nothing false of a suite that nobody has run yet', () => {
    const progress = progressOf(durations, ['new']);
    progress.file('new', ended('a.test.ts'));
    expect(progress.line(30)).toBe('  0:30  0 % done, about 5 minutes left: 10 tests passed, 0 failed');
  });
});
