import type { Passkey } from '../../../contract/account/passkey';
import { passkeyRemove } from '../../../contract/account/passkeysEndpoints';
import { useSay } from '../../i18n/useSay';
import { RemoveDialog } from './RemoveDialog';

interface RemovePasskeyDialogProps {
  readonly passkey: Passkey;
  readonly close: () => void;
}

/** Asks for confirmation before a passkey is removed, and says what remains on the device. */
export function RemovePasskeyDialog({ passkey, close }: RemovePasskeyDialogProps) {
  const say = useSay();

  return (
    <RemoveDialog
      title={say('accountActivity.passkeys.removeTitle')}
      about={say('accountActivity.passkeys.removeAbout', { name: passkey.name })}
      text={say('accountActivity.passkeys.remove')}
      done={say('accountActivity.passkeys.removed')}
      remove={(callApi, idempotencyKey) =>
        callApi(passkeyRemove, { params: { id: passkey.id }, idempotencyKey })
      }
      close={close}
    />
  );
}
