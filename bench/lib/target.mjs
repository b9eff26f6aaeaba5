import { median } from './report.mjs';
import { medianBetween, spread } from './spread.mjs';

/**
 * @typedef {object} Figure what is compared
 * @property {string} what
 * @property {(round: Record<string, any>) => number} of the figure of one round, from the sample of each side
 * @property {number} limit
 * @property {boolean} atMost otherwise at least
 * @property {boolean} [absolute] not a ratio: it is reported, and nothing is repeated for it
 */

/**
 * @typedef {object} Target
 * @property {string} what
 * @property {number} value the median of the rounds
 * @property {string} wanted
 * @property {number} [spread] of a ratio, when there were rounds enough to know it
 * @property {'yes' | 'within the noise' | 'NO'} met
 */

/**
 * Compares a figure with its limit. One that misses its limit by less than its spread is within the noise of the
 * machine.
 * @param {Figure} figure
 * @param {Record<string, any>[]} rounds the samples of each, by side
 * @returns {Target}
 */
export function target({ what, of, limit, atMost, absolute }, rounds) {
  const values = rounds.map(of);
  const value = median(values);
  const [low, high] = medianBetween(values);
  const holds = (one) => (atMost ? one <= limit : one >= limit);
  const isNoise = Number.isFinite(low) && holds(atMost ? low : high);
  return {
    what,
    value: Number(value.toFixed(2)),
    wanted: `${atMost ? 'at most' : 'at least'} ${limit}`,
    spread: absolute || !Number.isFinite(low) ? undefined : Number(spread(values).toFixed(2)),
    met: holds(value) ? 'yes' : isNoise ? 'within the noise' : 'NO',
  };
}
