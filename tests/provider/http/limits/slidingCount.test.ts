import { describe, expect, it } from 'vitest';
import { countsIn, slotOf, waitFor } from '../../../../provider/http/limits/slidingCount';

describe('what may be done so many times a minute', () => {
  it('is counted by the minute, and the one before is known', () => {
    expect([slotOf(0), slotOf(59.9), slotOf(60)]).toEqual([60, 60, 120]);
    const counts = { slot: 120, before: 3, now: 5 };
    expect(countsIn(120, counts)).toEqual(counts);
    expect(countsIn(180, counts)).toEqual({ slot: 180, before: 5, now: 0 });
    expect(countsIn(240, counts)).toEqual({ slot: 240, before: 0, now: 0 });
    expect(countsIn(60, undefined)).toEqual({ slot: 60, before: 0, now: 0 });
  });

  it('may be done until it was done so often in the last sixty seconds', () => {
    expect(waitFor({ slot: 60, before: 0, now: 9 }, 10, 0)).toBeUndefined();
    expect(waitFor({ slot: 60, before: 0, now: 10 }, 10, 30)).toBe(30);
    // Half of the previous minute still counts.
    expect(waitFor({ slot: 120, before: 10, now: 4 }, 10, 90)).toBeUndefined();
    expect(waitFor({ slot: 120, before: 10, now: 5 }, 10, 90)).toBe(1);
    expect(waitFor({ slot: 120, before: 10, now: 5 }, 10, 66)).toBe(24);
    // Twice the limit: after the end of this minute and half of the next.
    expect(waitFor({ slot: 60, before: 0, now: 20 }, 10, 30)).toBe(60);
  });

  it('may be done again when the wait is over, and not a moment before', () => {
    for (const [before, now, at] of [
      [100, 0, 61],
      [70, 30, 95],
      [0, 100, 119],
      [40, 180, 100],
    ] as const) {
      const wait = waitFor({ slot: 120, before, now }, 50, at) ?? 0;
      const then = at + wait;
      const counts = countsIn(slotOf(then), { slot: 120, before, now });
      expect(waitFor(counts, 50, then + 0.01)).toBeUndefined();
      const sooner = then - 1.5;
      if (sooner > at)
        expect(waitFor(countsIn(slotOf(sooner), { slot: 120, before, now }), 50, sooner)).toBeGreaterThan(0);
    }
  });
});
