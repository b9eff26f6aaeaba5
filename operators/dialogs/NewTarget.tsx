import { useTranslate } from 'react-admin';
import { newTargetFields } from '../../contract/provisioning/provisioning';
import { platformProvisioningTargetCreate } from '../../contract/staff/endpoints/provisioning';
import { useCallApi } from '../../src/api/CallApi';
import { defineCommand } from '../../src/engine/declaration/defineCommand';
import type { DialogProps } from '../../src/engine/declaration/resource';
import { useCommandForm } from '../../src/engine/form/useCommandForm';
import { ShownOnceDialog } from './ShownOnceDialog';

const newTarget = defineCommand('platformProvisioningTarget', {
  fields: newTargetFields,
  own: { ac: () => import('../inputs/ApplicationInput').then((file) => file.ApplicationInput) },
  typing: { url: { verbatim: true } },
});

/** Asks for the data of a system and connects it, for the people of all schools with a licence of its application. */
export function NewTarget({ close }: DialogProps) {
  const translate = useTranslate();
  const callApi = useCallApi();
  return (
    <ShownOnceDialog
      resource="platformProvisioningTarget"
      title={translate('gestore.provisioning.create')}
      about={translate('gestore.provisioning.createAbout')}
      confirm={translate('gestore.provisioning.createConfirm')}
      form={useCommandForm(newTarget)}
      run={async (idempotencyKey, body) => {
        await callApi(platformProvisioningTargetCreate, { body, idempotencyKey });
        return [];
      }}
      close={close}
    />
  );
}
