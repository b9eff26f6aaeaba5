/**
 * Average time of a test file of each suite, relative to one of the provider's suite. Only the orders of magnitude
 * matter, and they are the same on every machine.
 */
const COST = { unit: 0.1, console: 1.5, signatures: 2, programs: 8, e2e: 15 };
/** The share of the work after which the pace of this run gives a useful estimate of the rest. */
const KNOWN_FROM = 0.1;

const minutes = (seconds) => (seconds < 90 ? 'about a minute' : `about ${Math.round(seconds / 60)} minutes`);
const clock = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
const counted = (number) => number.toLocaleString('en');

/**
 * Tracks the progress of a run of several suites, and estimates the remaining time from the pace of this run.
 * @param {Record<string, number>} suites the number of files in each
 */
export function progressOf(suites) {
  const costOf = (suite) => COST[suite] ?? 1;
  const whole = Object.entries(suites).reduce((sum, [suite, files]) => sum + files * costOf(suite), 0);
  const atWork = new Set();
  let done = 0;
  let passed = 0;
  let failed = 0;

  return {
    begin: (suite) => atWork.add(suite),
    end: (suite) => atWork.delete(suite),
    /** @param {{ passed: number, failed: number }} ended the counts of a completed file */
    file(suite, ended) {
      done += costOf(suite);
      passed += ended.passed;
      failed += ended.failed;
    },
    /** @param {number} elapsed seconds since the start */
    line(elapsed) {
      const share = whole === 0 ? 1 : Math.min(1, done / whole);
      const left = share < KNOWN_FROM ? '' : `, ${minutes((elapsed / share) * (1 - share))} left`;
      const tests = `${counted(passed)} tests passed, ${counted(failed)} failed`;
      const now = atWork.size > 0 ? `; now ${[...atWork].join(', ')}` : '';
      return `  ${clock(elapsed)}  ${Math.min(99, Math.floor(100 * share))} % done${left}: ${tests}${now}`;
    },
  };
}
