import { useTranslate } from 'react-admin';
import { targetTokenFields } from '../../contract/provisioning/provisioning';
import { platformProvisioningTargetToken } from '../../contract/staff/endpoints/provisioning';
import { useCallApi } from '../../src/api/CallApi';
import { defineCommand } from '../../src/engine/declaration/defineCommand';
import type { ActionDialogProps } from '../../src/engine/declaration/resource';
import { useCommandForm } from '../../src/engine/form/useCommandForm';
import { ShownOnceDialog } from './ShownOnceDialog';

const tokenForm = defineCommand('targetToken', {
  fields: targetTokenFields,
  typing: { token: { masked: true, autoComplete: 'off' } },
});

/** Asks for the token that a system of the provider accepts, and stores it. */
export function StoreTargetToken({ rows, close }: ActionDialogProps) {
  const translate = useTranslate();
  const callApi = useCallApi();
  const form = useCommandForm(tokenForm);
  const [target] = rows;
  if (!target) return null;
  const params = { id: String(target.id) };
  return (
    <ShownOnceDialog
      resource="platformProvisioningTarget"
      title={translate('provisioning.token', { name: target.name })}
      about={translate('provisioning.tokenAbout')}
      confirm={translate('provisioning.tokenConfirm')}
      form={form}
      meant={params}
      run={async (idempotencyKey, body) => {
        await callApi(platformProvisioningTargetToken, { params, body, idempotencyKey });
        return [];
      }}
      close={close}
    />
  );
}
