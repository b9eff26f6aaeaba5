import { median } from './report.mjs';

/** The least chance with which the interval holds the median of all that could be measured. */
const CHANCE = 0.9;

/**
 * Between which of the measured numbers the median lies: an interval by order, which asks nothing of how they are
 * distributed. Five numbers are the least: fewer bound nothing with this chance.
 * @param {number[]} numbers
 * @returns {[number, number]}
 */
export function medianBetween(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const outside = outsideBy(sorted.length);
  if (outside < 0) return [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  return [sorted[outside], sorted[sorted.length - 1 - outside]];
}

/** How wide that interval is, as a part of the median. */
export function spread(numbers) {
  const [low, high] = medianBetween(numbers);
  return (high - low) / Math.abs(median(numbers));
}

/** How many of the smallest, and as many of the largest, may be left out; -1 when there are too few numbers. */
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
