import { expect, it } from 'vitest';
import { exportServedBy } from '../../../contract/exportRequests/exportHours';
import { easterMonday } from '../../../contract/values/easterMonday';
import { readAdministrativeConfig } from '../../../provider/administrativeConfig';

const { holidays } = readAdministrativeConfig({ HOLIDAYS: '2026-11-02,12-24' }, false);

it.each([
  ['ADM-055', '2026-11-24T08:00', '2026-11-24T14:00'],
  ['ADM-055', '2026-11-24T13:59', '2026-11-24T14:00'],
  ['ADM-056', '2026-11-24T14:00', '2026-11-24T15:00'],
  ['ADM-056', '2026-11-24T17:10', '2026-11-24T18:00'],
  ['ADM-057', '2026-11-24T17:30', '2026-11-25T14:00'],
  ['ADM-057', '2026-11-25T07:00', '2026-11-25T14:00'],
  ['ADM-057', '2026-11-28T10:00', '2026-11-30T14:00'],
  // A Friday evening before All Saints, a Sunday, and a Monday that is a holiday.
  ['ADM-057', '2026-10-30T18:00', '2026-11-03T14:00'],
  ['ADM-057', '2026-12-24T10:00', '2026-12-28T14:00'],
  // The Friday before an Easter at the end of March, whose Monday holiday falls in summer time.
  ['ADM-057', '2024-03-29T18:00', '2024-04-02T13:00'],
])('%s a request of %s in Rome is served by %s', (_id, asked, by) => {
  expect(exportServedBy(new Date(`${asked}:00+01:00`), holidays)).toBe(
    new Date(`${by}:00+01:00`).toISOString(),
  );
});

it('knows Easter Monday of each year', () => {
  const known = { 1961: '04-03', 2000: '04-24', 2008: '03-24', 2026: '04-06', 2027: '03-29', 2038: '04-26' };
  for (const [year, day] of Object.entries(known)) expect(easterMonday(Number(year))).toBe(`${year}-${day}`);
});

it('refuses a holiday that is no day', () => {
  expect(() => readAdministrativeConfig({ HOLIDAYS: '13-40' }, false)).toThrow('HOLIDAYS');
});
