import { median } from './report.mjs';

/** The minimum confidence of the interval for the median. */
const CHANCE = 0.9;

/**
 * Returns a confidence interval for the median from order statistics, which assumes nothing about the distribution. It
 * needs at least five values: fewer give no interval with this confidence.
 * @param {number[]} numbers
 * @returns {[number, number]}
 */
export function medianBetween(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const outside = outsideBy(sorted.length);
  if (outside < 0) return [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  return [sorted[outside], sorted[sorted.length - 1 - outside]];
}

/** Returns the width of that interval relative to the median. */
export function spread(numbers) {
  const [low, high] = medianBetween(numbers);
  return (high - low) / Math.abs(median(numbers));
}

/** Returns how many of the smallest values, and as many of the largest, may be excluded; -1 when there are too few. */
function outsideBy(count) {
  let tail = 0;
  let ways = 1;
  for (let outside = 0; outside < count; outside += 1) {
    tail += ways / 2 ** count;
    if (1 - 2 * tail < CHANCE) return outside - 1;
    ways = (ways * (count - outside)) / (outside + 1);
  }
  return -1;
}
