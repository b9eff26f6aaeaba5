import { isDay } from '../contract/values/dates';
import { ConfigError, integer, list, url } from './environment';

/** What the administrative area of schools is set to. */
export interface AdministrativeConfig {
  /** Minutes between a request for the data of a school and its preparation, in which it can be cancelled. */
  readonly exportWaitMinutes: number;
  /** Days on which nobody works, besides Saturdays and Sundays: MM-DD of each year, YYYY-MM-DD. */
  readonly holidays: readonly string[];
  /** Where textbooks are; {customerCode} and {checksum} in it stand for the school's. */
  readonly textbooksUrl: string | undefined;
}

/** The holidays of the State that have a date (law 260 of 1949, law 151 of 2025). */
const NATIONAL = [
  '01-01',
  '01-06',
  '04-25',
  '05-01',
  '06-02',
  '08-15',
  '10-04',
  '11-01',
  '12-08',
  '12-25',
  '12-26',
];

export const readAdministrativeConfig = (env: NodeJS.ProcessEnv, demo: boolean): AdministrativeConfig => ({
  exportWaitMinutes: integer(env, 'EXPORT_WAIT_MINUTES', demo ? 1 : 30, 0, 1440),
  holidays: days(env, 'HOLIDAYS'),
  textbooksUrl:
    url(env, 'TEXTBOOKS_URL', ['http:', 'https:']) ??
    (demo ? 'https://example.org/libri-di-testo/{customerCode}/{checksum}' : undefined),
});

function days(env: NodeJS.ProcessEnv, name: string): readonly string[] {
  const named = list(env, name);
  const wrong = named.find((day) => !isDay(day) && !isDay(`2024-${day}`));
  if (wrong) {
    throw new ConfigError(
      `${name} must be days as 12-24 or 2026-12-24, separated by commas, not "${wrong}".`,
    );
  }
  return [...NATIONAL, ...named];
}
