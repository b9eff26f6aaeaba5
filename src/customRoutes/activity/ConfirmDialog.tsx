import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { identityConfirm, identityConfirmOptions } from '../../../contract/endpoints/confirmation';
import { useCallApi } from '../../api/CallApi';
import { PasswordInput } from '../../features/password/PasswordInput';
import { DialogFrame } from '../../features/registry/DialogFrame';
import { useSay } from '../../i18n/useSay';
import { answerPasskey, knowsPasskeys } from './platformPasskeys';
import { useOnce } from './useOnce';

interface ConfirmDialogProps {
  /** Whether they have one. */
  readonly password: boolean;
  readonly passkey: boolean;
  readonly done: () => void;
  readonly close: () => void;
}

/** Asks the person of this session for the password again, or for a passkey. */
export function ConfirmDialog({ password: hasPassword, passkey, done, close }: ConfirmDialogProps) {
  const say = useSay();
  const callApi = useCallApi();
  const { run, running, error } = useOnce();
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const hasPasskey = passkey && knowsPasskeys();

  const byPassword = () => {
    setTried(true);
    if (password === '') return;
    void run(async () => {
      await callApi(identityConfirm, { body: { password } });
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
  const withPassword = { text: say('accountActivity.confirm.go'), run: byPassword };
  const withPasskey = { text: say('accountActivity.confirm.passkey'), run: byPasskey };
  const none = !hasPassword && !hasPasskey;

  return (
    <DialogFrame
      title={say('accountActivity.confirm.title')}
      about={say(none ? 'accountActivity.confirm.noWay' : 'accountActivity.confirm.about')}
      size="question"
      close={close}
      running={running}
      error={error}
      confirm={hasPassword ? withPassword : hasPasskey ? withPasskey : undefined}
      actions={hasPassword && hasPasskey && <Button onClick={byPasskey}>{withPasskey.text}</Button>}
    >
      {hasPassword && (
        <Box sx={{ mt: 2 }} onKeyDown={(event) => event.key === 'Enter' && byPassword()}>
          <PasswordInput
            name="confirm-password"
            label={say('accountActivity.passkeys.password')}
            value={password}
            shown={false}
            current
            autoFocus
            error={tried && password === '' ? say('accountActivity.passkeys.passwordMissing') : undefined}
            onChange={setPassword}
          />
        </Box>
      )}
    </DialogFrame>
  );
}
