import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, showDay } from '../../../contract/values/dates';
import {
  type DateReading,
  dateOrderOf,
  readDateText,
  readInstantText,
} from '../../../contract/values/dateTexts';

const reading: DateReading = { today: '2026-11-28' };

describe('a date in a text', () => {
  it.each([
    '31/08/2027',
    '31/8/2027',
    '31-8-27',
    '31-08-2027',
    '31.08.2027',
    '31.8.27',
    '31 8 2027',
    '31/08/27',
    "31/08/'27",
    '31 / 08 / 2027',
    '31–08–2027',
    '31\u00A0agosto\u00A02027',
    '2027-08-31',
    '2027/08/31',
    '2027.8.31',
    '31082027',
    '20270831',
    '31 agosto 2027',
    '31 Agosto 2027',
    '31 AGOSTO 2027',
    '31 ago 2027',
    '31 ago. 2027',
    '31-ago-27',
    '31-Aug-27',
    '31 August 2027',
    'August 31, 2027',
    '31 di agosto del 2027',
    'martedì 31 agosto 2027',
    'mar 31 ago 2027',
    'Tuesday, 31 August 2027',
    '46630',
    '46630.5',
    '46630,25',
    '31/08/2027 14:30',
    '31/08/2027 14.30',
    '31/08/2027 0.00.00',
    '31/08/2027, 14:30:00',
    '31/08/2027 ore 14:30',
    '31/08/2027 2:30 PM',
    '31.08.27 14.30',
    '31 agosto 2027 10:00',
    '2027-08-31 00:00:00',
    '2027-08-31T00:00:00.000Z',
    '2027-08-31T10:00',
    '2027-08-30T22:00:00Z',
    '2027-08-31T00:00:00+02:00',
    ' 31/08/2027 ',
    '\u200E31/08/2027',
  ])('%j is the last day of August 2027', (text) => {
    expect(readDateText(text, reading)).toBe('2027-08-31');
  });

  it.each([
    ['1° settembre 2027', '2027-09-01'],
    ['1º sett. 2027', '2027-09-01'],
    ['1st September 2027', '2027-09-01'],
    ['1-feb-80', '2080-02-01'],
    ['29/02/2028', '2028-02-29'],
    ['05-mag-2027', '2027-05-05'],
    ['5 dicembre 99', '2099-12-05'],
  ])('%j is %s', (text, day) => {
    expect(readDateText(text, reading)).toBe(day);
  });

  it.each([
    '',
    'mai',
    '31/02/2027',
    '29/02/2027',
    '9/31/2026',
    '31 ago',
    'agosto 2027',
    '31 agosta 2027',
    '32/08/2027',
    '00/08/2027',
    '31/08/0000',
    '31/08/027',
    '2027',
    '12345',
    '99999',
    '3100000000',
    '3108',
    'RSSMRA80A01H501U',
    '31/08/2027 e oltre',
    '14:30',
    '1.5',
  ])('%j is none', (text) => {
    expect(readDateText(text, reading)).toBeUndefined();
  });

  it.each([
    ['1-feb-80', '1980-02-01'],
    ['31/08/26', '2026-08-31'],
    ['28/11/26', '2026-11-28'],
    ['29/11/26', '1926-11-29'],
    ['1/1/27', '1927-01-01'],
    ['29/02/00', '2000-02-29'],
    ['18264', '1950-01-01'],
  ])('%j of a birth is %s: a year of two digits is the last that has come', (text, day) => {
    expect(readDateText(text, { ...reading, past: true })).toBe(day);
  });

  it('has the month first where that is the order of its column, and the day first otherwise', () => {
    expect(readDateText('03/04/2027', reading)).toBe('2027-04-03');
    expect(readDateText('03/04/2027', { ...reading, order: 'monthFirst' })).toBe('2027-03-04');
    expect(readDateText('08/31/2027', { ...reading, order: 'monthFirst' })).toBe('2027-08-31');
    expect(readDateText('2027-03-04', { ...reading, order: 'monthFirst' })).toBe('2027-03-04');
  });

  it('counts from 1904 where the workbook does', () => {
    expect(readDateText('45168', { ...reading, from1904: true })).toBe('2027-08-31');
  });

  it.each([
    ['31/08/2027', '2027-08-30T22:00:00.000Z'],
    ['31/01/2027 10:30', '2027-01-31T09:30:00.000Z'],
    ['31 agosto 2027 ore 14.30', '2027-08-31T12:30:00.000Z'],
    ['31/08/2027 2:30 PM', '2027-08-31T12:30:00.000Z'],
    ['2027-08-31T12:30:00Z', '2027-08-31T12:30:00Z'],
    ['31.08.27', '2027-08-30T22:00:00.000Z'],
    ['31/08/2027 25:00', undefined],
    ['domani', undefined],
  ])('is a moment in Rome where one is wanted: %j', (text, moment) => {
    expect(readInstantText(text, reading)).toBe(moment);
  });

  it('tells the order of its column where it is a date in one alone', () => {
    const told = ['31/08/2027', '08/31/2027', '03/04/2027', '4/4/2027', '3 apr 2027', '2027-04-03', 'x'];
    expect(told.map((text) => dateOrderOf(text, reading))).toEqual([
      'dayFirst',
      'monthFirst',
      'either',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is the same day however it is written, for every day of two centuries', () => {
    const names = 'gen feb mar apr mag giu lug ago set ott nov dic'.split(' ');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 73_000 }), (days) => {
        const day = addDays('1900-01-01', days);
        const [year, month, date] = day.split('-');
        const texts = [
          day,
          showDay(day),
          `${Number(date)}-${Number(month)}-${year}`,
          `${date}.${month}.${year}`,
          `${Number(date)} ${names[Number(month) - 1]} ${year}`,
          `${year}/${month}/${date}`,
          `${date}${month}${year}`,
        ];
        for (const text of texts) expect([text, readDateText(text, reading)]).toEqual([text, day]);
      }),
      { numRuns: 300 },
    );
  });

  it('is none in any text that only looks like one, and no text holds it up', () => {
    const part = fc.constantFrom(
      '31',
      '8',
      '/',
      '-',
      '.',
      ' ',
      ':',
      'ago',
      'T',
      'Z',
      '2027',
      '°',
      ',',
      "'",
      '+',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 60 }), (parts) => {
        const day = readDateText(parts.join(''), reading);
        expect(day === undefined || /^\d{4}-\d\d-\d\d$/.test(day)).toBe(true);
      }),
    );
  });
});
