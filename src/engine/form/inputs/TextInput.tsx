import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useController } from 'react-hook-form';
import type { Field } from '../../../../contract/fields';
import { formKind } from '../formKinds';
import type { InputProps } from './InputProps';

/** Room for twice what is allowed: too much is seen and said, not cut off unnoticed. */
const roomFor = (field: Field) => ('max' in field && field.max ? 2 * field.max : undefined);

/** A text, or a day typed as one. */
export function TextInput({ name, label, field, why, capitals }: InputProps) {
  const translate = useTranslate();
  const { field: input, fieldState } = useController<Record<string, string>>({ name });
  const day = field.kind === 'day';
  const hint = why ?? (day ? translate('engine.form.dayHint') : undefined);
  const { tidy } = formKind(field);

  return (
    <TextField
      id={`input-${name}`}
      label={label}
      required={Boolean(field.required) && !why}
      name={name}
      value={input.value ?? ''}
      inputRef={input.ref}
      onChange={input.onChange}
      onBlur={(event) => {
        const tidied = tidy?.(event.target.value);
        if (tidied !== undefined && tidied !== event.target.value) input.onChange(tidied);
        input.onBlur();
      }}
      error={Boolean(fieldState.error)}
      helperText={fieldState.error?.message ?? hint}
      fullWidth
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: {
          readOnly: Boolean(why),
          maxLength: roomFor(field),
          inputMode: day ? 'numeric' : undefined,
          style: capitals ? { textTransform: 'uppercase' } : undefined,
          autoComplete: 'off',
          spellCheck: false,
        },
      }}
      sx={why ? { '& .MuiInputBase-root': { bgcolor: 'action.hover' } } : undefined}
    />
  );
}
