import Box from '@mui/material/Box';
import { useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { operatorConfirm } from '../contract/staff/endpoints/session';
import { useCallApi } from '../src/api/CallApi';
import type { IdentityConfirmation } from '../src/api/identityConfirmation';
import { useCommand } from '../src/api/useCommand';
import { Dialog } from '../src/ui/Dialog';
import { PasswordInput } from '../src/ui/PasswordInput';
import { WhyButton } from '../src/ui/tips/WhyButton';
import { WorkOutcome } from '../src/ui/WorkOutcome';

interface ConfirmIdentityProps {
  readonly confirmation: IdentityConfirmation;
}

/** Asks for the password again, over whatever is shown, when a call needs it. */
export function ConfirmIdentity({ confirmation }: ConfirmIdentityProps) {
  const asked = useSyncExternalStore(confirmation.subscribe, confirmation.getAsked);
  return asked && <PasswordDialog answer={confirmation.answer} />;
}

function PasswordDialog({ answer }: Pick<IdentityConfirmation, 'answer'>) {
  const translate = useTranslate();
  const callApi = useCallApi();
  const { run, running, error } = useCommand();
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const leave = () => !running && answer(false);
  const confirm = () => {
    setTried(true);
    if (password === '') return;
    void run(async () => {
      await callApi(operatorConfirm, { body: { password } });
      answer(true);
    });
  };

  return (
    <Dialog
      title={translate('gestore.confirm.title')}
      about={translate('gestore.confirm.about')}
      size="question"
      onClose={leave}
      actions={
        <>
          <WhyButton busy={running} onClick={leave} sx={{ mr: 'auto' }}>
            {translate('shell.cancel')}
          </WhyButton>
          <WhyButton busy={running} variant="contained" onClick={confirm}>
            {translate('gestore.confirm.go')}
          </WhyButton>
        </>
      }
    >
      <Box sx={{ mt: 2 }} onKeyDown={({ key }) => key === 'Enter' && confirm()}>
        <PasswordInput
          name="confirm-password"
          label={translate('gestore.confirm.password')}
          value={password}
          shown={false}
          current
          autoFocus
          error={tried && password === '' ? translate('gestore.confirm.missing') : undefined}
          onChange={setPassword}
        />
      </Box>
      <WorkOutcome working={running && translate('gestore.wait')} error={error} />
    </Dialog>
  );
}
