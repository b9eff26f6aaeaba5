import TextField from '@mui/material/TextField';
import { memo } from 'react';
import { schoolUpdateFields } from '../../../contract/schools/schoolProfile';
import { useSay } from '../../i18n/useSay';
import type { UpdateField } from './schoolConflicts';
import type { SchoolForm } from './useSchoolForm';

interface SchoolInputProps {
  readonly field: Exclude<UpdateField, 'spidEnabled' | 'otpEnabled'>;
  readonly value: string;
  readonly error: string | undefined;
  readonly change: SchoolForm['change'];
}

/** Where the summary of what is wrong leads to. */
export const schoolInputId = (field: string) => `school-${field}`;

/** One text of the school's record; drawn again only when it is the one that was typed in. */
export const SchoolInput = memo(function SchoolInput({ field, value, error, change }: SchoolInputProps) {
  const say = useSay();
  const definition = schoolUpdateFields[field];
  return (
    <TextField
      id={schoolInputId(field)}
      label={say(`school.fields.${field}`)}
      value={value}
      onChange={({ target }) => change(field, target.value)}
      required={'required' in definition}
      error={Boolean(error)}
      helperText={error}
      fullWidth
      slotProps={{
        htmlInput: {
          autoComplete: 'off',
          ...('max' in definition && { maxLength: definition.max }),
          ...(field === 'postalCode' && { inputMode: 'numeric', maxLength: 5 }),
        },
      }}
    />
  );
});
