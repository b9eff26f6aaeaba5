import TextField from '@mui/material/TextField';

interface ColumnChoiceProps {
  /** Accessible name of the select. */
  readonly name: string;
  readonly none: string;
  readonly options: readonly { readonly field: string; readonly label: string }[];
  readonly value: string | undefined;
  readonly onChange: (field: string | undefined) => void;
}

/** Renders the select with the field of a column of the file. */
export function ColumnChoice({ name, none, options, value, onChange }: ColumnChoiceProps) {
  return (
    <TextField
      select
      size="small"
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || undefined)}
      slotProps={{ select: { native: true }, htmlInput: { 'aria-label': name } }}
      sx={{ minWidth: 170 }}
    >
      <option value="">{none}</option>
      {options.map(({ field, label }) => (
        <option key={field} value={field}>
          {label}
        </option>
      ))}
    </TextField>
  );
}
