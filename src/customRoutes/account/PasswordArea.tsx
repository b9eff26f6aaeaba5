import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import {
  type AccountSettings,
  DEMO_KEEPS_PASSWORD,
  type PasswordChange,
  passwordChangeFields,
  passwordChangeRules,
} from '../../../contract/account/account';
import { accountPasswordChange, accountResetPassword } from '../../../contract/account/endpoints';
import { isUnsure } from '../../api/refusal';
import { refusedFields } from '../../api/refusedCall';
import { useCommand } from '../../api/useCommand';
import { useUserAreaText } from '../../api/useUserAreaText';
import { defineCommand } from '../../engine/declaration/defineCommand';
import { CommandForm } from '../../engine/form/CommandForm';
import { useCommandForm } from '../../engine/form/useCommandForm';
import { useSay } from '../../i18n/useSay';
import { Elsewhere } from '../../identity/Elsewhere';
import { guessedFrom } from '../../identity/guessedFrom';
import { PasswordFields, passwordTyping } from '../../identity/PasswordFields';
import { useSession } from '../../session/SessionContext';
import { Button } from '../../ui/Button';
import { Section } from '../../ui/Section';

/**
 * Renders the form that changes the password of the signed-in person: the account, the current and the new password.
 */
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

const inputs = ['passwordAttuale', 'passwordNuova', 'confermaPassword'] as const;

const passwordChange = defineCommand('passwordChange', {
  fields: passwordChangeFields,
  rules: passwordChangeRules,
  inputs,
  typing: passwordTyping,
});

function PasswordForm({ settings }: { readonly settings: AccountSettings }) {
  const say = useSay();
  const { profile, school } = useSession();
  const notify = useNotify();
  const { username, email } = settings;
  const known = [username, email, profile.given_name, profile.family_name, school.customerCode, school.name];
  const form = useCommandForm(passwordChange, {
    known: { username, email },
    check: guessedFrom(known),
    problemText: useUserAreaText(),
  });
  /** True after a lost response: the new password may have been set. */
  const isOpen = useRef(false);
  const [maybe, setMaybe] = useState(false);
  const wrong = Object.keys(form.form.formState.errors).length > 0;

  async function send(body: PasswordChange, idempotencyKey: string) {
    setMaybe(false);
    try {
      await form.callApi(accountPasswordChange, { body, idempotencyKey });
    } catch (error) {
      setMaybe(isOpen.current && 'passwordAttuale' in refusedFields(error));
      if (isUnsure(error)) isOpen.current = true;
      throw error;
    }
    isOpen.current = false;
    form.clear();
    notify('account.password.saved', { type: 'success' });
  }

  return (
    <CommandForm
      form={form}
      send={send}
      error={
        maybe ? say('account.password.maybeChanged') : wrong ? say('account.password.summary') : form.error
      }
    >
      {/* Password managers store the new password under this user name. */}
      <input type="text" hidden readOnly autoComplete="username" value={username} />
      <PasswordFields names={inputs} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Button type="submit" variant="contained" busy={form.running}>
          {say('account.password.submit')}
        </Button>
        {settings.userType !== 'ALIAS' && <Forgotten />}
        <span role="status">{form.running && say('account.password.saving')}</span>
      </Box>
    </CommandForm>
  );
}

/** Renders the button that sends signed-in people who forgot the current password a mail with a link to a new one. */
function Forgotten() {
  const say = useSay();
  const { run, callApi, running, error } = useCommand(useUserAreaText());
  const [sent, setSent] = useState(false);
  const send = () => {
    setSent(false);
    void run(async () => {
      await callApi(accountResetPassword);
      setSent(true);
    });
  };
  return (
    <>
      <Button busy={running} onClick={send}>
        {say('account.password.forgotten')}
      </Button>
      <span role="status">
        {running ? say('account.password.sending') : (error ?? (sent && say('account.password.sent')))}
      </span>
    </>
  );
}
