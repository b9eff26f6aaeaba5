import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { showInstant } from '../../contract/values/dates';
import { refusalText } from '../api/refusal';
import { useSay } from '../i18n/useSay';
import { isGone } from './usePresence';
import type { ProcedureInstance } from './useProcedure';

interface MovedNoticeProps {
  /** Run that somebody else has saved and that the page shows now. */
  readonly theirs: ProcedureInstance | undefined;
  /** Error of the last presence signal. */
  readonly failure: unknown;
}

/** Says that somebody else has moved the procedure, or that it no longer exists. Render it in a live region. */
export function MovedNotice({ theirs, failure }: MovedNoticeProps) {
  const say = useSay();
  const translate = useTranslate();
  const gone = isGone(failure);
  if (!gone && (!theirs?.saved || theirs.cancelled)) return null;
  return (
    <Alert role="none" severity={gone ? 'warning' : 'info'} sx={{ mb: 2 }}>
      {gone
        ? translate(refusalText(failure))
        : say('procedure.moved', { name: theirs?.saved?.name ?? '', moment: showInstant(theirs?.saved?.at) })}
    </Alert>
  );
}
