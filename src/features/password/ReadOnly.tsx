import TextField from '@mui/material/TextField';

interface ReadOnlyProps {
  readonly label: string;
  readonly value: string;
  /** What is wrong with it, though it is not changed here. */
  readonly error?: string | undefined;
  readonly autoComplete?: string;
}

/** Something that is known of the person and not changed here. */
export const ReadOnly = ({ label, value, error, autoComplete }: ReadOnlyProps) => (
  <TextField
    id={`known-${label}`.replace(/\W/g, '-')}
    label={label}
    value={value}
    fullWidth
    error={Boolean(error)}
    helperText={error}
    slotProps={{ inputLabel: { shrink: true }, htmlInput: { readOnly: true, autoComplete } }}
    sx={{ '& .MuiInputBase-root': { bgcolor: 'action.hover' } }}
  />
);
