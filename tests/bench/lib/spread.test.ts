import { describe, expect, it } from 'vitest';
import { medianBetween, spread } from '../../../bench/lib/spread.mjs';

describe('the interval that holds the median', () => {
  it.each([
    { numbers: [5, 1, 4, 2, 3], between: [1, 5] },
    { numbers: [1, 2, 3, 4, 5, 6, 7], between: [1, 7] },
    // By the binomial distribution 1 - 2 × (1 + 8) / 2⁸ = 0.93.
    { numbers: [1, 2, 3, 4, 5, 6, 7, 8], between: [2, 7] },
    // 1 - 2 × (1 + 11 + 55) / 2¹¹ = 0.93.
    { numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], between: [3, 9] },
  ])('of $numbers.length numbers is $between', ({ numbers, between }) => {
    expect(medianBetween(numbers)).toEqual(between);
  });

  it('is without bounds for fewer than five', () => {
    expect(medianBetween([1, 2, 3, 4])).toEqual([Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]);
  });

  it('is as wide as a part of the median', () => {
    expect(spread([1, 2, 2, 2, 3])).toBe(1);
  });
});
