import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { operatorRoleSet } from '../../contract/staff/endpoints/people';
import { operatorRoleFields } from '../../contract/staff/operator';
import { useCallApi } from '../../src/api/CallApi';
import { defineCommand } from '../../src/engine/declaration/defineCommand';
import type { ActionDialogProps } from '../../src/engine/declaration/resource';
import { useCommandForm } from '../../src/engine/form/useCommandForm';
import { Consequences } from './Consequences';
import { RoleInput } from './RoleInput';

const roleChange = defineCommand('operator', {
  fields: operatorRoleFields,
  inputs: ['role'],
  own: { role: async () => RoleInput },
});

/** Asks for the new role of a person of the staff, and saves it. */
export function SetOperatorRole({ rows, ...dialog }: ActionDialogProps) {
  const translate = useTranslate();
  const callApi = useCallApi();
  const [person] = rows;
  const form = useCommandForm(roleChange, { known: { username: person?.id, role: person?.role } });
  const role: string = useWatch({ control: form.form.control, name: 'role' });
  if (!person) return null;
  return (
    <Consequences
      {...dialog}
      resource="operator"
      title={translate('gestore.staff.role', { name: String(person.name) })}
      ask={async () => true}
      tell={() => translate('gestore.staff.roleAbout')}
      confirm={translate('resources.operator.actions.setRole.confirm')}
      disabledReason={role === person.role ? translate('gestore.staff.sameRole') : undefined}
      form={form}
      run={(idempotencyKey, body) => callApi(operatorRoleSet, { body, idempotencyKey })}
    />
  );
}
