import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { RefusalAction } from '../../contract/signing/refusal';
import { refusalText } from '../api/refusal';
import { useSay } from '../i18n/useSay';
import { useSentence } from '../i18n/useSentence';
import { Button } from '../ui/Button';
import { signatureRefusal } from './refusal';

interface RefusalAlertProps {
  /** Error of the call; without one, nothing is shown. */
  readonly error: unknown;
  /** Text of a procedure before the reason. */
  readonly lead?: string | undefined;
  readonly act: Partial<Record<Exclude<RefusalAction, 'users'>, () => void>>;
}

/** Explains why a signature was refused, what to do next, and offers one action for it. */
export function RefusalAlert({ error, lead, act }: RefusalAlertProps) {
  const say = useSay();
  const translate = useTranslate();
  const sentence = useSentence();
  const refusal = signatureRefusal(error);
  const queries = useQueryClient();
  const action = refusal?.action ?? 'retry';
  const does = { reload: () => void queries.invalidateQueries(), ...act };
  const run = action === 'users' ? undefined : (does[action] ?? does.retry ?? does.choose);
  return (
    <div role="alert">
      {error !== undefined && (
        <Alert role="none" severity="error" sx={{ mt: 2 }}>
          {lead && <p>{lead}</p>}
          {refusal ? (
            <>
              <strong>{sentence(refusal.say)}</strong>
              <p>{sentence(refusal.next)}</p>
            </>
          ) : (
            <p>{translate(refusalText(error))}</p>
          )}
          {action === 'users' ? (
            <Link component={RouterLink} to="/user">
              {say('signing.refusal.users')}
            </Link>
          ) : (
            run && (
              <Button size="small" variant="outlined" color="inherit" onClick={run}>
                {say(`signing.refusal.${does[action] ? action : does.retry ? 'retry' : 'choose'}`)}
              </Button>
            )
          )}
        </Alert>
      )}
    </div>
  );
}
