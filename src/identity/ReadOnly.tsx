import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';

interface ReadOnlyProps {
  readonly label: string;
  readonly value: string;
  /** What is wrong with it, though it is not changed here. */
  readonly error?: string | undefined;
  readonly autoComplete?: string;
  /** How many characters it may have. */
  readonly max?: number;
}

/** Something that is known of the person and not changed here. */
export function ReadOnly({ label, value, error, autoComplete, max }: ReadOnlyProps) {
  const translate = useTranslate();
  return (
    <TextField
      id={`known-${label}`.replace(/\W/g, '-')}
      label={label}
      value={value}
      fullWidth
      error={Boolean(error)}
      helperText={error && translate(error)}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { readOnly: true, autoComplete, maxLength: max },
      }}
      sx={{ '& .MuiInputBase-root': { bgcolor: 'action.hover' } }}
    />
  );
}
