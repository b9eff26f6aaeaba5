import { describe, expect, it } from 'vitest';
import { newUserRules } from '../../../contract/users/userRules';
import { dayLimits } from '../../../contract/values/dayLimits';

const viewer = { now: new Date('2026-09-02T22:30:00Z') };

describe('the limits of a day', () => {
  it('are those of the checks on it, on the day that it is in Rome', () => {
    expect(dayLimits(newUserRules, 'dataNascita', {}, viewer)).toEqual({ max: '2026-09-02' });
    expect(dayLimits(newUserRules, 'dataScadenza', {}, viewer)).toEqual({ min: '2026-09-03' });
    expect(dayLimits(newUserRules, 'dataInizio', {}, viewer)).toEqual({});
  });

  it('follow what is in the other fields; of several limits the narrowest counts', () => {
    const record = { dataInizio: '2026-10-01', dataNascita: '1980-01-01' };
    expect(dayLimits(newUserRules, 'dataScadenza', record, viewer)).toEqual({ min: '2026-10-01' });
  });

  it('of a moment are moments, to the minute', () => {
    const checks = [
      { on: 'at', where: { at: { from: { midnight: {} }, before: { now: { months: 1 } } } }, say: '' },
    ];
    expect(dayLimits({ checks }, 'at', {}, viewer)).toEqual({
      min: '2026-09-02T22:00:00.000Z',
      max: '2026-10-02T22:29:00.000Z',
    });
  });

  it('are none where a check is about something else than the field alone', () => {
    const checks = [{ on: 'a', where: { any: [{ a: { from: '2026-01-01' } }, { b: true }] }, say: '' }];
    expect(dayLimits({ checks: checks as never }, 'a', {}, viewer)).toEqual({});
  });
});
