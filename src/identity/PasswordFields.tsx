import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { inputId } from '../engine/form/inputs/InputProps';
import { useSay } from '../i18n/useSay';
import { PasswordRules } from './PasswordRules';

const labels = {
  passwordAttuale: 'account.password.current',
  passwordNuova: 'password.passwordNuova',
  confermaPassword: 'password.confermaPassword',
} as const;

/** Names of the inputs of forms that change a password. */
type PasswordName = keyof typeof labels;

/** Settings of the browser for these inputs. */
export const passwordTyping = {
  passwordAttuale: { masked: true },
  passwordNuova: { masked: true },
  confermaPassword: { masked: true },
} as const;

/** Renders the inputs of a new password, its rules, and a switch that shows all of them in plain text. */
export function PasswordFields({ names }: { readonly names: readonly PasswordName[] }) {
  const say = useSay();
  const [shown, setShown] = useState(false);
  return (
    <>
      {names.map((name) => (
        <Password key={name} name={name} shown={shown} />
      ))}
      <FormControlLabel
        label={say('password.show')}
        control={
          <Switch
            checked={shown}
            onChange={(_event, on) => setShown(on)}
            slotProps={{ input: { role: 'switch' } }}
          />
        }
      />
    </>
  );
}

/** Renders a password input; password managers may fill it in and pasting is allowed. */
function Password({ name, shown }: { readonly name: PasswordName; readonly shown: boolean }) {
  const say = useSay();
  const rules = useId();
  const { field, fieldState } = useController<Record<string, string>>({ name });
  const error = fieldState.error?.message;
  const described = [name === 'passwordNuova' && rules, error && `${inputId(name)}-helper-text`];
  return (
    <div>
      <TextField
        id={inputId(name)}
        name={name}
        label={say(labels[name])}
        type={shown ? 'text' : 'password'}
        value={field.value}
        inputRef={field.ref}
        onChange={field.onChange}
        onBlur={field.onBlur}
        required
        fullWidth
        error={Boolean(error)}
        helperText={<span role="status">{error}</span>}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: {
            autoComplete: name === 'passwordAttuale' ? 'current-password' : 'new-password',
            maxLength: 256,
            autoCapitalize: 'none',
            spellCheck: false,
            'aria-describedby': described.filter(Boolean).join(' ') || undefined,
          },
        }}
      />
      {name === 'passwordNuova' && <PasswordRules id={rules} typed={field.value ?? ''} />}
    </div>
  );
}
