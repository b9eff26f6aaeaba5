import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useSay } from '../i18n/useSay';
import { useSentence } from '../i18n/useSentence';

interface CodeInputProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** Renders the input of a code of an authenticator app, or of a recovery code. */
export function CodeInput({ value, error, onChange }: CodeInputProps) {
  const say = useSay();
  const sentence = useSentence();
  const id = useId();
  return (
    <TextField
      id={id}
      label={say('accountActivity.confirm.code')}
      value={value}
      required
      fullWidth
      autoFocus
      error={Boolean(error)}
      helperText={<span role="status">{error && sentence(error)}</span>}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: {
          autoComplete: 'one-time-code',
          maxLength: 40,
          autoCapitalize: 'none',
          spellCheck: false,
          'aria-describedby': error ? `${id}-helper-text` : undefined,
        },
      }}
    />
  );
}
