import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { schoolUpdateFields } from '../../../contract/schools/schoolProfile';
import { refusalText } from '../../api/refusal';
import type { Row } from '../../engine/declaration/defineResource';
import { EditDialog } from '../../engine/form/EditDialog';
import { useSingleRecord } from '../../engine/form/useSingleRecord';
import { FactPanels } from '../../engine/record/FactPanels';
import { useSay } from '../../i18n/useSay';
import { useRenewSession } from '../../session/RenewSession';
import { useSession } from '../../session/SessionContext';
import { Button } from '../../ui/Button';
import { Loading } from '../../ui/Loading';
import { NotLoaded } from '../../ui/NotLoaded';
import { RegisterButton } from './RegisterButton';
import { school } from './school';

/** Returns only the changed fields. */
function changes(record: Row, before: Row) {
  const changed = Object.keys(schoolUpdateFields).filter(
    (name) => (record[name] ?? null) !== (before[name] ?? null),
  );
  return changed.length > 0 ? Object.fromEntries(changed.map((name) => [name, record[name]])) : undefined;
}

/** Shows the record of the school, with buttons to edit it and to download its register. */
export function SchoolData() {
  const say = useSay();
  const translate = useTranslate();
  const renew = useRenewSession();
  const { customerCode } = useSession().school;
  const { record, error, refetch, send } = useSingleRecord(school, {
    params: { customerCode },
    body: changes,
  });
  const [editing, setEditing] = useState(false);
  if (!record) {
    return error ? (
      <NotLoaded again={refetch}>{translate(refusalText(error))}</NotLoaded>
    ) : (
      <Loading label={say('school.loading')} />
    );
  }
  const shown = Object.keys(school.fields).filter(
    (name) => !(record.privateSchool && name === 'spidEnabled'),
  );
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <Button variant="contained" onClick={() => setEditing(true)}>
          {say('school.edit')}
        </Button>
        <RegisterButton />
        <Button to="/user">{say('school.users')}</Button>
      </Box>
      <FactPanels resource={school} record={record} fields={shown} />
      {editing && (
        <EditDialog
          resource={school}
          record={record}
          send={send}
          size="table"
          title={say('school.form.title')}
          problemText={(refused) => translate(refusalText(refused))}
          onClose={() => setEditing(false)}
          onSaved={() => {
            setEditing(false);
            // The frame shows the school, and the users' form its switches (SESSION-033).
            void renew().catch(() => undefined);
          }}
        >
          <Box sx={{ color: 'text.secondary', mb: 1 }}>
            {say('school.form.required')} {say('school.form.fixed')}
          </Box>
        </EditDialog>
      )}
    </>
  );
}
