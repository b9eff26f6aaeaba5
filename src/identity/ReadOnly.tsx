import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';

interface ReadOnlyProps {
  readonly label: string;
  readonly value: string;
  /** Error of the value, although it cannot be changed here. */
  readonly error?: string | undefined;
  readonly autoComplete?: string;
  /** Maximum number of characters. */
  readonly max?: number;
}

/** Shows a known value of the person that cannot be changed here. */
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
