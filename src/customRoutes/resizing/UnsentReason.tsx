import Alert from '@mui/material/Alert';
import { useSay } from '../../i18n/useSay';
import { Button } from '../../ui/Button';

interface UnsentReasonProps {
  readonly reason: string;
  readonly discard: () => void;
}

/** Keeps the reason that was typed here while somebody else answered, so that it can still be copied. */
export function UnsentReason({ reason, discard }: UnsentReasonProps) {
  const say = useSay();
  return (
    <Alert
      severity="warning"
      role="status"
      action={
        <Button color="inherit" size="small" onClick={discard}>
          {say('resizing.received.unsentDiscard')}
        </Button>
      }
    >
      {say('resizing.received.unsent')}
      <p>{reason}</p>
    </Alert>
  );
}
