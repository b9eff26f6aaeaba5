import { useTranslate } from 'react-admin';
import { platformProvisioningTargetStart } from '../../contract/staff/endpoints/provisioning';
import { useCallApi } from '../../src/api/CallApi';
import type { ActionDialogProps } from '../../src/engine/declaration/resource';
import { ShownOnceDialog } from './ShownOnceDialog';

/** Asks for confirmation, then starts the first synchronisation of a system of the provider. */
export function StartTarget({ rows, close }: ActionDialogProps) {
  const translate = useTranslate();
  const callApi = useCallApi();
  const [target] = rows;
  if (!target) return null;
  const params = { id: String(target.id) };
  return (
    <ShownOnceDialog
      resource="platformProvisioningTarget"
      title={translate('gestore.provisioning.start', { name: target.name })}
      about={translate('gestore.provisioning.startAbout', target)}
      confirm={translate('resources.platformProvisioningTarget.actions.start.confirm')}
      meant={params}
      run={async (idempotencyKey) => {
        await callApi(platformProvisioningTargetStart, { params, idempotencyKey });
        return [];
      }}
      close={close}
    />
  );
}
