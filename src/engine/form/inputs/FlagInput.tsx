import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useController } from 'react-hook-form';
import { type PlainInputProps, useInputIds } from './InputProps';

/** Renders an input for a flag. */
export function FlagInput({ name, label, disabledReason, help }: PlainInputProps) {
  const { field: input, fieldState } = useController<Record<string, boolean>>({ name });
  const ids = useInputIds(name);
  const note = fieldState.error?.message ?? disabledReason ?? help;

  return (
    <FormControl error={Boolean(fieldState.error)}>
      <FormControlLabel
        label={label}
        control={
          <Switch
            id={ids.input}
            checked={Boolean(input.value)}
            onChange={(_event, on) => disabledReason === undefined && input.onChange(on)}
            onBlur={input.onBlur}
            sx={disabledReason !== undefined ? { opacity: 0.6 } : undefined}
            slotProps={{
              input: {
                ref: input.ref,
                role: 'switch',
                'aria-disabled': disabledReason !== undefined,
                'aria-describedby': note ? ids.note : undefined,
              },
            }}
          />
        }
      />
      {note && <FormHelperText id={ids.note}>{note}</FormHelperText>}
    </FormControl>
  );
}
