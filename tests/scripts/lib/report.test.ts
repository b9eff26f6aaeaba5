import { describe, expect, it } from 'vitest';
import { broken, countsOf, nothing, sum } from '../../../scripts/lib/report.mjs';

const test = (status: string, fullName = 'does it') => ({ status, fullName, failureMessages: ['because'] });
const file = (status: string, ...assertionResults: object[]) => ({
  name: '/p/a.test.ts',
  status,
  message: 'cannot import',
  assertionResults,
});

describe('the report of a suite', () => {
  it('counts passed, failed and skipped tests, and keeps why they failed', () => {
    const report = {
      testResults: [file('failed', test('passed'), test('failed'), test('skipped'), test('todo'))],
    };
    expect(countsOf(report, 1)).toEqual({
      passed: 1,
      failed: 1,
      skipped: 2,
      failures: [{ title: 'does it', file: '/p/a.test.ts', message: 'because' }],
    });
  });

  it('counts a file that could not be loaded as one failure', () => {
    const { failed, failures } = countsOf(
      { testResults: [file('failed'), file('passed', test('passed'))] },
      1,
    );
    expect(failed).toBe(1);
    expect(failures).toEqual([
      { title: 'the file could not run', file: '/p/a.test.ts', message: 'cannot import' },
    ]);
  });

  it('counts a suite without tests as one failure, even when it says that all is well', () => {
    expect(countsOf({ testResults: [] }, 0).failed).toBe(1);
    expect(countsOf({ testResults: [file('passed', test('skipped'))] }, 0).failed).toBe(1);
  });

  it('counts a run that failed although every test passed as one failure', () => {
    expect(countsOf({ testResults: [file('passed', test('passed'))] }, 1).failed).toBe(1);
    expect(countsOf({ testResults: [file('passed', test('passed'))] }, 0).failed).toBe(0);
  });

  it('adds up suites', () => {
    const passed = { ...nothing(), passed: 2, skipped: 1 };
    expect(sum([passed, broken('lint', 'a line'), passed])).toEqual({
      passed: 4,
      failed: 1,
      skipped: 2,
      failures: [{ title: 'lint', file: '', message: 'a line' }],
    });
  });
});
