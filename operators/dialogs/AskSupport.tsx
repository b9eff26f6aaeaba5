import { useState } from 'react';
import { useTranslate } from 'react-admin';
import * as fieldsMessages from '../../contract/messages/it/fields';
import { message } from '../../contract/messages/message';
import { platformSupervisorList } from '../../contract/staff/endpoints/supervisors';
import { platformSupportAsk } from '../../contract/staff/endpoints/support';
import { askSupportFields } from '../../contract/staff/platformSupport';
import { useCallApi } from '../../src/api/CallApi';
import { defineCommand } from '../../src/engine/declaration/defineCommand';
import type { ActionDialogProps } from '../../src/engine/declaration/resource';
import { useCommandForm } from '../../src/engine/form/useCommandForm';
import { Consequences } from './Consequences';
import { SupervisorInput, SupervisorsContext } from './SupervisorInput';

const supportRequest = defineCommand('supportRequest', {
  fields: {
    ...askSupportFields,
    reason: {
      ...askSupportFields.reason,
      lines: 2,
      say: { min: message(fieldsMessages.atLeastCharacters, { count: 10 }) },
    },
  },
  own: { uid: async () => SupervisorInput },
});

/** Asks for a supervisor and a reason, then requests the supervisor's consent to operate on their behalf. */
export function AskSupport({ rows, ...dialog }: ActionDialogProps) {
  const translate = useTranslate();
  const callApi = useCallApi();
  const form = useCommandForm(supportRequest);
  const [people, setPeople] = useState<readonly { readonly uid: string; readonly name: string }[]>();
  const [record] = rows;
  if (!record) return null;
  const params = { school: String(record.id) };
  const ask = async () => {
    const { data } = await callApi(platformSupervisorList, { params });
    const able = data
      .filter(({ enabled, access }) => enabled && access === 'entered')
      .map((one) => ({ uid: one.uid, name: `${one.cn} ${one.sn} (${one.uid})` }));
    setPeople(able);
    form.form.setValue('uid', able[0]?.uid ?? '');
    return able.length;
  };
  return (
    <SupervisorsContext value={people ?? []}>
      <Consequences
        {...dialog}
        resource="platformSupport"
        harmless
        title={translate('gestore.support.askTitle', { name: String(record.name) })}
        ask={ask}
        tell={(able) => translate(able > 0 ? 'gestore.support.askAbout' : 'gestore.support.nobody')}
        confirm={translate('gestore.support.ask')}
        disabledReason={people?.length === 0 ? translate('gestore.support.nobody') : undefined}
        {...(people && people.length > 0 && { form })}
        run={(idempotencyKey, body) => callApi(platformSupportAsk, { params, body, idempotencyKey })}
      />
    </SupervisorsContext>
  );
}
