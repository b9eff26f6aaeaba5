import Box from '@mui/material/Box';
import { useState } from 'react';
import { identityConfirm, identityConfirmOptions } from '../../contract/account/confirmationEndpoints';
import type { Security } from '../../contract/account/otp';
import type { Proof } from '../api/identityConfirmation';
import { useCommand } from '../api/useCommand';
import { useUserAreaText } from '../api/useUserAreaText';
import { useSay } from '../i18n/useSay';
import { useSession } from '../session/SessionContext';
import { ActionDialog } from '../ui/ActionDialog';
import { Button } from '../ui/Button';
import { PasswordInput } from '../ui/PasswordInput';
import { CodeInput } from './CodeInput';
import { answerPasskey, knowsPasskeys } from './platformPasskeys';
import { useSecurity } from './useSecurity';

interface ConfirmDialogProps {
  readonly proof: Proof;
  readonly done: () => void;
  readonly close: () => void;
}

type Ways = Pick<Security, 'password' | 'passkeys'>;

/** Asks the signed-in person for the password or a code again, or for a passkey. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { signInElsewhere } = useSession();
  const { data, isError } = useSecurity({ enabled: !signInElsewhere });
  const unknown = signInElsewhere || isError ? { password: !signInElsewhere, passkeys: [] } : undefined;
  const ways = data ?? unknown;
  return ways && <Asking {...props} ways={ways} />;
}

function Asking({ proof, ways, done, close }: ConfirmDialogProps & { readonly ways: Ways }) {
  const say = useSay();
  const { run, callApi, running, error } = useCommand(useUserAreaText());
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const byCode = proof === 'code';
  const hasPasskey = ways.passkeys.length > 0 && knowsPasskeys();
  const hasWords = byCode || ways.password;

  const byWords = () => {
    setTried(true);
    if (typed === '') return;
    void run(async () => {
      await callApi(identityConfirm, { body: byCode ? { code: typed } : { password: typed } });
      done();
    });
  };
  const byPasskey = () =>
    void run(async () => {
      const { data } = await callApi(identityConfirmOptions);
      const credential = await answerPasskey(data.options).catch(() => {
        throw new Error(say('accountActivity.confirm.noPasskey'));
      });
      await callApi(identityConfirm, { body: { credential } });
      done();
    });
  const about = hasWords || hasPasskey ? (byCode ? 'aboutCode' : 'about') : 'noWay';

  return (
    <ActionDialog
      title={say('accountActivity.confirm.title')}
      about={say(`accountActivity.confirm.${about}`)}
      dismiss={say(hasWords || hasPasskey ? 'shell.cancel' : 'shell.close')}
      actions={
        hasPasskey && (
          <Button busy={running} variant={hasWords ? 'text' : 'contained'} onClick={byPasskey}>
            {say('accountActivity.confirm.passkey')}
          </Button>
        )
      }
      confirm={hasWords ? { text: say('accountActivity.confirm.go'), run: byWords } : undefined}
      running={running}
      error={error}
      close={close}
    >
      {hasWords && (
        <Box sx={{ mt: 2 }}>
          {byCode ? (
            <CodeInput
              value={typed}
              error={tried && typed === '' ? say('accountActivity.confirm.codeMissing') : undefined}
              onChange={setTyped}
            />
          ) : (
            <PasswordInput
              name="confirm-password"
              label={say('accountActivity.passkeys.password')}
              value={typed}
              shown={false}
              current
              autoFocus
              error={tried && typed === '' ? say('accountActivity.passkeys.passwordMissing') : undefined}
              onChange={setTyped}
            />
          )}
        </Box>
      )}
    </ActionDialog>
  );
}
