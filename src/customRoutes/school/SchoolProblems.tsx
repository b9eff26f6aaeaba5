import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { refusalText } from '../../api/refusal';
import { useSay } from '../../i18n/useSay';
import { SchoolConflict } from './SchoolConflict';
import { schoolInputId } from './SchoolInput';
import type { UpdateField } from './schoolConflicts';
import type { SchoolForm } from './useSchoolForm';

/** What stands in the way of saving; it takes the focus at each try, and each reason leads to its input. */
export function SchoolProblems({ form }: { readonly form: SchoolForm }) {
  const say = useSay();
  const translate = useTranslate();
  const place = useRef<HTMLDivElement>(null);
  const { errors, problem, conflict, tries } = form;
  useEffect(() => {
    if (tries > 0) place.current?.focus();
  }, [tries]);
  return (
    <Box ref={place} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
      {errors.length > 0 && (
        <Alert severity="error" role="alert" sx={{ mb: 2 }}>
          <AlertTitle>{say('school.form.invalid')}</AlertTitle>
          <ul style={{ margin: 0, paddingLeft: '1.25rem' }}>
            {errors.map(({ field, message }) => (
              <li key={field}>
                <Link
                  href={`#${schoolInputId(field)}`}
                  color="inherit"
                  sx={{ display: 'inline-block', py: 0.5 }}
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(schoolInputId(field))?.focus();
                  }}
                >
                  {say(`school.fields.${field as UpdateField}`)}: {message}
                </Link>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {problem && (
        <Alert severity="error" role="alert" sx={{ mb: 2 }}>
          {translate(refusalText(problem))}
        </Alert>
      )}
      {conflict && <SchoolConflict form={form} conflict={conflict} />}
    </Box>
  );
}
