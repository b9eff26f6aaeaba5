import { describe, expect, it } from 'vitest';
import { faults } from './faults';
import { noticing } from './noticing';

describe('a fault of the engine', () => {
  const unnoticed = noticing('faults', faults);
  it('is noticed by the generated suites, nine times out of ten', () => {
    expect(unnoticed.length).toBeLessThanOrEqual(faults.length / 10);
  });
});
