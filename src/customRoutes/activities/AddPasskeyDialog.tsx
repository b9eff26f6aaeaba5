import { useNotify } from 'react-admin';
import { passkeyFields } from '../../../contract/account/passkey';
import { passkeyAdd, passkeyOptions } from '../../../contract/account/passkeysEndpoints';
import { useUserAreaText } from '../../api/useUserAreaText';
import { defineCommand } from '../../engine/declaration/defineCommand';
import { CommandDialog } from '../../engine/form/CommandDialog';
import { useCommandForm } from '../../engine/form/useCommandForm';
import { useSay } from '../../i18n/useSay';
import { currentPassword, currentPasswordTyping } from '../../identity/commands';
import { makePasskey, whyNotMade } from '../../identity/platformPasskeys';
import { useReadAgain } from './queries';

const newPasskey = defineCommand('passkey', {
  fields: { name: passkeyFields.name, password: currentPassword },
  typing: { password: currentPasswordTyping },
});

/** Asks for a name and the password, then has the device create a passkey. */
export function AddPasskeyDialog({ close }: { readonly close: () => void }) {
  const say = useSay();
  const notify = useNotify();
  const readAgain = useReadAgain();
  const form = useCommandForm(newPasskey, {
    known: { name: say('accountActivity.passkeys.nameDefault') },
    problemText: useUserAreaText(),
  });
  return (
    <CommandDialog
      form={form}
      title={say('accountActivity.passkeys.addTitle')}
      about={say('accountActivity.passkeys.addAbout')}
      close={close}
      confirm={{ text: say('accountActivity.passkeys.addGo') }}
      running={say('accountActivity.passkeys.confirm')}
      // Each attempt creates another passkey, so it needs a new idempotency key.
      send={async ({ name, password }) => {
        const { data } = await form.callApi(passkeyOptions, { body: { password } });
        const credential = await makePasskey(data.options).catch((failure: unknown) => {
          throw new Error(say(whyNotMade(failure)));
        });
        await form.callApi(passkeyAdd, { body: { name, credential } });
        notify('accountActivity.passkeys.added', { type: 'success' });
        close();
        await readAgain();
      }}
      autoFocusInput
    />
  );
}
