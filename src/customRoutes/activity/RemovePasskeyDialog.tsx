import { useNotify } from 'ra-core';
import { passkeyRemove } from '../../../contract/endpoints/passkeys';
import type { Passkey } from '../../../contract/entities/passkey';
import { useCallApi } from '../../engine/CallApi';
import { useSay } from '../../i18n/useSay';
import { DialogFrame } from '../../procedures/registry/DialogFrame';
import { useReadAgain } from './queries';
import { useOnce } from './useOnce';

interface RemovePasskeyDialogProps {
  readonly passkey: Passkey;
  readonly close: () => void;
}

/** Asks before a passkey is forgotten; what stays on the device is said too. */
export function RemovePasskeyDialog({ passkey, close }: RemovePasskeyDialogProps) {
  const say = useSay();
  const notify = useNotify();
  const callApi = useCallApi();
  const readAgain = useReadAgain();
  const { run, running, error } = useOnce();

  const remove = () =>
    run(async (idempotencyKey) => {
      await callApi(passkeyRemove, { params: { id: passkey.id }, idempotencyKey });
      notify('accountActivity.passkeys.removed', { type: 'success' });
      close();
      await readAgain();
    });

  return (
    <DialogFrame
      title={say('accountActivity.passkeys.removeTitle')}
      about={say('accountActivity.passkeys.removeAbout', { name: passkey.name })}
      size="question"
      close={close}
      running={running}
      error={error}
      confirm={{ text: say('accountActivity.passkeys.remove'), danger: true, run: () => void remove() }}
    />
  );
}
