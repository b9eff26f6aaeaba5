import type { ExportRequest } from '../../../contract/exportRequests/exportRequest';
import { addDays, dayInRome } from '../../../contract/values/dates';

const DAY = 24 * 60 * 60 * 1000;

/** Returns the last day on which a file can be downloaded, and the number of days until then. */
export function daysLeft(
  { dataEvasione, scadenza }: Pick<ExportRequest, 'dataEvasione' | 'scadenza'>,
  today: string,
): { readonly last: string; readonly days: number } {
  const last = addDays(dataEvasione ? dayInRome(dataEvasione) : today, scadenza ?? 0);
  return { last, days: Math.max(0, Math.round((Date.parse(last) - Date.parse(today)) / DAY)) };
}
