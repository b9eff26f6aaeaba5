import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { provisioningTargetToken } from '../../../contract/provisioning/endpoints';
import { targetTokenFields } from '../../../contract/provisioning/provisioning';
import { defineCommand } from '../../engine/declaration/defineCommand';
import type { ActionDialogProps } from '../../engine/declaration/resource';
import { CommandDialog } from '../../engine/form/CommandDialog';
import { useCommandForm } from '../../engine/form/useCommandForm';

const tokenForm = defineCommand('targetToken', {
  fields: targetTokenFields,
  typing: { token: { masked: true, autoComplete: 'off' } },
});

/** Stores the token that a connected system accepts. */
export function StoreToken({ rows, close }: ActionDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const form = useCommandForm(tokenForm);
  const [target] = rows;
  if (!target) return null;
  const params = { id: String(target.id) };
  return (
    <CommandDialog
      form={form}
      title={translate('provisioning.token', { name: String(target.name) })}
      about={translate('provisioning.tokenAbout')}
      confirm={{ text: translate('provisioning.tokenConfirm') }}
      meant={params}
      send={async (body, idempotencyKey) => {
        await form.callApi(provisioningTargetToken, { params, body, idempotencyKey });
        notify('provisioning.tokenStored', { type: 'success' });
        close();
        await queries.invalidateQueries({ queryKey: ['provisioningTarget'] });
      }}
      close={close}
    />
  );
}
