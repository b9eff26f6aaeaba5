import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { addDays, addMonths, monthStart, weekStart } from '../../../contract/values/dates';

interface DayCalendarProps {
  readonly chosen: string | undefined;
  readonly today: string;
  readonly choose: (day: string) => void;
}

const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** Where each key leads from a day (WAI-ARIA, date picker dialog). */
const moves: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: weekStart,
  End: (day) => addDays(weekStart(day), 6),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

/** Days are dates without a place: in words as they are in Greenwich. */
const inWords = (locale: string, day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** A month, week by week from Monday on, in the words of the language in use. */
export function DayCalendar({ chosen, today, choose }: DayCalendarProps) {
  const translate = useTranslate();
  const locale = useLocale() === 'en' ? 'en-GB' : 'it-IT';
  const title = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [day, setDay] = useState(chosen ?? today);
  const [moved, setMoved] = useState(true);
  const month = monthStart(day);
  const first = weekStart(month);
  const weeks = WEEK.map((nth) => addDays(first, 7 * nth)).filter(
    (monday, nth) => nth === 0 || monthStart(monday) === month,
  );

  // The days are moved through by keys; the buttons beside the month keep the focus.
  useEffect(() => {
    if (moved) grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day, moved]);

  function go(next: string, withFocus: boolean) {
    setMoved(withFocus);
    setDay(next);
  }

  function press(event: KeyboardEvent) {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    go(move(day), true);
  }

  const turn = (months: number, text: string, Icon: typeof ChevronLeft) => (
    <IconButton title={text} aria-label={text} onClick={() => go(addMonths(day, months), false)}>
      <Icon />
    </IconButton>
  );

  return (
    <Box sx={{ p: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 1 }}>
        {turn(-1, translate('engine.form.calendar.before'), ChevronLeft)}
        <Box id={title} role="status" sx={{ fontWeight: 600 }}>
          {inWords(locale, month, { month: 'long', year: 'numeric' })}
        </Box>
        {turn(1, translate('engine.form.calendar.after'), ChevronRight)}
      </Box>
      <Box component="table" ref={grid} role="grid" aria-labelledby={title} onKeyDown={press}>
        <thead>
          <tr>
            {WEEK.map((nth) => (
              <th key={nth} scope="col" abbr={inWords(locale, addDays(first, nth), { weekday: 'long' })}>
                {inWords(locale, addDays(first, nth), { weekday: 'short' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((monday) => (
            <tr key={monday}>
              {WEEK.map((nth) => addDays(monday, nth)).map((one) => (
                <Box component="td" key={one} role="gridcell" aria-selected={one === chosen}>
                  {monthStart(one) === month && (
                    <Button
                      data-day={one}
                      size="small"
                      variant={one === chosen ? 'contained' : one === today ? 'outlined' : 'text'}
                      tabIndex={one === day ? 0 : -1}
                      aria-label={inWords(locale, one, { dateStyle: 'full' })}
                      aria-current={one === today ? 'date' : undefined}
                      onClick={() => choose(one)}
                      sx={{ minWidth: 40, minHeight: 36, p: 0 }}
                    >
                      {Number(one.slice(8))}
                    </Button>
                  )}
                </Box>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
