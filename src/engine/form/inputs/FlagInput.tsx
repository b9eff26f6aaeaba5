import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useController } from 'react-hook-form';
import { inputId, noteId, type PlainInputProps } from './InputProps';

/** Renders an input for a flag. */
export function FlagInput({ name, label, disabledReason, help }: PlainInputProps) {
  const { field: input, fieldState } = useController<Record<string, boolean>>({ name });
  const note = fieldState.error?.message ?? disabledReason ?? help;

  return (
    <FormControl error={Boolean(fieldState.error)}>
      <FormControlLabel
        label={label}
        control={
          <Switch
            id={inputId(name)}
            checked={Boolean(input.value)}
            onChange={(_event, on) => disabledReason === undefined && input.onChange(on)}
            onBlur={input.onBlur}
            sx={disabledReason !== undefined ? { opacity: 0.6 } : undefined}
            slotProps={{
              input: {
                ref: input.ref,
                role: 'switch',
                'aria-disabled': disabledReason !== undefined,
                'aria-describedby': note ? noteId(name) : undefined,
              },
            }}
          />
        }
      />
      {note && <FormHelperText id={noteId(name)}>{note}</FormHelperText>}
    </FormControl>
  );
}
