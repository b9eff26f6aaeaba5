import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { operatorRoleSet } from '../../contract/staff/endpoints/people';
import { type StaffRole, staffRoles } from '../../contract/staff/operatorPermissions';
import { useCallApi } from '../../src/api/CallApi';
import type { ActionDialogProps } from '../../src/engine/declaration/resource';
import { Consequences } from './Consequences';
import { RoleChoice } from './RoleChoice';

/** Changes the role of a person of the staff. */
export function SetOperatorRole({ rows, ...dialog }: ActionDialogProps) {
  const translate = useTranslate();
  const callApi = useCallApi();
  const [person] = rows;
  const held = staffRoles.find((one) => one === person?.role) ?? 'readOnly';
  const [role, setRole] = useState<StaffRole>(held);
  if (!person) return null;
  const body = { username: String(person.id), role };
  return (
    <Consequences
      {...dialog}
      resource="operator"
      title={translate('gestore.staff.role', { name: String(person.name) })}
      ask={async () => true}
      tell={() => translate('gestore.staff.roleAbout')}
      confirm={translate('resources.operator.actions.setRole.confirm')}
      disabledReason={role === held ? translate('gestore.staff.sameRole') : undefined}
      meant={body}
      run={(idempotencyKey) => callApi(operatorRoleSet, { body, idempotencyKey })}
    >
      <RoleChoice role={role} change={setRole} />
    </Consequences>
  );
}
