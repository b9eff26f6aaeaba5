import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { SentenceKey } from '../i18n/catalogue';
import { useSay } from '../i18n/useSay';
import { Button } from '../ui/Button';
import { type AccessFailure, useAccess } from './AccessContext';
import { AccountChoice } from './AccountChoice';
import { OverlayLoader } from './OverlayLoader';

interface AccessFailedProps {
  readonly why: AccessFailure;
  /** Page to open when the person tries again. */
  readonly page: string;
}

const titles: { readonly [W in AccessFailure]?: SentenceKey } = {
  left: 'shell.failure.leftTitle',
  signedOut: 'shell.failure.leftTitle',
  unknownPerson: 'shell.failure.unknownTitle',
  supportOver: 'shell.failure.supportTitle',
  schoolSuspended: 'shell.failure.suspendedTitle',
};
const titleOf = (why: AccessFailure) => titles[why] ?? 'shell.failure.title';

/** Shows, in place of the loader, the reason why the console cannot be used, and what the person can do. */
export function AccessFailed({ why, page }: AccessFailedProps) {
  const say = useSay();
  const access = useAccess();
  const panel = useId();
  const [managing, setManaging] = useState(false);
  const disabled = why === 'notAuthorised';
  const left = why === 'left' || why === 'signedOut';

  return (
    <OverlayLoader
      title={say(titleOf(why))}
      message={say(`shell.failure.${why}`)}
      {...(disabled && { note: say('shell.failure.disabledAccount') })}
      actions={
        <>
          {disabled ? (
            <Button
              variant="contained"
              aria-expanded={managing}
              aria-controls={managing ? panel : undefined}
              onClick={() => setManaging(!managing)}
            >
              {say('shell.failure.manage')}
            </Button>
          ) : (
            <Button
              variant="contained"
              // Loads a new page, so that nothing of the old session stays in memory.
              {...(why === 'signedOut' ? { href: page } : { onClick: () => void access.start(page) })}
            >
              {say(left ? 'shell.failure.again' : 'shell.retry')}
            </Button>
          )}
          {!left && (
            <Button variant="outlined" onClick={() => void access.leave()}>
              {say('shell.exit')}
            </Button>
          )}
        </>
      }
    >
      {managing && (
        <Box id={panel} sx={{ mt: 3 }}>
          <Typography component="h2" variant="h3" sx={{ mb: 1 }}>
            {say('shell.failure.manage')}
          </Typography>
          <Typography sx={{ mb: 2, color: 'text.secondary' }}>{say('shell.switch.instead')}</Typography>
          <AccountChoice />
        </Box>
      )}
    </OverlayLoader>
  );
}
