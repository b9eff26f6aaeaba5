import Box from '@mui/material/Box';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import {
  linkEmail,
  type NewPassword,
  newPasswordFields,
  newPasswordRules,
  type OpenedLink,
} from '../../../contract/account/password';
import { passwordChoose } from '../../../contract/account/passwordsEndpoints';
import { NAME_AND_EMAIL_LIMIT } from '../../../contract/constants';
import { fieldProblems } from '../../../contract/schema/fieldProblems';
import { fieldSchema } from '../../../contract/schema/fieldSchema';
import { isUnsure } from '../../api/refusal';
import { defineCommand } from '../../engine/declaration/defineCommand';
import { CommandForm } from '../../engine/form/CommandForm';
import { useCommandForm } from '../../engine/form/useCommandForm';
import { useSay } from '../../i18n/useSay';
import { guessedFrom } from '../../identity/guessedFrom';
import { PasswordFields, passwordTyping } from '../../identity/PasswordFields';
import { ReadOnly } from '../../identity/ReadOnly';
import { Button } from '../../ui/Button';
import type { PasswordLink, Refused } from './usePasswordLink';

const inputs = ['passwordNuova', 'confermaPassword'] as const;

const newPassword = defineCommand('newPassword', {
  fields: newPasswordFields,
  rules: newPasswordRules,
  inputs,
  typing: passwordTyping,
});

interface NewPasswordFormProps {
  readonly opened: OpenedLink;
  readonly link: PasswordLink;
}

/** Renders the form for a new password: the account, the rules, and the new password twice. */
export function NewPasswordForm({ opened, link }: NewPasswordFormProps) {
  const say = useSay();
  const translate = useTranslate();
  const why = useId();
  const { token, username, nome, cognome } = opened;
  const email = opened.email ?? '';
  const form = useCommandForm(newPassword, {
    known: { id: token, username, email },
    check: guessedFrom([nome, cognome, username, email]),
    problemText: (error) => translate((error as Refused).message),
  });
  /** True once the password was saved, while the page is being left. */
  const [saved, setSaved] = useState(false);
  /** True after a lost response: the password may have been set, and the link used. */
  const isOpen = useRef(false);
  const [wrongEmail] = fieldProblems(fieldSchema(linkEmail), email);
  const stuck = wrongEmail !== undefined;
  const sending = form.running || saved;

  const { control, trigger, clearErrors, formState } = form.form;
  const [next = '', again = ''] = useWatch({ control, name: inputs });
  const tried = formState.isSubmitted;
  // The confirmation is compared once it is as long as the password; if it is shorter, on submit.
  useEffect(() => {
    if (again !== '' && again.length >= next.length) void trigger('confermaPassword');
    else if (!tried) clearErrors('confermaPassword');
  }, [next, again, tried, trigger, clearErrors]);

  async function send(body: NewPassword, idempotencyKey: string) {
    try {
      await form.callApi(passwordChoose, { body, idempotencyKey });
      setSaved(true);
      await link.finish(opened.callbackUri);
    } catch (error) {
      setSaved(false);
      if ((error as Refused).status === 404)
        return link.refuse(
          isOpen.current ? { status: 404, message: 'password.maybeSaved' } : (error as Refused),
        );
      if (isUnsure(error)) isOpen.current = true;
      throw error;
    }
  }

  return (
    <CommandForm form={form} send={send}>
      <p style={{ margin: 0 }}>{say('password.about')}</p>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <ReadOnly label={say('password.username')} value={username} autoComplete="username" />
        <ReadOnly
          label={say('password.email')}
          value={email}
          error={wrongEmail?.message}
          max={NAME_AND_EMAIL_LIMIT}
        />
        <ReadOnly label={say('password.nome')} value={nome} max={NAME_AND_EMAIL_LIMIT} />
        <ReadOnly label={say('password.cognome')} value={cognome} max={NAME_AND_EMAIL_LIMIT} />
      </Box>
      <PasswordFields names={inputs} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Button
          type={stuck ? 'button' : 'submit'}
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
    </CommandForm>
  );
}
