import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { operatorCreate } from '../../contract/staff/endpoints/people';
import type { StaffRole } from '../../contract/staff/operatorPermissions';
import { useCallApi } from '../../src/api/CallApi';
import type { DialogProps } from '../../src/engine/declaration/resource';
import { RoleChoice } from './RoleChoice';
import { ShownOnceDialog } from './ShownOnceDialog';

/** Creates a person of the staff, and shows their first-access link. */
export function NewOperator({ close }: DialogProps) {
  const translate = useTranslate();
  const callApi = useCallApi();
  const [name, setName] = useState('');
  const [username, setUsername] = useState('');
  const [role, setRole] = useState<StaffRole>('readOnly');
  const body = { username: username.trim().toLowerCase(), name: name.trim(), role };
  const why = body.name === '' || body.username === '' ? 'gestore.staff.missing' : undefined;
  return (
    <ShownOnceDialog
      resource="operator"
      title={translate('gestore.staff.new')}
      about={translate('gestore.staff.newAbout')}
      confirm={translate('gestore.staff.create')}
      disabledReason={why && translate(why)}
      meant={body}
      run={async (idempotencyKey) => {
        const { data } = await callApi(operatorCreate, { body, idempotencyKey });
        return [{ label: translate('gestore.staff.link'), value: data.link }];
      }}
      toldAbout={translate('gestore.staff.linkAbout')}
      close={close}
    >
      <Stack spacing={2} sx={{ mt: 2 }}>
        <TextField
          fullWidth
          required
          label={translate('resources.operator.fields.name')}
          value={name}
          onChange={({ target }) => setName(target.value.slice(0, 80))}
        />
        <TextField
          fullWidth
          required
          label={translate('resources.operator.fields.username')}
          helperText={translate('gestore.staff.usernameHelp')}
          value={username}
          onChange={({ target }) => setUsername(target.value.slice(0, 40))}
          slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
        />
        <div>
          <RoleChoice role={role} change={setRole} />
        </div>
      </Stack>
    </ShownOnceDialog>
  );
}
