import { addDays, dayInRome, instantInRome } from '../values/dates';
import { easterMonday } from '../values/easterMonday';

/** When requests for data are counted as received, and when they are served (decision Q-074): hours in Rome. */
export const exportHours = { opens: '08:00', served: '14:00', closes: '17:30' } as const;

const timeInRome = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Rome',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/**
 * Saturdays, Sundays, Easter Monday and the days that the configuration names are none: 12-25 is one of each year,
 * 2026-12-24 of that one.
 */
export function isWorkingDay(day: string, holidays: readonly string[]): boolean {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  if (weekday === 0 || weekday === 6 || day === easterMonday(Number(day.slice(0, 4)))) return false;
  return ![day, day.slice(5)].some((named) => holidays.includes(named));
}

function nextWorkingDay(day: string, holidays: readonly string[]): string {
  const next = addDays(day, 1);
  return isWorkingDay(next, holidays) ? next : nextWorkingDay(next, holidays);
}

/**
 * Until when a request is served that is made at a moment: from 8 to 14 on a working day at 14, from 14 to 17.30 at the
 * next full hour; any other counts as received at 8 of the next working day. It is told, nothing waits for it.
 * @returns an instant
 */
export function exportServedBy(requested: Date, holidays: readonly string[]): string {
  const day = dayInRome(requested);
  const time = timeInRome.format(requested);
  const at = (of: string, hour: string) => instantInRome(of, hour) ?? `${of}T12:00:00Z`;
  const { served, closes } = exportHours;
  if (!isWorkingDay(day, holidays) || time >= closes) return at(nextWorkingDay(day, holidays), served);
  if (time < served) return at(day, served);
  return at(day, `${String(Number(time.slice(0, 2)) + 1).padStart(2, '0')}:00`);
}
