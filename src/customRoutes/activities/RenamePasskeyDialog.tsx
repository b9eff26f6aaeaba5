import { useNotify } from 'react-admin';
import { type Passkey, passkeyFields } from '../../../contract/account/passkey';
import { passkeyRename } from '../../../contract/account/passkeysEndpoints';
import { pick } from '../../../contract/schema/fields';
import { useUserAreaText } from '../../api/useUserAreaText';
import { defineCommand } from '../../engine/declaration/defineCommand';
import { CommandDialog } from '../../engine/form/CommandDialog';
import { useCommandForm } from '../../engine/form/useCommandForm';
import { useSay } from '../../i18n/useSay';
import { useReadAgain } from './queries';

interface RenamePasskeyDialogProps {
  readonly passkey: Passkey;
  readonly close: () => void;
}

const newName = defineCommand('passkey', { fields: pick(passkeyFields, 'name') });

/** Renames a passkey. */
export function RenamePasskeyDialog({ passkey: { id, name }, close }: RenamePasskeyDialogProps) {
  const say = useSay();
  const notify = useNotify();
  const readAgain = useReadAgain();
  const form = useCommandForm(newName, { known: { name }, problemText: useUserAreaText() });
  return (
    <CommandDialog
      form={form}
      title={say('accountActivity.passkeys.renameTitle')}
      about={say('accountActivity.passkeys.renameAbout', { name })}
      close={close}
      confirm={{ text: say('accountActivity.passkeys.renameGo') }}
      // Each name is a command of its own with a new idempotency key, because the input may have changed.
      send={async (body) => {
        await form.callApi(passkeyRename, { params: { id }, body });
        notify('accountActivity.passkeys.renamed', { type: 'success' });
        close();
        await readAgain();
      }}
      autoFocusInput
    />
  );
}
