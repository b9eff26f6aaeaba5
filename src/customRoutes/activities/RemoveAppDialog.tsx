import type { Security } from '../../../contract/account/otp';
import { otpMethodRemove } from '../../../contract/account/otpEndpoints';
import { useSay } from '../../i18n/useSay';
import { RemoveDialog } from './RemoveDialog';

interface RemoveAppDialogProps {
  readonly method: Security['methods'][number];
  readonly close: () => void;
}

/** Asks for confirmation before an authenticator app is removed. */
export function RemoveAppDialog({ method, close }: RemoveAppDialogProps) {
  const say = useSay();

  return (
    <RemoveDialog
      title={say('accountActivity.security.removeTitle')}
      about={say('accountActivity.security.removeAbout', { name: method.name })}
      text={say('accountActivity.security.remove')}
      done={say('accountActivity.security.removed')}
      remove={(callApi, idempotencyKey) =>
        callApi(otpMethodRemove, { params: { id: method.id }, idempotencyKey })
      }
      close={close}
    />
  );
}
