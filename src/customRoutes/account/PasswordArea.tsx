import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { type AccountSettings, DEMO_KEEPS_PASSWORD } from '../../../contract/account/account';
import { useSay } from '../../i18n/useSay';
import { Elsewhere } from '../../identity/Elsewhere';
import { PasswordFields } from '../../identity/PasswordFields';
import { useSession } from '../../session/SessionContext';
import { Button } from '../../ui/Button';
import { Section } from '../../ui/Section';
import { Forgotten } from './Forgotten';
import { passwordInputs, usePasswordChange } from './usePasswordChange';

/** Changes the password of the signed-in person; names the account and asks for the current password. */
export function PasswordArea({ settings }: { readonly settings: AccountSettings }) {
  const say = useSay();
  const translate = useTranslate();
  const { signInElsewhere } = useSession();
  const { username, userType, demo } = settings;
  if (signInElsewhere) {
    return (
      <Section title={say('account.password.title')}>
        <Elsewhere what="password" account={signInElsewhere.account} />
      </Section>
    );
  }
  const about = userType === 'ALIAS' ? 'account.password.ofAlias' : 'account.password.ofAccount';
  return (
    <Section title={say('account.password.title')} about={say(about, { name: username })}>
      {demo ? (
        <Alert severity="error" role="alert">
          {translate(DEMO_KEEPS_PASSWORD)}
        </Alert>
      ) : (
        <PasswordForm settings={settings} />
      )}
    </Section>
  );
}

function PasswordForm({ settings }: { readonly settings: AccountSettings }) {
  const say = useSay();
  const { form, typed, type, errors, saving, failure, submit } = usePasswordChange(settings);
  return (
    <Stack component="form" ref={form} noValidate spacing={2} onSubmit={(event) => void submit(event)}>
      <div role="alert">
        {(failure || passwordInputs.some((name) => errors[name])) && (
          <Alert role="none" severity="error">
            {failure ?? say('account.password.summary')}
          </Alert>
        )}
      </div>
      {/* Password managers store the new password under this user name. */}
      <input type="text" hidden readOnly autoComplete="username" value={settings.username} />
      <PasswordFields names={passwordInputs} typed={typed} errors={errors} type={type} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Button type="submit" variant="contained" busy={saving}>
          {say('account.password.submit')}
        </Button>
        {settings.userType !== 'ALIAS' && <Forgotten />}
        <span role="status">{saving && say('account.password.saving')}</span>
      </Box>
    </Stack>
  );
}
