import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useController } from 'react-hook-form';
import { type FieldOf, type InputProps, useInputIds } from './InputProps';

/** Renders an input for several values: one checkbox each, in the order in which the field lists them. */
export function ChoicesInput({
  name,
  label,
  field,
  words,
  disabledReason,
  help,
  required,
}: InputProps<FieldOf<'list'>>) {
  const { field: input, fieldState } = useController<Record<string, readonly string[]>>({ name });
  const ids = useInputIds(name);
  const note = fieldState.error?.message ?? disabledReason ?? help;
  const values = field.of.kind === 'choice' ? field.of.of : [];
  const chosen = new Set(input.value);
  const choose = (value: string, on: boolean) => {
    if (disabledReason !== undefined) return;
    input.onChange(values.filter((one) => (one === value ? on : chosen.has(one))));
  };

  return (
    <FormControl
      component="fieldset"
      error={Boolean(fieldState.error)}
      aria-describedby={note ? ids.note : undefined}
      sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}
    >
      <FormLabel component="legend" required={required && disabledReason === undefined}>
        {label}
      </FormLabel>
      {/* Above the choices, so that it is in sight when the first of many is focused. */}
      {note && <FormHelperText id={ids.note}>{note}</FormHelperText>}
      <FormGroup>
        {values.map((value, i) => (
          <FormControlLabel
            key={value}
            label={words.value(name, value)}
            control={
              <Checkbox
                checked={chosen.has(value)}
                onChange={(_event, on) => choose(value, on)}
                onBlur={input.onBlur}
                slotProps={{
                  input: {
                    'aria-disabled': disabledReason !== undefined,
                    ...(i === 0 && { id: ids.input, ref: input.ref }),
                  },
                }}
              />
            }
          />
        ))}
      </FormGroup>
    </FormControl>
  );
}
