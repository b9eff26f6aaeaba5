import { otpMethodRemove } from '../../../contract/endpoints/otp';
import type { Security } from '../../../contract/entities/otp';
import { useCallApi } from '../../api/CallApi';
import { useConfirmed } from '../../features/password/ConfirmIdentity';
import { useSay } from '../../i18n/useSay';
import { RemoveDialog } from './RemoveDialog';

interface RemoveAppDialogProps {
  readonly method: Security['methods'][number];
  readonly close: () => void;
}

/** Asks before an authenticator app is forgotten. */
export function RemoveAppDialog({ method, close }: RemoveAppDialogProps) {
  const say = useSay();
  const callApi = useCallApi();
  const confirmed = useConfirmed();

  return (
    <RemoveDialog
      title={say('accountActivity.security.removeTitle')}
      about={say('accountActivity.security.removeAbout', { name: method.name })}
      text={say('accountActivity.security.remove')}
      done={say('accountActivity.security.removed')}
      remove={(idempotencyKey) =>
        confirmed(() => callApi(otpMethodRemove, { params: { id: method.id }, idempotencyKey }))
      }
      close={close}
    />
  );
}
