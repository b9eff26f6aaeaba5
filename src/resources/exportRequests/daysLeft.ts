import type { ExportRequest } from '../../../contract/exportRequests/exportRequest';
import { addDays, dayInRome } from '../../../contract/values/dates';

const DAY = 24 * 60 * 60 * 1000;

/** Returns the number of days for which a file can still be downloaded, including today. */
export function daysLeft(
  { dataEvasione, scadenza }: Pick<ExportRequest, 'dataEvasione' | 'scadenza'>,
  today: string,
): number {
  if (!dataEvasione) return 0;
  const last = addDays(dayInRome(dataEvasione), scadenza ?? 0);
  return Math.max(0, Math.round((Date.parse(last) - Date.parse(today)) / DAY) + 1);
}
