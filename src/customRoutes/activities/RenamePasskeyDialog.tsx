import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { Passkey } from '../../../contract/account/passkey';
import { passkeyRename } from '../../../contract/account/passkeysEndpoints';
import { useCommand } from '../../api/useCommand';
import { useUserAreaText } from '../../api/useUserAreaText';
import { useSay } from '../../i18n/useSay';
import { ActionDialog } from '../../ui/ActionDialog';
import { PasskeyName } from './PasskeyName';
import { useReadAgain } from './queries';

interface RenamePasskeyDialogProps {
  readonly passkey: Passkey;
  readonly close: () => void;
}

/** Renames a passkey. */
export function RenamePasskeyDialog({ passkey, close }: RenamePasskeyDialogProps) {
  const say = useSay();
  const notify = useNotify();
  const readAgain = useReadAgain();
  const { run, callApi, running, error } = useCommand(useUserAreaText());
  const [name, setName] = useState(passkey.name);
  const [tried, setTried] = useState(false);

  const go = () => {
    setTried(true);
    if (name.trim() === '') return;
    // Each name is a command of its own with a new idempotency key, because the input may have changed.
    void run(async () => {
      await callApi(passkeyRename, { params: { id: passkey.id }, body: { name: name.trim() } });
      notify('accountActivity.passkeys.renamed', { type: 'success' });
      close();
      await readAgain();
    });
  };

  return (
    <ActionDialog
      title={say('accountActivity.passkeys.renameTitle')}
      about={say('accountActivity.passkeys.renameAbout', { name: passkey.name })}
      close={close}
      running={running}
      error={error}
      confirm={{ text: say('accountActivity.passkeys.renameGo'), run: go }}
    >
      <PasskeyName value={name} tried={tried} onChange={setName} />
    </ActionDialog>
  );
}
