import { isDay } from '../contract/values/dates';
import { ConfigError, integer, list, url } from './environment';

/** The settings of the administrative area of schools. */
export interface AdministrativeConfig {
  /** Minutes between the request for a school's data and its preparation, in which the request can be cancelled. */
  readonly exportWaitMinutes: number;
  /** Non-working days besides Saturdays and Sundays: MM-DD of each year, YYYY-MM-DD. */
  readonly holidays: readonly string[];
  /** The address of textbooks; {customerCode} and {checksum} in it are placeholders for the school's values. */
  readonly textbooksUrl: string | undefined;
}

/** National holidays with a fixed date (law 260 of 1949, law 151 of 2025). */
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
