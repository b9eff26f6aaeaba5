import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { Button } from '../../ui/Button';

/** That what was typed before has been found again, and the way to be rid of it. */
export function RestoredNotice({ onDiscard }: { onDiscard: () => void }) {
  const translate = useTranslate();
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" size="small" onClick={onDiscard}>
          {translate('engine.form.discard')}
        </Button>
      }
    >
      {translate('engine.form.restored')}
    </Alert>
  );
}
