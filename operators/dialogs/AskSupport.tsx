import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { platformSupervisorList } from '../../contract/staff/endpoints/supervisors';
import { platformSupportAsk } from '../../contract/staff/endpoints/support';
import { useCallApi } from '../../src/api/CallApi';
import type { ActionDialogProps } from '../../src/engine/declaration/resource';
import { NativeSelect } from '../../src/ui/NativeSelect';
import { Consequences } from './Consequences';

/** Minimum length of a reason. */
const LEAST = 10;

/** Asks a supervisor of a school for consent to operate on their behalf, with the reason. */
export function AskSupport({ rows, ...dialog }: ActionDialogProps) {
  const translate = useTranslate();
  const callApi = useCallApi();
  const [uid, setUid] = useState('');
  const [reason, setReason] = useState('');
  const [people, setPeople] = useState<readonly { readonly uid: string; readonly name: string }[]>([]);
  const [record] = rows;
  if (!record) return null;
  const school = String(record.id);
  const ask = async () => {
    const { data } = await callApi(platformSupervisorList, { params: { school } });
    const able = data
      .filter(({ enabled, access }) => enabled && access === 'entered')
      .map((one) => ({ uid: one.uid, name: `${one.cn} ${one.sn} (${one.uid})` }));
    setPeople(able);
    setUid(able[0]?.uid ?? '');
    return able.length;
  };
  const asked = { params: { school }, body: { uid, reason: reason.trim() } };
  const why = uid === '' ? 'nobody' : reason.trim().length < LEAST ? 'missing' : undefined;
  return (
    <Consequences
      {...dialog}
      resource="platformSupport"
      harmless
      title={translate('gestore.support.askTitle', { name: String(record.name) })}
      ask={ask}
      tell={(able) => translate(able > 0 ? 'gestore.support.askAbout' : 'gestore.support.nobody')}
      confirm={translate('gestore.support.ask')}
      disabledReason={why && translate(`gestore.support.${why}`)}
      meant={asked}
      run={(idempotencyKey) => callApi(platformSupportAsk, { ...asked, idempotencyKey })}
    >
      {people.length > 0 && (
        <>
          <NativeSelect label={translate('gestore.support.whom')} value={uid} change={setUid}>
            {people.map((one) => (
              <option key={one.uid} value={one.uid}>
                {one.name}
              </option>
            ))}
          </NativeSelect>
          <TextField
            fullWidth
            multiline
            minRows={2}
            size="small"
            sx={{ mt: 2 }}
            label={translate('gestore.support.reason')}
            helperText={translate('gestore.support.reasonHelp')}
            value={reason}
            onChange={({ target }) => setReason(target.value.slice(0, 500))}
          />
        </>
      )}
    </Consequences>
  );
}
