import { useState } from 'react';
import { useLogout } from 'react-admin';
import { identityConfirm } from '../../../contract/account/confirmationEndpoints';
import { aliasDelete } from '../../../contract/alias/endpoints';
import { useCommand } from '../../api/useCommand';
import { useSay } from '../../i18n/useSay';
import { ActionDialog } from '../../ui/ActionDialog';
import { PasswordInput } from '../../ui/PasswordInput';

interface DeleteDialogProps {
  readonly email: string;
  readonly close: () => void;
}

/** Asks for the password again, then deletes the alias and signs the person out. */
export function DeleteDialog({ email, close }: DeleteDialogProps) {
  const say = useSay();
  const logout = useLogout();
  const { run, callApi, running, error } = useCommand();
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);

  function remove() {
    setTried(true);
    if (password === '') return;
    void run(async (idempotencyKey) => {
      await callApi(identityConfirm, { body: { password } });
      await callApi(aliasDelete, { idempotencyKey });
      await logout();
    });
  }

  return (
    <ActionDialog
      title={say('alias.delete.title', { email })}
      about={say('alias.delete.about')}
      close={close}
      running={running}
      error={error}
      confirm={{ text: say('alias.delete.go'), color: 'error', run: remove }}
    >
      <PasswordInput
        name="alias-password"
        label={say('alias.delete.password')}
        value={password}
        shown={false}
        current
        autoFocus
        error={tried && password === '' ? say('alias.delete.needed') : undefined}
        onChange={setPassword}
      />
    </ActionDialog>
  );
}
