import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useId, useState } from 'react';
import { useSay } from '../i18n/useSay';
import { PasswordInput } from '../ui/PasswordInput';
import { PasswordRules } from './PasswordRules';

const labels = {
  passwordAttuale: 'account.password.current',
  passwordNuova: 'password.passwordNuova',
  confermaPassword: 'password.confermaPassword',
} as const;

/** Names of the inputs of forms that change a password. */
export type PasswordName = keyof typeof labels;

interface PasswordFieldsProps<N extends PasswordName> {
  readonly names: readonly N[];
  readonly typed: Readonly<Record<N, string>>;
  readonly errors: Readonly<Partial<Record<N, string>>>;
  readonly type: (name: N, value: string) => void;
}

/** Renders the inputs of a new password, its rules, and a switch that shows all of them in plain text. */
export function PasswordFields<N extends PasswordName>({
  names,
  typed,
  errors,
  type,
}: PasswordFieldsProps<N>) {
  const say = useSay();
  const rules = useId();
  const [shown, setShown] = useState(false);
  return (
    <>
      {names.map((name) => (
        <div key={name}>
          <PasswordInput
            name={name}
            label={say(labels[name])}
            value={typed[name]}
            shown={shown}
            error={errors[name]}
            describedBy={name === 'passwordNuova' ? rules : undefined}
            {...(name === 'passwordAttuale' && { current: true as const })}
            onChange={(value) => type(name, value)}
          />
          {name === 'passwordNuova' && <PasswordRules id={rules} typed={typed[name]} />}
        </div>
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
