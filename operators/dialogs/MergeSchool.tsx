import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { OutputOf } from '../../contract/endpoint';
import { platformSchoolClosing } from '../../contract/endpoints/operators/schools';
import { resizingSet } from '../../contract/endpoints/resizing';
import { useRun } from '../../src/api/EngineDataProvider';
import { refusalText } from '../../src/api/refusal';
import type { ActionDialogProps } from '../../src/engine/declaration/resource';
import { Consequences } from './Consequences';

const resource = 'platformSchool';

/** Announces that a school is merged into others, after saying whom that touches; or takes the announcement back. */
export function MergeSchool({ rows, ...dialog }: ActionDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const run = useRun();
  const [into, setInto] = useState('');
  const [ceased, setCeased] = useState(true);
  const [school] = rows;
  if (!school) return null;
  const id = String(school.id);
  const send = (body: object) => run(resource, resizingSet, { body: { customerCode: id, ...body } });
  const withdraw = () =>
    send({ azione: 'ritira' }).then(
      () => {
        notify('gestore.merge.withdrawn', { type: 'success' });
        dialog.close();
      },
      (error) => notify(refusalText(error), { type: 'error' }),
    );
  const codMin = into
    .toUpperCase()
    .split(/[\s,]+/)
    .filter(Boolean);

  return (
    <Consequences
      {...dialog}
      resource={resource}
      title={translate('gestore.merge.title', { name: String(school.name) })}
      ask={() =>
        run(resource, platformSchoolClosing, { id }) as Promise<OutputOf<typeof platformSchoolClosing>>
      }
      tell={(counted) => translate('gestore.merge.about', { ...counted })}
      confirm={translate('gestore.merge.confirm')}
      run={() => send({ azione: 'annuncia', codMin, cessata: ceased })}
    >
      <TextField
        fullWidth
        size="small"
        label={translate('gestore.merge.into')}
        helperText={translate('gestore.merge.intoHelp')}
        value={into}
        onChange={({ target }) => setInto(target.value)}
      />
      <FormControlLabel
        label={translate('gestore.merge.ceased')}
        control={<Checkbox checked={ceased} onChange={(_event, on) => setCeased(on)} />}
      />
      <div>
        <Button size="small" onClick={() => void withdraw()}>
          {translate('gestore.merge.withdraw')}
        </Button>
      </div>
    </Consequences>
  );
}
