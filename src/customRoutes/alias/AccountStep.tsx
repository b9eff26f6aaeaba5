import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useSay } from '../../i18n/useSay';
import { PasswordInput } from '../../ui/PasswordInput';
import { AliasStepButtons } from './AliasStepButtons';
import type { AliasSetUpState } from './useAliasSetUp';
import { useFirstProblem } from './useFirstProblem';

/** Asks for the account that the alias is created from: its name and password, as at the sign-in. */
export function AccountStep({ setUp }: { readonly setUp: AliasSetUpState }) {
  const say = useSay();
  const form = useRef<HTMLFormElement>(null);
  const { typed, type, problems, running, validate, go } = setUp;
  useFirstProblem(form, problems);
  return (
    <Box
      ref={form}
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void validate();
      }}
      sx={{ display: 'grid', gap: 2, maxWidth: 480 }}
    >
      <Typography>{say('alias.account.about')}</Typography>
      <TextField
        id="alias-user"
        name="user"
        label={say('alias.account.user')}
        value={typed.user}
        required
        fullWidth
        error={Boolean(problems.user)}
        helperText={<span role="status">{problems.user}</span>}
        onChange={(event) => type({ user: event.target.value })}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { autoComplete: 'username', maxLength: 120, autoCapitalize: 'none', spellCheck: false },
        }}
      />
      <PasswordInput
        name="secret"
        label={say('alias.account.password')}
        value={typed.secret}
        shown={false}
        current
        error={problems.secret}
        onChange={(secret) => type({ secret })}
      />
      <AliasStepButtons back={() => go('notice')} running={running} next={{ text: say('alias.next') }} />
    </Box>
  );
}
