import { useTranslate } from 'react-admin';
import { operatorCreate } from '../../contract/staff/endpoints/people';
import { newOperatorFields } from '../../contract/staff/operator';
import { useCallApi } from '../../src/api/CallApi';
import { defineCommand } from '../../src/engine/declaration/defineCommand';
import type { DialogProps } from '../../src/engine/declaration/resource';
import { useCommandForm } from '../../src/engine/form/useCommandForm';
import { RoleInput } from './RoleInput';
import { ShownOnceDialog } from './ShownOnceDialog';

const { username } = newOperatorFields;

const newOperator = defineCommand('operator', {
  // Capital letters are accepted, and sent as small ones.
  fields: { ...newOperatorFields, username: { ...username, pattern: new RegExp(username.pattern, 'i') } },
  inputs: ['name', 'username', 'role'],
  typing: { username: { verbatim: true } },
  own: { role: async () => RoleInput },
});
const known = { role: 'readOnly' };

/** Asks for the data of a new person of the staff, and shows their first-access link. */
export function NewOperator({ close }: DialogProps) {
  const translate = useTranslate();
  const callApi = useCallApi();
  const form = useCommandForm(newOperator, { known });
  return (
    <ShownOnceDialog
      resource="operator"
      title={translate('gestore.staff.new')}
      about={translate('gestore.staff.newAbout')}
      confirm={translate('gestore.staff.create')}
      form={form}
      run={async (idempotencyKey, typed) => {
        const body = { ...typed, username: typed.username.toLowerCase() };
        const { data } = await callApi(operatorCreate, { body, idempotencyKey });
        return [{ label: translate('gestore.staff.link'), value: data.link }];
      }}
      toldAbout={translate('gestore.staff.linkAbout')}
      close={close}
    />
  );
}
