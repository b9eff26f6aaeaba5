import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { operatorClientCreate } from '../../contract/staff/endpoints/clients';
import { operatorScopes, schoolScopes } from '../../contract/staff/operatorScopes';
import { useCallApi } from '../../src/api/CallApi';
import type { DialogProps } from '../../src/engine/declaration/resource';
import { codesIn } from './codesIn';
import { ShownOnceDialog } from './ShownOnceDialog';
import { secretOf } from './secretOf';

/** Creates a program with its scopes, and shows its secret. */
export function NewProgram({ close }: DialogProps) {
  const translate = useTranslate();
  const callApi = useCallApi();
  const [name, setName] = useState('');
  const [schools, setSchools] = useState('');
  const [scopes, setScopes] = useState<readonly string[]>([]);
  const bound = codesIn(schools);
  // Other scopes do not apply to single schools.
  const offered = bound.length > 0 ? schoolScopes : operatorScopes;
  const chosen = scopes.filter((scope) => offered.includes(scope));
  const body = { name: name.trim(), scopes: chosen, ...(bound.length > 0 && { schools: bound }) };
  const why = body.name === '' || chosen.length === 0 ? 'gestore.staff.missingProgram' : undefined;
  return (
    <ShownOnceDialog
      resource="operatorClient"
      title={translate('gestore.staff.newProgram')}
      about={translate('gestore.staff.newProgramAbout')}
      confirm={translate('gestore.staff.createProgram')}
      disabledReason={why && translate(why)}
      meant={body}
      run={async (idempotencyKey) =>
        secretOf((await callApi(operatorClientCreate, { body, idempotencyKey })).data, translate)
      }
      toldAbout={translate('gestore.staff.secretAbout')}
      close={close}
    >
      <Stack spacing={2} sx={{ mt: 2 }}>
        <TextField
          fullWidth
          required
          label={translate('resources.operatorClient.fields.name')}
          value={name}
          onChange={({ target }) => setName(target.value.slice(0, 80))}
        />
        <TextField
          fullWidth
          label={translate('resources.operatorClient.fields.schools')}
          helperText={translate('gestore.staff.schoolsHelp')}
          value={schools}
          onChange={({ target }) => setSchools(target.value)}
        />
        <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
          <FormLabel component="legend">{translate('resources.operatorClient.fields.scopes')}</FormLabel>
          <FormGroup>
            {offered.map((scope) => (
              <FormControlLabel
                key={scope}
                label={scope}
                control={
                  <Checkbox
                    checked={chosen.includes(scope)}
                    onChange={(_event, on) =>
                      setScopes(on ? [...scopes, scope] : scopes.filter((one) => one !== scope))
                    }
                  />
                }
              />
            ))}
          </FormGroup>
        </fieldset>
      </Stack>
    </ShownOnceDialog>
  );
}
