import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { newPasswordFields, newPasswordRules, type OpenedLink } from '../../../contract/account/password';
import { passwordChoose } from '../../../contract/account/passwordsEndpoints';
import { NAME_AND_EMAIL_LIMIT } from '../../../contract/constants';
import { recordSchema } from '../../../contract/schema/fieldSchema';
import { useCallApi } from '../../api/CallApi';
import { isUnsure } from '../../api/refusal';
import { useSay } from '../../i18n/useSay';
import { PasswordFields } from '../../identity/PasswordFields';
import { passwordProblems } from '../../identity/passwordProblems';
import { ReadOnly } from '../../identity/ReadOnly';
import { Button } from '../../ui/Button';
import type { PasswordLink, Refused } from './usePasswordLink';

const schema = recordSchema(newPasswordFields, newPasswordRules);
const inputs = ['passwordNuova', 'confermaPassword'] as const;

interface NewPasswordFormProps {
  readonly opened: OpenedLink;
  readonly link: PasswordLink;
}

/** Asks for the new password twice, with its rules, and names its account. */
export function NewPasswordForm({ opened, link }: NewPasswordFormProps) {
  const say = useSay();
  const callApi = useCallApi();
  const translate = useTranslate();
  const why = useId();
  const form = useRef<HTMLFormElement>(null);
  // A stable idempotency key, so that a retry after a lost response has no second effect.
  const key = useRef(crypto.randomUUID() as string);
  const [typed, setTyped] = useState({ passwordNuova: '', confermaPassword: '' });
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState<Refused>();
  /** A response was lost: the password may have been set, and the link used. */
  const isOpen = useRef(false);
  const body = { id: opened.token, username: opened.username, email: opened.email ?? '', ...typed };
  const known = [opened.nome, opened.cognome, opened.username, opened.email];
  const problems = passwordProblems(schema, body, known);
  const refusals = Object.fromEntries((refused?.errors ?? []).map(({ field, message }) => [field, message]));
  const stuck = Boolean(problems.email);
  // The confirmation is compared once it is as long as the password; if it is shorter, on submit.
  const whole = typed.confermaPassword !== '' && typed.confermaPassword.length >= typed.passwordNuova.length;
  const errorOf = (name: (typeof inputs)[number]) =>
    tried || (name === 'confermaPassword' && whole) ? (problems[name] ?? refusals[name]) : undefined;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (stuck) return;
    setTried(true);
    const first = inputs.find((name) => name in problems);
    if (first) return form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    setSending(true);
    setRefused(undefined);
    try {
      await callApi(passwordChoose, { body, idempotencyKey: key.current });
      await link.finish(opened.callbackUri);
    } catch (error) {
      setSending(false);
      if ((error as Refused).status === 404)
        return link.refuse(
          isOpen.current ? { status: 404, message: 'password.maybeSaved' } : (error as Refused),
        );
      if (isUnsure(error)) isOpen.current = true;
      setRefused(error as Refused);
    }
  }

  return (
    <Stack component="form" ref={form} noValidate spacing={2} onSubmit={(event) => void submit(event)}>
      <p style={{ margin: 0 }}>{say('password.about')}</p>
      {refused && (
        <Alert severity="error" role="alert">
          {translate(refused.message)}
        </Alert>
      )}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <ReadOnly label={say('password.username')} value={opened.username} autoComplete="username" />
        <ReadOnly
          label={say('password.email')}
          value={opened.email ?? ''}
          error={problems.email}
          max={NAME_AND_EMAIL_LIMIT}
        />
        <ReadOnly label={say('password.nome')} value={opened.nome} max={NAME_AND_EMAIL_LIMIT} />
        <ReadOnly label={say('password.cognome')} value={opened.cognome} max={NAME_AND_EMAIL_LIMIT} />
      </Box>
      <PasswordFields
        names={inputs}
        typed={typed}
        errors={{ passwordNuova: errorOf('passwordNuova'), confermaPassword: errorOf('confermaPassword') }}
        type={(name, value) => setTyped({ ...typed, [name]: value })}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Button
          type="submit"
          variant="contained"
          busy={sending}
          aria-disabled={stuck}
          aria-describedby={stuck ? why : undefined}
          sx={stuck ? { opacity: 0.5 } : undefined}
        >
          {say('password.submit')}
        </Button>
        <span id={why}>{stuck && say('password.emailFirst')}</span>
        <span role="status">{sending && say('password.sending')}</span>
      </Box>
    </Stack>
  );
}
