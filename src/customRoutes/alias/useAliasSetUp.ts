import { useState } from 'react';
import {
  type AliasCredentials,
  aliasCredentialsFields,
  type NewAlias,
  newAliasFields,
  type OwnAlias,
} from '../../../contract/alias/alias';
import { aliasCreate, aliasValidate } from '../../../contract/alias/endpoints';
import { fieldProblems } from '../../../contract/schema/fieldProblems';
import { fieldSchema } from '../../../contract/schema/fieldSchema';
import { pick } from '../../../contract/schema/fields';
import { mayRetry } from '../../api/refusal';
import { useIdempotencyKeys } from '../../api/useIdempotencyKeys';
import { defineCommand } from '../../engine/declaration/defineCommand';
import { useCommandForm } from '../../engine/form/useCommandForm';
import { currentPasswordTyping } from '../../identity/commands';
import { focusIfLost } from '../../ui/focusIfLost';
import { type AliasRefusal, createRefusal, credentialsRefusal, isOfCredentials } from './aliasRefusal';
import { useRefreshAlias } from './useRefreshAlias';

const aliasAccount = defineCommand('aliasAccount', {
  fields: aliasCredentialsFields,
  typing: { user: { autoComplete: 'username', verbatim: true }, secret: currentPasswordTyping },
});
const aliasContacts = defineCommand('aliasContacts', {
  fields: pick(newAliasFields, 'checked', 'email', 'telephone'),
  typing: {
    email: { autoComplete: 'email', inputMode: 'email', spaceless: true },
    telephone: { autoComplete: 'tel', inputMode: 'tel' },
  },
});

type AliasContacts = Pick<NewAlias, 'checked' | 'email' | 'telephone'>;
type Step = 'notice' | 'account' | 'data' | 'summary';
export type AliasSetUpState = ReturnType<typeof useAliasSetUp>;

/**
 * Returns the state of the creation of an alias: the current step, the inputs and the requests. Nothing is stored,
 * because the inputs include a password.
 */
export function useAliasSetUp({ account }: OwnAlias, stay: (inSetUp: boolean) => void) {
  const refresh = useRefreshAlias();
  const intention = useIdempotencyKeys();
  const [step, setStep] = useState<Step>('notice');
  const [proven, setProven] = useState<AliasCredentials>();
  const [refusal, setRefusal] = useState<AliasRefusal>();
  const credentials = useCommandForm(aliasAccount, { known: { user: account.uid } });
  const contacts = useCommandForm(aliasContacts);
  const [taxCodeProblem] = fieldProblems(fieldSchema(newAliasFields.codiceFiscale), account.codiceFiscale);

  function go(to: Step) {
    setRefusal(undefined);
    setStep(to);
  }

  /** After a failed check, returns to the first step with its error; the password has to be typed again. */
  function beginAgain(error: unknown) {
    credentials.form.setValue('secret', '');
    setStep('notice');
    setRefusal(credentialsRefusal(error));
  }

  async function validate(body: AliasCredentials) {
    setRefusal(undefined);
    try {
      await credentials.callApi(aliasValidate, { body });
      setProven(body);
      go('data');
    } catch (error) {
      beginAgain(error);
    }
  }

  async function create({ email, telephone = null, checked }: AliasContacts) {
    if (!proven) return;
    setRefusal(undefined);
    const { nome, cognome, codiceFiscale, uid } = account;
    const own = { nome, cognome, codiceFiscale: codiceFiscale ?? '', uid };
    const body = { ...own, ...proven, email, telephone, checked };
    try {
      await contacts.callApi(aliasCreate, { body, idempotencyKey: intention.keyOf(body) });
      stay(true);
      go('summary');
      await refresh();
    } catch (error) {
      if (!mayRetry(error)) intention.end();
      if (isOfCredentials(error)) beginAgain(error);
      else setRefusal(createRefusal(error));
    }
  }

  const leave = () => {
    stay(false);
    // The focused button disappears with the steps.
    focusIfLost('main h1');
  };
  return { step, go, credentials, contacts, taxCodeProblem, refusal, validate, create, leave, account };
}
