import type { ExportRequest } from '../../../contract/exportRequests/exportRequest';
import { addDays, dayInRome } from '../../../contract/values/dates';

const DAY = 24 * 60 * 60 * 1000;

/** On how many more days a file can be fetched, today among them. */
export function daysLeft(
  { dataEvasione, scadenza }: Pick<ExportRequest, 'dataEvasione' | 'scadenza'>,
  today: string,
): number {
  if (!dataEvasione) return 0;
  const last = addDays(dayInRome(dataEvasione), scadenza ?? 0);
  return Math.max(0, Math.round((Date.parse(last) - Date.parse(today)) / DAY) + 1);
}
