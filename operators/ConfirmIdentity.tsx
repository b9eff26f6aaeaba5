import { useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import * as fieldsMessages from '../contract/messages/it/fields';
import { operatorConfirm } from '../contract/staff/endpoints/session';
import { operatorConfirmationFields } from '../contract/staff/operator';
import type { IdentityConfirmation } from '../src/api/identityConfirmation';
import { defineCommand } from '../src/engine/declaration/defineCommand';
import { CommandDialog } from '../src/engine/form/CommandDialog';
import { useCommandForm } from '../src/engine/form/useCommandForm';

interface ConfirmIdentityProps {
  readonly confirmation: IdentityConfirmation;
}

/** Asks for the password again, on top of the current page, if a call requires it. */
export function ConfirmIdentity({ confirmation }: ConfirmIdentityProps) {
  const asked = useSyncExternalStore(confirmation.subscribe, confirmation.getAsked);
  return asked && <PasswordDialog answer={confirmation.answer} />;
}

const identity = defineCommand('operatorIdentity', {
  fields: {
    password: { ...operatorConfirmationFields.password, say: { required: fieldsMessages.passwordRequired } },
  },
  typing: { password: { masked: true, autoComplete: 'current-password' } },
});

function PasswordDialog({ answer }: Pick<IdentityConfirmation, 'answer'>) {
  const translate = useTranslate();
  const form = useCommandForm(identity);
  return (
    <CommandDialog
      form={form}
      title={translate('gestore.confirm.title')}
      about={translate('gestore.confirm.about')}
      confirm={{ text: translate('gestore.confirm.go') }}
      send={async (body) => {
        await form.callApi(operatorConfirm, { body });
        answer(true);
      }}
      running={translate('gestore.wait')}
      autoFocusInput
      close={() => answer(false)}
    />
  );
}
