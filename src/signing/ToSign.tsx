import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { useSay } from '../i18n/useSay';
import { Dialog } from '../ui/Dialog';
import { WhenNotTyping } from '../ui/WhenNotTyping';
import { SIGNING_AREA, useToSign } from './useToSign';

/** For supervisors, once a day: there are documents to be signed. News come first. */
export function ToSign() {
  const say = useSay();
  const notify = useNotify();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { count, error, tellNoMore } = useToSign();
  useEffect(() => {
    if (error) notify((error as Error).message, { type: 'error' });
  }, [error, notify]);

  if (count === 0 || pathname.startsWith(SIGNING_AREA)) return null;
  return (
    <WhenNotTyping>
      <Dialog
        size="question"
        onClose={tellNoMore}
        title={say('signing.toSign.title')}
        about={say('signing.toSign.about', { smart_count: count })}
        actions={
          <>
            <Button onClick={tellNoMore}>{say('signing.toSign.later')}</Button>
            <Button
              variant="contained"
              onClick={() => {
                tellNoMore();
                navigate(SIGNING_AREA);
              }}
            >
              {say('signing.toSign.go')}
            </Button>
          </>
        }
      />
    </WhenNotTyping>
  );
}
