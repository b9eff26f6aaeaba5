import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { useSay } from '../i18n/useSay';
import { ActionDialog } from '../ui/ActionDialog';
import { WhenNotTyping } from '../ui/WhenNotTyping';
import { SIGNING_AREA, useToSign } from './useToSign';

/** Tells supervisors, once a day, that there are documents to sign. News come first. */
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
      <ActionDialog
        title={say('signing.toSign.title')}
        about={say('signing.toSign.about', { smart_count: count })}
        dismiss={say('signing.toSign.later')}
        close={tellNoMore}
        confirm={{
          text: say('signing.toSign.go'),
          run: () => {
            tellNoMore();
            navigate(SIGNING_AREA);
          },
        }}
      />
    </WhenNotTyping>
  );
}
