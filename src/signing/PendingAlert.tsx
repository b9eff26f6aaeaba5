import Alert from '@mui/material/Alert';
import type { PendingSignature } from '../../contract/signing/signing';
import { showInstant } from '../../contract/values/dates';
import { useSay } from '../i18n/useSay';
import { useSentence } from '../i18n/useSentence';

const severities = { waiting: 'info', unreachable: 'warning', refused: 'error' } as const;

interface PendingAlertProps {
  readonly pending: PendingSignature | null | undefined;
  /**
   * True if the page offers to change the signed content. A change creates another document, which this signature does
   * not cover.
   */
  readonly changeable?: boolean;
}

/** Says that a signature waits for the check of its certificate, or the result of that check. */
export function PendingAlert({ pending, changeable = false }: PendingAlertProps) {
  const say = useSay();
  const sentence = useSentence();
  return (
    <div role="status">
      {pending && (
        <Alert role="none" severity={severities[pending.state]} sx={{ mb: 2 }}>
          <strong>{say(`signing.pending.${pending.state}.title`)}</strong>
          <p>
            {say(`signing.pending.${pending.state}.text`, {
              moment: showInstant(pending.arrivedAt),
              why: pending.refusal ? sentence(pending.refusal) : '',
            })}
          </p>
          {changeable && pending.state === 'waiting' && <p>{say('signing.pending.changed')}</p>}
        </Alert>
      )}
    </div>
  );
}
