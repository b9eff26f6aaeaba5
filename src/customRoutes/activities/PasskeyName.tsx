import TextField from '@mui/material/TextField';
import { passkeyFields } from '../../../contract/account/passkey';
import { useSay } from '../../i18n/useSay';

interface PasskeyNameProps {
  readonly value: string;
  /** Somebody tried to go on. */
  readonly tried: boolean;
  readonly onChange: (value: string) => void;
}

/** How somebody calls a passkey: required, so that the list can be read. */
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
