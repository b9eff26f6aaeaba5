import { expect, it } from 'vitest';
import { daysLeft } from '../../../../src/resources/exportRequests/daysLeft';

it('counts as many days for a new file as its window has, and none on the last day that is named', () => {
  const served = { dataEvasione: '2026-11-28T23:30:00Z', scadenza: 30 };
  const last = '2026-12-29';
  expect(daysLeft(served, '2026-11-29')).toEqual({ last, days: 30 });
  expect(daysLeft(served, '2026-12-28')).toEqual({ last, days: 1 });
  expect(daysLeft(served, last)).toEqual({ last, days: 0 });
});
