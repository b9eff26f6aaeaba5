import Button from '@mui/material/Button';

import { useSay } from '../i18n/useSay';
import { type AccessFailure, useAccess } from './AccessContext';
import { OverlayLoader } from './OverlayLoader';

interface AccessFailedProps {
  readonly why: AccessFailure;
  /** What to try again. */
  readonly page: string;
}

/** The error mode of the loader: why the console cannot be used, and the ways out. */
export function AccessFailed({ why, page }: AccessFailedProps) {
  const say = useSay();
  const access = useAccess();
  const disabled = why === 'notAuthorised';

  return (
    <OverlayLoader
      title={say('shell.failure.title')}
      message={say(`shell.failure.${why}`)}
      {...(disabled && { note: say('shell.failure.disabledAccount') })}
      actions={
        <>
          {!disabled && (
            <Button variant="contained" onClick={() => void access.start(page)}>
              {say('shell.retry')}
            </Button>
          )}
          <Button variant={disabled ? 'contained' : 'outlined'} onClick={() => void access.leave()}>
            {say('shell.exit')}
          </Button>
        </>
      }
    />
  );
}
