/** How much work a file of each suite is, in files of the provider's suite: what the order of magnitude of a machine keeps. */
const COST = { unit: 0.1, console: 1.5, signatures: 2, programs: 8, e2e: 15 };
/** The share of the work after which the pace of this run says how long the rest takes. */
const KNOWN_FROM = 0.1;

const minutes = (seconds) => (seconds < 90 ? 'about a minute' : `about ${Math.round(seconds / 60)} minutes`);
const clock = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
const counted = (number) => number.toLocaleString('en');

/**
 * How far a run of several suites is, and how long the rest takes at the pace of this run.
 * @param {Record<string, number>} suites how many files each of them has
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
    /** @param {{ passed: number, failed: number }} ended what a file that has ended found */
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
