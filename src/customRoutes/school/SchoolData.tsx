import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { refusalText } from '../../api/refusal';
import { useSay } from '../../i18n/useSay';
import { Button } from '../../ui/Button';
import { Loading } from '../../ui/Loading';
import { NotLoaded } from '../../ui/NotLoaded';
import { useFocusReturn } from '../../ui/useFocusReturn';
import { RegisterButton } from './RegisterButton';
import { SchoolDialog } from './SchoolDialog';
import { SchoolFacts } from './SchoolFacts';
import { useSchool } from './useSchool';

/** The record of the school, to be read; the ways to change it and to have its register. */
export function SchoolData() {
  const say = useSay();
  const translate = useTranslate();
  const { data, error, refetch } = useSchool();
  const [editing, setEditing] = useState(false);
  useFocusReturn(editing);
  if (!data) {
    return error ? (
      <NotLoaded again={refetch}>{translate(refusalText(error))}</NotLoaded>
    ) : (
      <Loading label={say('school.loading')} />
    );
  }
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <Button variant="contained" onClick={() => setEditing(true)}>
          {say('school.edit')}
        </Button>
        <RegisterButton />
        <Button to="/user">{say('school.users')}</Button>
      </Box>
      <SchoolFacts school={data.school} />
      {editing && (
        <SchoolDialog school={data.school} version={data.version} close={() => setEditing(false)} />
      )}
    </>
  );
}
