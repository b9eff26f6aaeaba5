import Alert from '@mui/material/Alert';
import { showInstant } from '../../../contract/dates';
import type { PendingSignature } from '../../../contract/entities/signing';
import { useSay } from '../../i18n/useSay';

const severities = { waiting: 'info', unreachable: 'warning', refused: 'error' } as const;

/** That a signature waits until its certificate was checked, or what came of it. */
export function PendingAlert({ pending }: { readonly pending: PendingSignature | null | undefined }) {
  const say = useSay();
  return (
    <div role="status">
      {pending && (
        <Alert role="none" severity={severities[pending.state]} sx={{ mb: 2 }}>
          <strong>{say(`signing.pending.${pending.state}.title`)}</strong>
          <p>
            {say(`signing.pending.${pending.state}.text`, {
              moment: showInstant(pending.arrivedAt),
              why: pending.refusal ?? '',
            })}
          </p>
        </Alert>
      )}
    </div>
  );
}
