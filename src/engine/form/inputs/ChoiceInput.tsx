import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import type { Words } from '../../record/words';
import { type FieldOf, type PlainInputProps, useInputIds } from './InputProps';

interface ChoiceInputProps extends PlainInputProps {
  readonly field: FieldOf<'choice'>;
  readonly words: Pick<Words, 'value'>;
}

/** Renders an input for one of several values; a native select, which works with every keyboard and phone. */
export function ChoiceInput({ name, label, field, words, disabledReason, help, required }: ChoiceInputProps) {
  const translate = useTranslate();
  const { field: input, fieldState } = useController<Record<string, string>>({ name });
  const note = fieldState.error?.message ?? disabledReason ?? help;
  const shared = {
    id: useInputIds(name).input,
    label,
    name,
    fullWidth: true,
    error: Boolean(fieldState.error),
    helperText: note,
  };
  if (disabledReason !== undefined) {
    const value = input.value ? words.value(name, input.value) : '';
    return (
      <TextField
        {...shared}
        value={value}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { readOnly: true } }}
        sx={{ '& .MuiInputBase-root': { bgcolor: 'action.hover' } }}
      />
    );
  }
  return (
    <TextField
      {...shared}
      select
      required={required}
      value={input.value ?? ''}
      inputRef={input.ref}
      onChange={input.onChange}
      onBlur={input.onBlur}
      slotProps={{ inputLabel: { shrink: true }, select: { native: true } }}
    >
      <option value="" aria-label={translate('engine.form.none')} />
      {field.of.map((value) => (
        <option key={value} value={value}>
          {words.value(name, value)}
        </option>
      ))}
    </TextField>
  );
}
