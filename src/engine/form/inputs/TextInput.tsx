import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { type HTMLAttributes, use } from 'react';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import type { Field } from '../../../../contract/schema/fields';
import { DayButton } from '../../../ui/dayPicker/DayButton';
import { DayLimitsContext } from '../DayLimitsContext';
import { formKind } from '../formKinds';
import { type PlainInputProps, useInputIds } from './InputProps';
import { UnlockButton } from './UnlockButton';

/**
 * Returns the maxlength of an input: twice the allowed length, so that a text that is too long is visible and rejected
 * instead of being silently truncated. A code of one or two letters is always fully visible, so its maxlength is exact.
 */
const roomFor = (field: Field) => {
  if (field.kind !== 'text' || !field.max) return undefined;
  return field.max <= 2 ? field.max : 2 * field.max;
};

interface Typing {
  /** The key of the hint about the format. */
  readonly hint?: string;
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  readonly lines?: (field: never) => number | undefined;
  /** The unit shown after the value. */
  readonly unit?: string;
}

/** The kinds of field that are typed as text, one row each. */
const typings: { readonly [K in Field['kind']]?: Typing } = {
  text: { lines: ({ lines }: { lines?: number }) => lines },
  number: { inputMode: 'decimal' },
  money: { inputMode: 'decimal', unit: '€' },
  day: { hint: 'engine.form.dayHint', inputMode: 'numeric' },
  instant: { hint: 'engine.form.instantHint' },
  list: { hint: 'engine.form.linesHint', lines: () => 3 },
};

/** Renders an input for a text, or for a number, a day or a moment typed as text. */
export function TextInput({
  name,
  label,
  field,
  disabledReason,
  help,
  required,
  capitals,
  ...more
}: PlainInputProps) {
  const translate = useTranslate();
  const { field: input, fieldState } = useController<Record<string, string>>({ name });
  const ids = useInputIds(name);
  const { hint, inputMode, lines, unit } = typings[field.kind] ?? {};
  const { tidy } = formKind(field);
  const limitsOf = use(DayLimitsContext);
  const rows = lines?.(field as never);
  const { unlock, warning, typing = {}, autoFocus = false } = more;
  const about = [disabledReason, warning].filter(Boolean).join('. ');
  // An input whose lock is explained once for all inputs needs no format hint either.
  const notes = [
    fieldState.error?.message ?? about,
    ...(disabledReason === '' ? [] : [help, hint && translate(hint)]),
  ];
  const [note] = notes.filter(Boolean);
  const end = unlock ? (
    <UnlockButton label={label} onClick={unlock} />
  ) : (field.kind === 'day' || field.kind === 'instant') && disabledReason === undefined ? (
    <DayButton
      labelledBy={`${ids.input}-label`}
      typed={input.value ?? ''}
      change={(typed) => input.onChange(typed)}
      limits={() => limitsOf(name)}
      withTime={field.kind === 'instant'}
    />
  ) : (
    unit && <InputAdornment position="end">{unit}</InputAdornment>
  );
  const warned = Boolean(warning) && !fieldState.error;

  return (
    <TextField
      id={ids.input}
      label={label}
      required={required && disabledReason === undefined}
      name={name}
      type={typing.masked ? 'password' : 'text'}
      value={input.value ?? ''}
      inputRef={input.ref}
      autoFocus={autoFocus}
      onChange={({ target }) =>
        input.onChange(typing.spaceless ? target.value.replace(/\s/g, '') : target.value)
      }
      onBlur={(event) => {
        const tidied = tidy?.(event.target.value);
        if (tidied !== undefined && tidied !== event.target.value) input.onChange(tidied);
        input.onBlur();
      }}
      error={Boolean(fieldState.error)}
      // A live region announces changes of warnings.
      helperText={warning === undefined ? note : <span role="status">{note}</span>}
      fullWidth
      {...(rows && { multiline: true, minRows: rows, maxRows: 3 * rows })}
      slotProps={{
        inputLabel: { shrink: true },
        formHelperText: warned ? { sx: { color: 'warning.main', fontWeight: 600 } } : {},
        input: { endAdornment: end },
        htmlInput: {
          readOnly: disabledReason !== undefined,
          maxLength: typing.maxLength ?? roomFor(field),
          inputMode: typing.inputMode ?? inputMode,
          style: capitals ? { textTransform: 'uppercase' } : undefined,
          autoComplete: typing.autoComplete ?? 'off',
          autoCapitalize: typing.verbatim || typing.masked ? 'none' : undefined,
          spellCheck: rows !== undefined && field.kind === 'text',
        },
      }}
      sx={disabledReason !== undefined ? { '& .MuiInputBase-root': { bgcolor: 'action.hover' } } : undefined}
    />
  );
}
