import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

interface PasswordInputProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** Legible, for a person who is alone and wants to see what they type. */
  readonly shown: boolean;
  /** Error of the input, as the contract or the provider words it. */
  readonly error: string | undefined;
  /** The id of what helps to fill it in. */
  readonly describedBy?: string | undefined;
  /** The one that is in use; a new one when left out. */
  readonly current?: true;
  /** Where typing begins. */
  readonly autoFocus?: true;
  readonly onChange: (value: string) => void;
}

/** A password: password managers may fill it in, nothing is pasted away. */
export function PasswordInput({ name, label, value, shown, error, ...more }: PasswordInputProps) {
  const id = useId();
  const translate = useTranslate();
  const described = [more.describedBy, error && `${id}-helper-text`].filter(Boolean).join(' ');
  return (
    <TextField
      id={id}
      name={name}
      label={label}
      type={shown ? 'text' : 'password'}
      value={value}
      required
      fullWidth
      autoFocus={more.autoFocus ?? false}
      error={Boolean(error)}
      helperText={<span role="status">{error && translate(error)}</span>}
      onChange={(event) => more.onChange(event.target.value)}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: {
          autoComplete: more.current ? 'current-password' : 'new-password',
          maxLength: 256,
          autoCapitalize: 'none',
          spellCheck: false,
          'aria-describedby': described || undefined,
        },
      }}
    />
  );
}
