import { useLogout } from 'react-admin';
import { identityConfirm } from '../../../contract/account/confirmationEndpoints';
import { aliasDelete } from '../../../contract/alias/endpoints';
import { defineCommand } from '../../engine/declaration/defineCommand';
import { CommandDialog } from '../../engine/form/CommandDialog';
import { useCommandForm } from '../../engine/form/useCommandForm';
import { useSay } from '../../i18n/useSay';
import { currentPassword, currentPasswordTyping } from '../../identity/commands';

const aliasDeletion = defineCommand('aliasDeletion', {
  fields: { password: { ...currentPassword, say: { required: 'Campo Obbligatorio' } } },
  typing: { password: currentPasswordTyping },
});

interface DeleteDialogProps {
  readonly email: string;
  readonly close: () => void;
}

/** Asks for the password again, then deletes the alias and signs the person out. */
export function DeleteDialog({ email, close }: DeleteDialogProps) {
  const say = useSay();
  const logout = useLogout();
  const form = useCommandForm(aliasDeletion);
  return (
    <CommandDialog
      form={form}
      title={say('alias.delete.title', { email })}
      about={say('alias.delete.about')}
      close={close}
      confirm={{ text: say('alias.delete.go'), color: 'error' }}
      send={async (body, idempotencyKey) => {
        await form.callApi(identityConfirm, { body });
        await form.callApi(aliasDelete, { idempotencyKey });
        await logout();
      }}
      autoFocusInput
    />
  );
}
