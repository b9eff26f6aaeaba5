import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  dayInRome,
  isDay,
  isShownDay,
  showDay,
  showInstant,
} from '../../../contract/values/dates';

describe.each(['Pacific/Honolulu', 'Asia/Tokyo', 'Europe/Rome'])('dates on a machine in %s', (zone) => {
  const before = process.env.TZ;
  it('are the same', () => {
    process.env.TZ = zone;
    try {
      expect(dayInRome('2026-03-31T22:30:00Z')).toBe('2026-04-01');
      expect(dayInRome('2026-12-31T22:59:59Z')).toBe('2026-12-31');
      expect(showInstant('2026-03-29T00:30:00Z')).toBe('29/03/2026 01:30');
      expect(showInstant('2026-03-29T01:30:00Z')).toBe('29/03/2026 03:30');
      expect(showInstant('2026-10-25T01:30:00Z')).toBe('25/10/2026 02:30');
      expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
      expect(addMonths('2026-03-31', -13)).toBe('2025-02-28');
      expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    } finally {
      process.env.TZ = before;
    }
  });
});

describe('a day some days or months from another', () => {
  it('is never out of the years that days are written in', () => {
    expect([addDays('9999-12-31', 1), addMonths('9999-12-01', 1)]).toEqual(['9999-12-31', '9999-12-31']);
    expect([addDays('0001-01-01', -1), addMonths('0001-01-31', -12)]).toEqual(['0001-01-01', '0001-01-01']);
    expect([addDays('0099-12-31', 1), addMonths('0050-01-31', 1)]).toEqual(['0100-01-01', '0050-02-28']);
  });
});

describe('the day in Rome', () => {
  it('is that of its calendar in every hour around the changes of its clocks, and of each year', () => {
    const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome', dateStyle: 'short' });
    const hour = 3_600_000;
    for (const about of ['2000-01-01', '2025-03-30', '2026-06-30', '2026-10-25', '2026-12-31'])
      for (let after = -48; after <= 48; after += 1) {
        const instant = new Date(Date.parse(about) + after * hour - 1);
        expect(dayInRome(instant)).toBe(calendar.format(instant));
        expect(dayInRome(instant.toISOString())).toBe(calendar.format(instant));
      }
  });
  it('is that of a moment however it is written', () => {
    expect(dayInRome('2026-09-01T00:30:00+02:00')).toBe('2026-09-01');
    expect(dayInRome('2026-09-01T23:30:00-05:00')).toBe('2026-09-02');
  });
});

describe('a day', () => {
  it('exists or does not', () => {
    expect(isDay('2028-02-29')).toBe(true);
    expect(isDay('2026-02-29')).toBe(false);
    expect(isDay('2026-13-01')).toBe(false);
    expect(isDay('26-1-1')).toBe(false);
    const two = (n: number) => String(n).padStart(2, '0');
    const byDate = (day: string) => {
      const date = new Date(`${day}T00:00:00Z`);
      return !day.startsWith('0000') && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
    };
    for (const year of ['0000', '0001', '1600', '1900', '2000', '2026', '2028', '9999'])
      for (let month = 0; month <= 13; month += 1)
        for (let day = 0; day <= 32; day += 1) {
          const one = `${year}-${two(month)}-${two(day)}`;
          expect(isDay(one), one).toBe(byDate(one));
          expect(isShownDay(showDay(one)), one).toBe(byDate(one));
        }
  });
  it('is nothing else than digits and its two signs', () => {
    for (const text of ['2026-1x-01', '2026 01-01', '20260-1-01', '+026-01-01', '2026-01-1', ''])
      expect([isDay(text), isShownDay(text.split('-').reverse().join('/'))], text).toEqual([false, false]);
    expect([isDay('01/09/2026'), isShownDay('2026-09-01')]).toEqual([false, false]);
    expect(isShownDay('01.09.2026')).toBe(false);
  });
  it('is shown as DD/MM/YYYY, and nothing as nothing', () => {
    expect(showDay('2026-09-01')).toBe('01/09/2026');
    expect(showDay(null)).toBe('');
    expect(showInstant(undefined)).toBe('');
  });
});
