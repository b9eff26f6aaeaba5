import CalendarMonth from '@mui/icons-material/CalendarMonth';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { dayInRome, showDay } from '../../../contract/values/dates';
import { readDay } from '../../i18n/typedDay';
import { useSession } from '../../session/SessionContext';
import { viewerOf } from '../../session/viewer';
import { DayCalendar } from './DayCalendar';

interface DayButtonProps {
  /** The element that names the input. */
  readonly labelledBy: string;
  readonly typed: string;
  /** Given what could have been typed. */
  readonly change: (typed: string) => void;
}

/** Inside an input of a day: the calendar, for whoever would rather choose than type. */
export function DayButton({ labelledBy, typed, change }: DayButtonProps) {
  const translate = useTranslate();
  const session = useSession();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const text = translate('engine.form.calendar.open');
  const close = () => setAnchor(undefined);

  return (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        title={text}
        aria-label={text}
        aria-describedby={labelledBy}
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <CalendarMonth />
      </IconButton>
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor ?? null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': text } }}
      >
        <DayCalendar
          chosen={readDay(typed)}
          today={dayInRome(viewerOf(session).now)}
          choose={(day) => {
            change(showDay(day));
            close();
          }}
        />
      </Popover>
    </InputAdornment>
  );
}
