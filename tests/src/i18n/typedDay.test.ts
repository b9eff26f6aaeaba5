import { describe, expect, it } from 'vitest';
import { showDay } from '../../../contract/values/dates';
import { readDay } from '../../../src/i18n/typedDay';

describe('a day as it is typed', () => {
  it('XFER-111 goes from dd/mm/yyyy to yyyy-mm-dd, and back', () => {
    expect(readDay('01/09/2026')).toBe('2026-09-01');
    expect(showDay('2026-09-01')).toBe('01/09/2026');
    for (const day of ['2024-02-29', '2026-12-31', '2000-01-01']) expect(readDay(showDay(day))).toBe(day);
  });

  it('is understood in other ways of writing it, and nothing is made of what is no day', () => {
    expect(['1/9/2026', '01-09-2026', '01092026'].map(readDay)).toEqual(Array(3).fill('2026-09-01'));
    expect(['29/02/2026', '2026-09-01', 'ieri'].map(readDay)).toEqual([undefined, undefined, undefined]);
  });
});
