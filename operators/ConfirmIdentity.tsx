import Box from '@mui/material/Box';
import { useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { operatorConfirm } from '../contract/staff/endpoints/session';
import { useCallApi } from '../src/api/CallApi';
import type { IdentityConfirmation } from '../src/api/identityConfirmation';
import { useCommand } from '../src/api/useCommand';
import { ActionDialog } from '../src/ui/ActionDialog';
import { PasswordInput } from '../src/ui/PasswordInput';

interface ConfirmIdentityProps {
  readonly confirmation: IdentityConfirmation;
}

/** Asks for the password again, on top of the current page, if a call requires it. */
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
  const confirm = () => {
    setTried(true);
    if (password === '') return;
    void run(async () => {
      await callApi(operatorConfirm, { body: { password } });
      answer(true);
    });
  };

  return (
    <ActionDialog
      title={translate('gestore.confirm.title')}
      about={translate('gestore.confirm.about')}
      confirm={{ text: translate('gestore.confirm.go'), run: confirm }}
      running={running && translate('gestore.wait')}
      error={error}
      close={() => answer(false)}
    >
      <Box sx={{ mt: 2 }}>
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
    </ActionDialog>
  );
}
