import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { useEffect, useState } from 'react';
import { type NotificationPayload, useNotificationContext, useTranslate } from 'react-admin';
import { useSay } from '../i18n/useSay';
import { Button } from '../ui/Button';

/** Time in milliseconds after which a message closes by itself (SHELL-030). */
const DURATION = 5000;

/**
 * Shows the messages of useNotify one after the other; an error replaces any other message at once. The live region is
 * rendered before its first message, because screen readers announce only changes.
 */
export function Notifications() {
  const say = useSay();
  const translate = useTranslate();
  const { notifications, takeNotification } = useNotificationContext();
  const [shown, setShown] = useState<NotificationPayload>();
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!shown && notifications.length > 0) {
      setShown(takeNotification() ?? undefined);
      setOpen(true);
    } else if (shown?.type !== 'error' && notifications.some(({ type }) => type === 'error')) setOpen(false);
  }, [shown, notifications, takeNotification]);

  const options = shown?.notificationOptions ?? {};
  const text =
    typeof shown?.message === 'string' ? translate(shown.message, options.messageArgs) : shown?.message;

  return (
    <div role="status" aria-live={shown?.type === 'error' ? 'assertive' : 'polite'}>
      {shown && (
        <Snackbar
          open={open}
          autoHideDuration={options.autoHideDuration === undefined ? DURATION : options.autoHideDuration}
          onClose={(_event, reason) => reason !== 'clickaway' && setOpen(false)}
          slotProps={{ transition: { onExited: () => setShown(undefined) } }}
        >
          <Alert
            role="none"
            variant="filled"
            severity={shown.type}
            action={
              <Button color="inherit" size="small" onClick={() => setOpen(false)}>
                {say('shell.close')}
              </Button>
            }
            sx={{ whiteSpace: 'pre-line', alignItems: 'center' }}
          >
            {text}
          </Alert>
        </Snackbar>
      )}
    </div>
  );
}
