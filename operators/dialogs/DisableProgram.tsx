import { useTranslate } from 'react-admin';
import { operatorClientDisable } from '../../contract/staff/endpoints/clients';
import { useCallApi } from '../../src/api/CallApi';
import type { ActionDialogProps } from '../../src/engine/declaration/resource';
import { Consequences } from './Consequences';

/** Asks for confirmation, then ends the access of a program. */
export function DisableProgram({ rows, ...dialog }: ActionDialogProps) {
  const translate = useTranslate();
  const callApi = useCallApi();
  const [program] = rows;
  if (!program) return null;
  const body = { clientId: String(program.id) };
  return (
    <Consequences
      {...dialog}
      resource="operatorClient"
      title={translate('gestore.staff.disableProgram', { name: String(program.name) })}
      ask={async () => true}
      tell={() => translate('gestore.staff.disableProgramAbout')}
      confirm={translate('resources.operatorClient.actions.disable.confirm')}
      meant={body}
      run={(idempotencyKey) => callApi(operatorClientDisable, { body, idempotencyKey })}
    />
  );
}
