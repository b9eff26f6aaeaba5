import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { resizingSet } from '../../contract/resizing/endpoints';
import { platformSchoolClosing } from '../../contract/staff/endpoints/schools';
import { useCallApi } from '../../src/api/CallApi';
import type { ActionDialogProps } from '../../src/engine/declaration/resource';
import { Consequences } from './Consequences';
import { codesIn } from './codesIn';
import { ReceivingSchools } from './ReceivingSchools';

/** Announces the merger of a school into others, after showing the affected people and the names of those schools. */
export function MergeSchool({ rows, ...dialog }: ActionDialogProps) {
  const translate = useTranslate();
  const callApi = useCallApi();
  const [into, setInto] = useState('');
  const [ceased, setCeased] = useState(true);
  const [record] = rows;
  if (!record) return null;
  const school = String(record.id);
  const codMin = [...new Set(codesIn(into))];
  const body = { customerCode: school, azione: 'annuncia' as const, codMin, cessata: ceased };

  return (
    <Consequences
      {...dialog}
      resource="platformSchool"
      title={translate('gestore.merge.title', { name: String(record.name) })}
      ask={async () => (await callApi(platformSchoolClosing, { params: { school } })).data}
      tell={(counted) => translate('gestore.merge.about', { ...counted })}
      confirm={translate('gestore.merge.confirm')}
      disabledReason={codMin.length > 0 ? undefined : translate('gestore.merge.missing')}
      meant={body}
      run={(idempotencyKey) => callApi(resizingSet, { body, idempotencyKey })}
    >
      <TextField
        fullWidth
        size="small"
        label={translate('gestore.merge.into')}
        helperText={translate('gestore.merge.intoHelp')}
        value={into}
        onChange={({ target }) => setInto(target.value)}
      />
      <ReceivingSchools codes={codMin} />
      <FormControlLabel
        label={translate('gestore.merge.ceased')}
        control={<Checkbox checked={ceased} onChange={(_event, on) => setCeased(on)} />}
      />
    </Consequences>
  );
}
