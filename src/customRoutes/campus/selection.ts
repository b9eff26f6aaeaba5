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

/** Which enrolments, and of them those with a certificate or without: what the address of a list says. */
export interface ListSelection extends CampusSelection {
  readonly attestati?: 'con' | 'senza';
}

/** The days of a stretch of time; none where it is everything. */
export function daysOf(period: Period, today: string): Pick<CampusSelection, 'dal' | 'al'> {
  const start = schoolYearStart(today);
  if (period === 'anno') return { dal: start, al: today };
  if (period === 'scorso') return { dal: addMonths(start, -12), al: addDays(start, -1) };
  if (period === 'mesi') return { dal: addDays(addMonths(today, -12), 1), al: today };
  if (period === 'giorni') return { dal: addDays(today, -29), al: today };
  return {};
}

/** 2026/27: the school year that begins on a day. */
export const yearName = (start: string): string => {
  const year = Number(start.slice(0, 4));
  return `${year}/${String((year + 1) % 100).padStart(2, '0')}`;
};

const chosen = <T extends string>(of: readonly T[], text: string | null): T | undefined =>
  of.find((one) => one === text);

/** The filters that an address holds; what it misspells counts as absent. */
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

/** The stretch of time that the page of statistics is about: the school year, where its address says none. */
export const readPeriod = (search: URLSearchParams): Period =>
  chosen(periods, search.get('periodo')) ?? 'anno';

/** The address of a list with these filters; a figure leads to it. */
export function listAddress(path: string, selection: ListSelection): string {
  const filled = Object.entries(selection).filter(([, value]) => value) as [string, string][];
  const query = new URLSearchParams(filled).toString();
  return query ? `${path}?${query}` : path;
}

/** A selection narrowed to a month (2026-09). */
export function inMonth(selection: ListSelection, month: string): ListSelection {
  const first = `${month}-01`;
  const last = addDays(addMonths(first, 1), -1);
  const { dal, al } = selection;
  return { ...selection, dal: dal && dal > first ? dal : first, al: al && al < last ? al : last };
}

/** A stretch of time a year earlier, as the provider reckons it; none where it has no beginning. */
export function yearBefore({ dal, al, ...selection }: ListSelection): ListSelection | undefined {
  return dal ? { ...selection, dal: addMonths(dal, -12), ...(al && { al: addMonths(al, -12) }) } : undefined;
}

/** Every month of a stretch of time, the first and last of the figures where it has no end. */
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
