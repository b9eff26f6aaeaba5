import CalendarMonth from '@mui/icons-material/CalendarMonth';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { dayInRome, stampInRome } from '../../../contract/values/dates';
import type { DayLimits } from '../../../contract/values/dayLimits';
import { readDay, readInstant } from '../../i18n/typedDay';
import { useSession } from '../../session/SessionContext';
import { viewerOf } from '../../session/viewer';

const fetchCalendar = () => import('./DayCalendar');

interface DayButtonProps {
  /** Id of the element that labels the input. */
  readonly labelledBy: string;
  readonly typed: string;
  /** Called with the selected day, formatted as a person would type it. */
  readonly change: (typed: string) => void;
  /** Returns the current limits, when the calendar opens. */
  readonly limits?: () => DayLimits;
  /** True to select a moment, which is a day and a time in Rome; by default only a day. */
  readonly withTime?: boolean;
}

interface Open {
  readonly anchor: HTMLElement;
  readonly limits: DayLimits;
  readonly Calendar: Awaited<ReturnType<typeof fetchCalendar>>['DayCalendar'];
}

/** Renders the calendar button of a date or date-time input. The calendar is loaded on the first press. */
export function DayButton({ labelledBy, typed, change, limits, withTime = false }: DayButtonProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const session = useSession();
  const [open, setOpen] = useState<Open>();
  const [fetching, setFetching] = useState(false);
  const text = translate(withTime ? 'engine.form.calendar.openWithTime' : 'engine.form.calendar.open');
  const read = withTime ? readInstant(typed) : readDay(typed);
  const close = () => setOpen(undefined);

  async function show(anchor: HTMLElement) {
    setFetching(true);
    try {
      const { DayCalendar: Calendar } = await fetchCalendar();
      setOpen({ anchor, limits: limits?.() ?? {}, Calendar });
    } catch {
      notify('engine.form.calendar.notFetched', { type: 'error' });
    } finally {
      setFetching(false);
    }
  }

  return (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        title={text}
        aria-label={text}
        aria-describedby={labelledBy}
        aria-haspopup="dialog"
        aria-expanded={Boolean(open)}
        aria-busy={fetching}
        onClick={({ currentTarget }) => void show(currentTarget)}
      >
        <CalendarMonth />
      </IconButton>
      <Popover
        open={Boolean(open)}
        anchorEl={open?.anchor ?? null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': text } }}
      >
        {open && (
          <open.Calendar
            chosen={read && wallClock(read)}
            today={dayInRome(viewerOf(session).now)}
            limits={{
              ...(open.limits.min && { min: wallClock(open.limits.min) }),
              ...(open.limits.max && { max: wallClock(open.limits.max) }),
            }}
            withTime={withTime}
            choose={(shown) => {
              change(shown);
              close();
            }}
          />
        )}
      </Popover>
    </InputAdornment>
  );
}

/** Returns a day unchanged, and a moment as the wall-clock time in Rome: YYYY-MM-DDTHH:MM. */
const wallClock = (value: string): string =>
  value.includes('T') ? stampInRome(value).slice(0, 16).replace(' ', 'T') : value;
