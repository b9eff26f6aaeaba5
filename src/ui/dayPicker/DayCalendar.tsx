import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import type { Dayjs } from 'dayjs';
import dayjs from 'dayjs';
import { instantInRome } from '../../../contract/values/dates';
import type { DayLimits } from '../../../contract/values/dayLimits';
import { Button } from '../Button';
import 'dayjs/locale/en-gb.js';
import 'dayjs/locale/it.js';
import utc from 'dayjs/plugin/utc.js';
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';

// A day has no time zone, and a time is wall-clock time in Rome: treated as UTC, neither is shifted.
dayjs.extend(utc);

const DAY = 'YYYY-MM-DD';
const TIME = 'HH:mm';
/** Time proposed with a day when none was typed. */
const MORNING = '08:00';

interface DayCalendarProps {
  /** Current value of the input: a day, YYYY-MM-DD, or a moment, YYYY-MM-DDTHH:MM. */
  readonly chosen: string | undefined;
  readonly today: string;
  /** First and last day or moment, in the format of `chosen`. */
  readonly limits: DayLimits;
  readonly withTime: boolean;
  /** Called with the chosen day or moment, formatted as a person would type it. */
  readonly choose: (shown: string) => void;
}

/** Renders a month of days, lists of months and years, and a clock for moments, in the current language. */
export function DayCalendar({ chosen, today, limits, withTime, choose }: DayCalendarProps) {
  const translate = useTranslate();
  const language = useLocale() === 'en' ? 'en-gb' : 'it';
  const at = (day: string) => dayjs.utc(day).locale(language);
  const [value, setValue] = useState(() => (chosen ? at(chosen) : null));
  const [first, last] = [limits.min && at(limits.min), limits.max && at(limits.max)];
  const begin = at(`${within(today, limits)}T${MORNING}`);
  const text = (name: string) => () => translate(`engine.form.calendar.${name}`);
  const onChange = (next: Dayjs | null, state?: string) => {
    setValue(next);
    if (next && state === 'finish' && !withTime) choose(next.format('DD/MM/YYYY'));
  };

  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={language}
      localeText={{
        previousMonth: text('before')(),
        nextMonth: text('after')(),
        calendarViewSwitchingButtonAriaLabel: (view) => text(view === 'day' ? 'toYears' : 'toDays')(),
        selectViewText: (view) => text(view)(),
        hoursClockNumberText: (hours) => hours,
        minutesClockNumberText: (minutes) => minutes,
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', maxWidth: '100%' }}>
        <DateCalendar
          autoFocus
          reduceAnimations
          timezone="UTC"
          views={['year', 'month', 'day']}
          openTo="day"
          value={value}
          referenceDate={begin}
          onChange={onChange}
          {...(first && { minDate: first.startOf('day') })}
          {...(last && { maxDate: last.startOf('day') })}
          dayOfWeekFormatter={(day) => day.format('ddd')}
          slots={{ day: Day }}
          slotProps={{ day: { current: today } as Partial<DayProps> }}
        />
        {withTime && (
          <MultiSectionDigitalClock
            ampm={false}
            timezone="UTC"
            timeSteps={{ minutes: 5 }}
            value={value}
            referenceDate={begin}
            onChange={(next) => setValue(next)}
            {...(first && { minTime: first })}
            {...(last && { maxTime: last })}
            disableIgnoringDatePartForTimeValidation
            shouldDisableTime={(time) => !instantInRome(time.format(DAY), time.format(TIME))}
          />
        )}
      </Box>
      {withTime && (
        <Box sx={{ p: 1.5, textAlign: 'right' }}>
          <Button
            variant="contained"
            disabledReason={value ? undefined : translate('engine.form.calendar.chooseDay')}
            onClick={() => value && choose(value.format(`DD/MM/YYYY ${TIME}`))}
          >
            {translate('engine.form.calendar.confirm')}
          </Button>
        </Box>
      )}
    </LocalizationProvider>
  );
}

/** Returns the day, or the nearest one within the limits. */
function within(day: string, { min, max }: DayLimits): string {
  if (min && day < min.slice(0, day.length)) return min.slice(0, day.length);
  return max && day > max.slice(0, day.length) ? max.slice(0, day.length) : day;
}

interface DayProps extends PickerDayProps {
  /** Today according to the provider, because the clock of this machine may be wrong. */
  readonly current?: string;
}

/** Keys to swap, because the date picker pattern of WAI-ARIA uses them in the opposite direction to the library. */
const turned: Readonly<Record<string, string>> = { PageUp: 'PageDown', PageDown: 'PageUp' };

/** Renders a day whose accessible name is the full date. */
function Day({ current, onKeyDown, ...props }: DayProps) {
  const { day } = props;
  const today = day.format(DAY) === current;
  return (
    <PickerDay
      {...props}
      today={today}
      aria-current={today ? 'date' : undefined}
      aria-label={day.format('dddd D MMMM YYYY')}
      onKeyDown={(event, at) => {
        const key = turned[event.key];
        const preventDefault = () => event.preventDefault();
        onKeyDown?.(key ? ({ key, preventDefault } as typeof event) : event, at);
      }}
    />
  );
}
