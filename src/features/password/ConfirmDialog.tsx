import Box from '@mui/material/Box';
import { useState } from 'react';
import { identityConfirm, identityConfirmOptions } from '../../../contract/endpoints/confirmation';
import { useCallApi } from '../../api/CallApi';
import { useUserAreaCommand } from '../../api/useUserAreaCommand';
import { useSay } from '../../i18n/useSay';
import { Dialog } from '../../ui/Dialog';
import { WhyButton } from '../../ui/tips/WhyButton';
import { WorkOutcome } from '../../ui/WorkOutcome';
import { CodeInput } from './CodeInput';
import { PasswordInput } from './PasswordInput';
import { answerPasskey, knowsPasskeys } from './platformPasskeys';

interface ConfirmDialogProps {
  /** A code of an app is asked for, in place of the password. */
  readonly code: boolean;
  /** Whether they have one. */
  readonly password: boolean;
  readonly passkey: boolean;
  readonly done: () => void;
  readonly close: () => void;
}

/** Asks the person of this session for the password or a code again, or for a passkey. */
export function ConfirmDialog({ code: byCode, password, passkey, done, close }: ConfirmDialogProps) {
  const say = useSay();
  const callApi = useCallApi();
  const { run, running, error } = useUserAreaCommand();
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const hasPasskey = passkey && knowsPasskeys();
  const hasWords = byCode || password;

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
  const leave = () => !running && close();

  return (
    <Dialog
      title={say('accountActivity.confirm.title')}
      about={say(`accountActivity.confirm.${about}`)}
      size="question"
      onClose={leave}
      actions={
        <>
          <WhyButton busy={running} onClick={leave} sx={{ mr: 'auto' }}>
            {say(hasWords || hasPasskey ? 'shell.cancel' : 'shell.close')}
          </WhyButton>
          {hasPasskey && (
            <WhyButton busy={running} variant={hasWords ? 'text' : 'contained'} onClick={byPasskey}>
              {say('accountActivity.confirm.passkey')}
            </WhyButton>
          )}
          {hasWords && (
            <WhyButton busy={running} variant="contained" onClick={byWords}>
              {say('accountActivity.confirm.go')}
            </WhyButton>
          )}
        </>
      }
    >
      {hasWords && (
        <Box sx={{ mt: 2 }} onKeyDown={(event) => event.key === 'Enter' && byWords()}>
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
      <WorkOutcome working={running && say('shell.working')} error={error} />
    </Dialog>
  );
}
