import { useTranslate } from 'react-admin';
import { personDataExport, personDataRead } from '../../contract/staff/endpoints/personData';
import { personExportFields } from '../../contract/staff/personData';
import { useCallApi } from '../../src/api/CallApi';
import { defineCommand } from '../../src/engine/declaration/defineCommand';
import type { ActionDialogProps } from '../../src/engine/declaration/resource';
import { useCommandForm } from '../../src/engine/form/useCommandForm';
import { bytesOf } from '../../src/ui/files/bytesOf';
import { saveFile } from '../../src/ui/files/saveFile';
import { Consequences } from './Consequences';
import { AccountsOfPerson } from './PersonDataParts';

export const personExport = defineCommand('personExport', { fields: personExportFields });

/** Shows the accounts of a person, and saves the data about one or all of them as a file. */
export function ExportPersonData({ rows, ...dialog }: ActionDialogProps) {
  const translate = useTranslate();
  const callApi = useCallApi();
  const form = useCommandForm(personExport);
  const [person] = rows;
  if (!person) return null;
  const params = { school: String(person.school), uid: String(person.uid) };
  return (
    <Consequences
      {...dialog}
      harmless
      resource="platformPerson"
      title={translate('gestore.personData.exportTitle', { name: `${person.cn} ${person.sn}` })}
      ask={async () => (await callApi(personDataRead, { params })).data}
      tell={({ accounts }) => (
        <>
          <p>{translate('gestore.personData.exportAbout')}</p>
          <AccountsOfPerson accounts={accounts} />
        </>
      )}
      confirm={translate('gestore.personData.export')}
      form={form}
      run={async (_, body) => {
        const { data } = await callApi(personDataExport, { params, body });
        saveFile(data.name, bytesOf(data.content), 'application/zip');
      }}
    />
  );
}
