import { describe, expect, it } from 'vitest';
import { serviceYear, serviceYears } from '../../../contract/orders/serviceYear';

describe('the service year', () => {
  it.each([
    ['2026-07-31T21:59:59Z', 2025],
    ['2026-07-31T22:00:00Z', 2026],
    ['2026-12-31T22:59:59Z', 2026],
    ['2026-12-31T23:00:00Z', 2026],
    ['2027-07-31T12:00:00Z', 2026],
  ])('REG-041 REG-004 of %s, when August begins in Rome, is %i', (instant, year) =>
    expect(serviceYear(instant)).toBe(year),
  );

  it('REG-042 that can be chosen is the last or the current year', () => {
    expect(serviceYears('2026-11-21T10:00:00Z')).toEqual([2025, 2026]);
    expect(serviceYears('2026-12-31T23:00:00Z')).toEqual([2026, 2027]);
  });
});
