import TextField from '@mui/material/TextField';
import { passkeyFields } from '../../../contract/account/passkey';
import { useSay } from '../../i18n/useSay';

interface PasskeyNameProps {
  readonly value: string;
  /** The person has tried to continue. */
  readonly tried: boolean;
  readonly onChange: (value: string) => void;
}

/** Asks for the name of a passkey: required, so that passkeys can be told apart in the list. */
export function PasskeyName({ value, tried, onChange }: PasskeyNameProps) {
  const say = useSay();
  const missing = tried && value.trim() === '';
  return (
    <TextField
      id="passkey-name"
      label={say('accountActivity.passkeys.name')}
      value={value}
      required
      fullWidth
      autoFocus
      error={missing}
      helperText={<span role="status">{missing && say('accountActivity.passkeys.nameMissing')}</span>}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { maxLength: passkeyFields.name.max, autoComplete: 'off' },
      }}
      sx={{ mt: 2 }}
    />
  );
}
