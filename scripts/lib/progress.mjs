import { secondsOf } from './durations.mjs';

/** A run says no less than this of itself before its own pace is believed. */
const BELIEVED_FROM = 0.1;

const minutes = (seconds) => (seconds < 90 ? 'about a minute' : `about ${Math.round(seconds / 60)} minutes`);
const clock = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
const counted = (number) => number.toLocaleString('en');

/**
 * How far a run of several suites is, by how long their files took before.
 * @param {import('./durations.mjs').Durations} durations
 * @param {readonly string[]} suites those that are run
 */
export function progressOf(durations, suites) {
  const whole = suites.reduce((sum, name) => sum + (durations.suites[name]?.seconds ?? 0), 0);
  const atWork = new Set();
  let done = 0;
  let passed = 0;
  let failed = 0;

  /** @returns seconds left: as many as before, and once there is a pace, as many as it leaves */
  function left(elapsed) {
    const share = whole === 0 ? 0 : Math.min(1, done / whole);
    return share < BELIEVED_FROM ? durations.seconds * (1 - share) : (elapsed / share) * (1 - share);
  }

  return {
    begin: (suite) => atWork.add(suite),
    end: (suite) => atWork.delete(suite),
    /** @param {{ file: string, passed: number, failed: number }} file that has ended */
    file(suite, { file, ...counts }) {
      done += secondsOf(durations, suite, file);
      passed += counts.passed;
      failed += counts.failed;
    },
    /** What will be done. */
    plan: () =>
      `Format, lint, types and build, beside them ${suites.length} suites (${suites.join(', ')}): some ` +
      `${counted(durations.tests)} tests, ${minutes(durations.seconds)}.`,
    /** What is done. @param {number} elapsed seconds since the start */
    line(elapsed) {
      const share = whole === 0 ? 0 : Math.min(99, Math.floor((100 * done) / whole));
      const tests = `${counted(passed)} tests passed, ${counted(failed)} failed`;
      const now = atWork.size > 0 ? `; now ${[...atWork].join(', ')}` : '';
      return `  ${clock(elapsed)}  ${share} % done, ${minutes(left(elapsed))} left: ${tests}${now}`;
    },
  };
}
