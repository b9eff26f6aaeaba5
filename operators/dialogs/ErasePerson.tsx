import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { fields } from '../../contract/schema/fields';
import { personDataErase, personDataRead } from '../../contract/staff/endpoints/personData';
import { type PersonData, personErasureFields, personExportFields } from '../../contract/staff/personData';
import { useCallApi } from '../../src/api/CallApi';
import { defineCommand } from '../../src/engine/declaration/defineCommand';
import type { ActionDialogProps } from '../../src/engine/declaration/resource';
import { useCommandForm } from '../../src/engine/form/useCommandForm';
import { persons } from '../resources/persons';
import { Consequences } from './Consequences';
import { AccountsOfPerson, SourcesOfPerson } from './PersonDataParts';

export const personErasure = defineCommand('personErasure', {
  fields: fields({ scope: personExportFields.scope, reason: personErasureFields.reason }),
});

/** Shows the effects of an erasure, and erases a person for good after confirmation. */
export function ErasePerson({ rows, ...dialog }: ActionDialogProps) {
  const translate = useTranslate();
  const callApi = useCallApi();
  const navigate = useNavigate();
  const form = useCommandForm(personErasure);
  const [found, setFound] = useState<PersonData>();
  const scope = form.form.watch('scope');
  const [person] = rows;
  if (!person) return null;
  const params = { school: String(person.school), uid: String(person.uid) };
  const chosen = (found?.accounts ?? []).slice(0, scope === 'person' ? undefined : 1);
  const hindered = chosen.find(({ hindrances }) => hindrances.length > 0);
  return (
    <Consequences
      {...dialog}
      resource="platformPerson"
      title={translate('gestore.personData.eraseTitle', { name: `${person.cn} ${person.sn}` })}
      ask={async () => {
        const { data } = await callApi(personDataRead, { params });
        setFound(data);
        return data;
      }}
      tell={({ accounts, sources }) => (
        <>
          <p>{translate('gestore.personData.eraseAbout')}</p>
          <AccountsOfPerson accounts={accounts} />
          <SourcesOfPerson sources={sources} />
        </>
      )}
      confirm={translate('gestore.personData.erase')}
      disabledReason={
        hindered && translate(`gestore.personData.hindrance.${hindered.hindrances[0]}`, { uid: hindered.uid })
      }
      meant={params}
      form={form}
      run={async (idempotencyKey, { reason }) => {
        const body = { uids: chosen.map(({ uid }) => uid), reason };
        await callApi(personDataErase, { params, body, idempotencyKey });
        // The person on the page behind the dialog no longer exists.
        navigate(persons.path);
      }}
    />
  );
}
