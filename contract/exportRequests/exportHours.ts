import { addDays, dayInRome, instantInRome } from '../values/dates';
import { easterMonday } from '../values/easterMonday';

/** Hours in Rome: requests count as received from `opens` to `closes`, and are ready at `served` (decision Q-074). */
export const exportHours = { opens: '08:00', served: '14:00', closes: '17:30' } as const;

const timeInRome = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Rome',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/**
 * Returns whether a day is a working day. Saturdays, Sundays, Easter Monday and the configured holidays are not: 12-25
 * is a holiday every year, 2026-12-24 only in that year.
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
 * Returns the time at which a request is expected to be ready. On a working day, a request before 14:00 is ready at
 * 14:00, and one from 14:00 to 17:30 at the next full hour. Any other request is ready at 14:00 on the next working
 * day. The time is only shown and does not schedule anything.
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
