import { type CampusRole, type CampusSelection, campusRoles } from '../../../contract/campus/campus';
import {
  addDays,
  addMonths,
  dayInRome,
  isDay,
  schoolYearStart,
  showDay,
} from '../../../contract/values/dates';

export const periods = ['anno', 'scorso', 'mesi', 'giorni', 'tutto'] as const;
export type Period = (typeof periods)[number];

/** Selection of enrolments, with or without a certificate, in the address of a list. */
export interface ListSelection extends CampusSelection {
  readonly attestati?: 'con' | 'senza';
}

/** Returns the first and last day of a period; none for all time. */
export function daysOf(period: Period, today: string): Pick<CampusSelection, 'dal' | 'al'> {
  const start = schoolYearStart(today);
  if (period === 'anno') return { dal: start, al: today };
  if (period === 'scorso') return { dal: addMonths(start, -12), al: addDays(start, -1) };
  if (period === 'mesi') return { dal: addDays(addMonths(today, -12), 1), al: today };
  if (period === 'giorni') return { dal: addDays(today, -29), al: today };
  return {};
}

/** Returns 2026/27 for the school year that begins on this day. */
export const yearName = (start: string): string => {
  const year = Number(start.slice(0, 4));
  return `${year}/${String((year + 1) % 100).padStart(2, '0')}`;
};

const chosen = <T extends string>(of: readonly T[], text: string | null): T | undefined =>
  of.find((one) => one === text);

/** Reads the filters of an address; invalid ones are ignored. */
export function readSelection(search: URLSearchParams): ListSelection {
  const day = (name: string) => {
    const text = search.get(name) ?? '';
    return isDay(text) ? text : undefined;
  };
  const corso = search.get('corso')?.slice(0, 100);
  const ruolo = chosen<CampusRole>(campusRoles, search.get('ruolo'));
  const attestati = chosen(['con', 'senza'] as const, search.get('attestati'));
  const [dal, al] = [day('dal'), day('al')];
  return {
    ...(corso && { corso }),
    ...(ruolo && { ruolo }),
    ...(dal && { dal }),
    ...(al && { al }),
    ...(attestati && { attestati }),
  };
}

/** Reads the period of the statistics; by default the school year. */
export const readPeriod = (search: URLSearchParams): Period =>
  chosen(periods, search.get('periodo')) ?? 'anno';

/** Returns the address of a list with these filters, to which a number links. */
export function listAddress(path: string, selection: ListSelection): string {
  const filled = Object.entries(selection).filter(([, value]) => value) as [string, string][];
  const query = new URLSearchParams(filled).toString();
  return query ? `${path}?${query}` : path;
}

/** Narrows a selection to a month (2026-09). */
export function inMonth(selection: ListSelection, month: string): ListSelection {
  const first = `${month}-01`;
  const last = addDays(addMonths(first, 1), -1);
  const { dal, al } = selection;
  return { ...selection, dal: dal && dal > first ? dal : first, al: al && al < last ? al : last };
}

/** Shifts a period back by a year, as the provider does; undefined if it has no beginning. */
export function yearBefore({ dal, al, ...selection }: ListSelection): ListSelection | undefined {
  return dal ? { ...selection, dal: addMonths(dal, -12), ...(al && { al: addMonths(al, -12) }) } : undefined;
}

/** Returns every month of a period; an open end is given by the first or last counted month. */
export function monthsOf({ dal, al }: CampusSelection, counted: readonly string[]): readonly string[] {
  const first = dal?.slice(0, 7) ?? counted[0];
  const last = al?.slice(0, 7) ?? counted.at(-1);
  const months: string[] = [];
  for (let month = first; month && last && month <= last; month = addMonths(`${month}-01`, 1).slice(0, 7))
    months.push(month);
  return months;
}

/** 2026-09 → 09/2026 */
export const showMonth = (month: string): string => showDay(`${month}-01`).slice(3);

export const todayOf = ({ now }: { readonly now: string }): string => dayInRome(now);
