import Box from '@mui/material/Box';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { passkeyAdd, passkeyOptions } from '../../../contract/account/passkeysEndpoints';
import { useCommand } from '../../api/useCommand';
import { useUserAreaText } from '../../api/useUserAreaText';
import { useSay } from '../../i18n/useSay';
import { makePasskey, whyNotMade } from '../../identity/platformPasskeys';
import { ActionDialog } from '../../ui/ActionDialog';
import { PasswordInput } from '../../ui/PasswordInput';
import { PasskeyName } from './PasskeyName';
import { useReadAgain } from './queries';

/** Asks for a name and the password, then has the device create a passkey. */
export function AddPasskeyDialog({ close }: { readonly close: () => void }) {
  const say = useSay();
  const notify = useNotify();
  const readAgain = useReadAgain();
  const { run, callApi, running, error } = useCommand(useUserAreaText());
  const [name, setName] = useState(() => say('accountActivity.passkeys.nameDefault'));
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);

  const go = () => {
    setTried(true);
    if (name.trim() === '' || password === '') return;
    // Each attempt creates another passkey, so it needs a new idempotency key.
    void run(async () => {
      const { data } = await callApi(passkeyOptions, { body: { password } });
      const credential = await makePasskey(data.options).catch((failure: unknown) => {
        throw new Error(say(whyNotMade(failure)));
      });
      await callApi(passkeyAdd, { body: { name: name.trim(), credential } });
      notify('accountActivity.passkeys.added', { type: 'success' });
      close();
      await readAgain();
    });
  };

  return (
    <ActionDialog
      title={say('accountActivity.passkeys.addTitle')}
      about={say('accountActivity.passkeys.addAbout')}
      close={close}
      running={running && say('accountActivity.passkeys.confirm')}
      error={error}
      confirm={{ text: say('accountActivity.passkeys.addGo'), run: go }}
    >
      <PasskeyName value={name} tried={tried} onChange={setName} />
      <Box sx={{ mt: 2 }}>
        <PasswordInput
          name="password"
          label={say('accountActivity.passkeys.password')}
          value={password}
          shown={false}
          current
          error={tried && password === '' ? say('accountActivity.passkeys.passwordMissing') : undefined}
          onChange={setPassword}
        />
      </Box>
    </ActionDialog>
  );
}
