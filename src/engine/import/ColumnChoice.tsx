import TextField from '@mui/material/TextField';

interface ColumnChoiceProps {
  /** What is chosen, for those who hear it. */
  readonly name: string;
  readonly none: string;
  readonly options: readonly { readonly field: string; readonly label: string }[];
  readonly value: string | undefined;
  readonly onChange: (field: string | undefined) => void;
}

/** Which field a column of a file is. */
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
