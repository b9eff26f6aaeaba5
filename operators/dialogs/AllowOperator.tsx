import { useTranslate } from 'react-admin';
import { operatorDisable, operatorEnable } from '../../contract/staff/endpoints/people';
import { useCallApi } from '../../src/api/CallApi';
import type { ActionDialogProps } from '../../src/engine/declaration/resource';
import { Consequences } from './Consequences';

interface AllowOperatorProps extends ActionDialogProps {
  readonly action: 'enable' | 'disable';
}

function AllowOperator({ rows, action, ...dialog }: AllowOperatorProps) {
  const translate = useTranslate();
  const callApi = useCallApi();
  const [person] = rows;
  if (!person) return null;
  const body = { username: String(person.id) };
  const endpoint = action === 'enable' ? operatorEnable : operatorDisable;
  return (
    <Consequences
      {...dialog}
      resource="operator"
      harmless={action === 'enable'}
      title={translate(`gestore.staff.${action}`, { name: String(person.name) })}
      ask={async () => true}
      tell={() => translate(`gestore.staff.${action}About`)}
      confirm={translate(`resources.operator.actions.${action}.confirm`)}
      meant={body}
      run={(idempotencyKey) => callApi(endpoint, { body, idempotencyKey })}
    />
  );
}

/** Asks for confirmation, then disables the access of a person of the staff. */
export const DisableOperator = (props: ActionDialogProps) => <AllowOperator {...props} action="disable" />;
/** Asks for confirmation, then enables the access of a person of the staff again. */
export const EnableOperator = (props: ActionDialogProps) => <AllowOperator {...props} action="enable" />;
