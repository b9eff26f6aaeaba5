import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useEffect, useRef } from 'react';
import type { OwnProfileField } from '../../../contract/entities/ownProfile';
import { userAreaText } from '../../api/userAreaText';
import { inputId } from '../../engine/form/inputs/InputProps';
import { useSay } from '../../i18n/useSay';
import { ConflictAlert } from '../../ui/ConflictAlert';
import type { ProfileForm } from './useProfileForm';

/** What stands in the way of saving; it takes the focus at each try, and each reason leads to its input. */
export function ProfileProblems({ form }: { readonly form: ProfileForm }) {
  const say = useSay();
  const place = useRef<HTMLDivElement>(null);
  const { errors, problem, conflict, tries } = form;
  const label = (field: string) => say(`ownProfile.fields.${field as OwnProfileField}`);
  useEffect(() => {
    if (tries > 0) place.current?.focus();
  }, [tries]);
  const shown = (value: unknown) =>
    typeof value === 'boolean'
      ? say(value ? 'ownProfile.yes' : 'ownProfile.no')
      : String(value || say('ownProfile.none'));
  return (
    <Box ref={place} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
      {errors.length > 0 && (
        <Alert severity="error" role="alert" sx={{ mb: 2 }}>
          <AlertTitle>{say('ownProfile.form.invalid')}</AlertTitle>
          <ul style={{ margin: 0, paddingLeft: '1.25rem' }}>
            {errors.map((field) => (
              <li key={field}>
                <Link
                  href={`#${inputId(field)}`}
                  color="inherit"
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(inputId(field))?.focus();
                  }}
                >
                  {`${label(field)}: ${form.form.formState.errors[field]?.message ?? ''}`}
                </Link>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {problem && (
        <Alert severity="error" role="alert" sx={{ mb: 2 }}>
          {userAreaText(problem)}
        </Alert>
      )}
      {conflict && (
        <ConflictAlert
          by={conflict.by}
          inputs={conflict.fields.map((name) => ({
            name,
            label: label(name),
            current: shown(conflict.theirs[name]),
            yours: shown(conflict.mine[name]),
            chosen: form.form.getValues(name) === conflict.theirs[name] ? 'current' : 'yours',
            choose: (which) =>
              form.form.setValue(name, (which === 'current' ? conflict.theirs : conflict.mine)[name] ?? ''),
          }))}
        />
      )}
    </Box>
  );
}
