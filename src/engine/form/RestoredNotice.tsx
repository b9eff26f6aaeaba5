import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { Button } from '../../ui/Button';

/** Renders the notice that a draft was restored, with the button that discards it. */
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
