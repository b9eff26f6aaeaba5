import { useTranslate } from 'react-admin';
import { operatorClientCreate } from '../../contract/staff/endpoints/clients';
import { newOperatorClientFields } from '../../contract/staff/operatorClient';
import { schoolScopes } from '../../contract/staff/operatorScopes';
import { useCallApi } from '../../src/api/CallApi';
import { defineCommand } from '../../src/engine/declaration/defineCommand';
import type { DialogProps } from '../../src/engine/declaration/resource';
import { useCommandForm } from '../../src/engine/form/useCommandForm';
import { codesIn } from './codesIn';
import { ScopesInput } from './ScopesInput';
import { ShownOnceDialog } from './ShownOnceDialog';
import { secretOf } from './secretOf';

const newProgram = defineCommand('operatorClient', {
  fields: { ...newOperatorClientFields, schools: { kind: 'text' } },
  inputs: ['name', 'schools', 'scopes'],
  capitals: ['schools'],
  own: { scopes: async () => ScopesInput },
});

/** Asks for the name, schools and scopes of a new program, and shows its secret. */
export function NewProgram({ close }: DialogProps) {
  const translate = useTranslate();
  const callApi = useCallApi();
  const form = useCommandForm(newProgram);
  return (
    <ShownOnceDialog
      resource="operatorClient"
      title={translate('gestore.staff.newProgram')}
      about={translate('gestore.staff.newProgramAbout')}
      confirm={translate('gestore.staff.createProgram')}
      form={form}
      run={async (idempotencyKey, { schools: typed, scopes, ...rest }) => {
        const schools = codesIn(typed ?? '');
        const body =
          schools.length > 0
            ? { ...rest, schools, scopes: scopes.filter((scope) => schoolScopes.includes(scope)) }
            : { ...rest, scopes };
        const { data } = await callApi(operatorClientCreate, { body, idempotencyKey });
        return secretOf(data, translate);
      }}
      toldAbout={translate('gestore.staff.secretAbout')}
      close={close}
    />
  );
}
