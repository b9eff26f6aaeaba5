import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SchoolProfile } from '../../../contract/entities/schoolProfile';
import { useSay } from '../../i18n/useSay';
import { type SchoolForm, updateFields } from './useSchoolForm';

interface SchoolConflictProps {
  readonly form: SchoolForm;
  /** What somebody else saved meanwhile. */
  readonly theirs: SchoolProfile;
}

/** Field by field what is saved now and differs from what is typed here: mine stays until the other is chosen. */
export function SchoolConflict({ form, theirs }: SchoolConflictProps) {
  const say = useSay();
  const different = updateFields.filter((field) => (theirs[field] ?? '') !== (form.values[field] ?? ''));
  const shown = (value: string | boolean | null | undefined) =>
    typeof value === 'boolean' ? say(value ? 'school.on' : 'school.off') : value || say('school.none');
  return (
    <Alert severity="warning" role="alert" sx={{ mb: 2 }}>
      <AlertTitle>{say('school.form.conflict.title')}</AlertTitle>
      {say('school.form.conflict.about')}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {different.map((field) => {
          const label = say(`school.fields.${field}`);
          return (
            <li key={field}>
              {say('school.form.conflict.theirs', { label, value: shown(theirs[field]) })}{' '}
              <Button
                size="small"
                color="inherit"
                aria-label={say('school.form.conflict.takeOf', { label })}
                onClick={() => form.change(field, theirs[field] ?? null)}
              >
                {say('school.form.conflict.take')}
              </Button>
            </li>
          );
        })}
      </Box>
    </Alert>
  );
}
