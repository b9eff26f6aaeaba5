import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

interface PasswordInputProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** Shows the password in plain text, for a person who is alone and wants to see it. */
  readonly shown: boolean;
  /** Error of the input, as the contract or the provider words it. */
  readonly error: string | undefined;
  /** Id of the help text. */
  readonly describedBy?: string | undefined;
  /** The current password; a new one by default. */
  readonly current?: true;
  /** Takes the focus when it is mounted. */
  readonly autoFocus?: true;
  readonly onChange: (value: string) => void;
}

/** Renders a password input; password managers may fill it in and pasting is allowed. */
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
