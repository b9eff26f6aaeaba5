import { describe, expect, it } from 'vitest';
import { showDay } from '../../../contract/values/dates';
import { readDay, readInstant } from '../../../src/i18n/typedDay';

describe('a day as it is typed', () => {
  it('XFER-111 goes from dd/mm/yyyy to yyyy-mm-dd, and back', () => {
    expect(readDay('01/09/2026')).toBe('2026-09-01');
    expect(showDay('2026-09-01')).toBe('01/09/2026');
    for (const day of ['2024-02-29', '2026-12-31', '2000-01-01']) expect(readDay(showDay(day))).toBe(day);
  });

  it.each([
    '1/9/2026',
    '01-09-2026',
    '1-9-26',
    '1.9.2026',
    '01092026',
    ' 1  9 2026 ',
    '2026-09-01',
    '1 settembre 2026',
    '1 set 2026',
    '1 sett. 2026',
    '1° SETTEMBRE 2026',
    '1 september 2026',
  ])('is understood written as %s', (typed) => {
    expect(readDay(typed)).toBe('2026-09-01');
  });

  it.each([
    '29/02/2026',
    '2026-02-29',
    '2026-9-1',
    '010926',
    '1/9/026',
    '1 se 2026',
    '1 settimana 2026',
    '31 aprile 2026',
    'settembre 2026',
    '32/01/2026',
    'ieri',
    '',
  ])('is not made of %j', (typed) => {
    expect(readDay(typed)).toBeUndefined();
  });

  it('is of the nearest half century where its year has two digits', () => {
    expect(['1/9/00', '1/9/49', '1/9/50', '1/9/99'].map(readDay)).toEqual([
      '2000-09-01',
      '2049-09-01',
      '1950-09-01',
      '1999-09-01',
    ]);
  });
});

describe('a moment as it is typed', () => {
  it.each(['01/09/2026 10:30', '1-9-26 10.30', '1 settembre 2026, 10:30', '1 set 2026 alle 10:30'])(
    'is understood written as %s',
    (typed) => {
      expect(readInstant(typed)).toBe('2026-09-01T08:30:00.000Z');
    },
  );

  it('is not made of a day alone, or of an hour that the clocks of Rome leave out', () => {
    expect(['01/09/2026', '01/09/2026 25:00', '29/03/2026 02:30'].map(readInstant)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
