import { useTranslate } from 'react-admin';
import { operatorClientRotate } from '../../contract/staff/endpoints/clients';
import { useCallApi } from '../../src/api/CallApi';
import type { ActionDialogProps } from '../../src/engine/declaration/resource';
import { ShownOnceDialog } from './ShownOnceDialog';
import { secretOf } from './secretOf';

/** Asks for confirmation, then issues a new secret for a program and shows it once. */
export function RotateProgram({ rows, close }: ActionDialogProps) {
  const translate = useTranslate();
  const callApi = useCallApi();
  const [program] = rows;
  if (!program) return null;
  const body = { clientId: String(program.id) };
  return (
    <ShownOnceDialog
      resource="operatorClient"
      title={translate('gestore.staff.rotate', { name: String(program.name) })}
      about={translate('gestore.staff.rotateAbout')}
      confirm={translate('resources.operatorClient.actions.rotate.confirm')}
      danger
      meant={body}
      run={async (idempotencyKey) =>
        secretOf((await callApi(operatorClientRotate, { body, idempotencyKey })).data, translate)
      }
      toldAbout={translate('gestore.staff.secretAbout')}
      close={close}
    />
  );
}
