import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { aliasCredentialsFields, newAliasFields, type OwnAlias } from '../../../contract/alias/alias';
import { aliasCreate, aliasValidate } from '../../../contract/alias/endpoints';
import { fieldProblems } from '../../../contract/schema/fieldProblems';
import { recordSchema } from '../../../contract/schema/fieldSchema';
import { pick } from '../../../contract/schema/fields';
import { useCallApi } from '../../api/CallApi';
import { mayRetry } from '../../api/refusal';
import { useIdempotencyKeys } from '../../api/useIdempotencyKeys';
import { focusIfLost } from '../../ui/focusIfLost';
import { type AliasRefusal, createRefusal, credentialsRefusal, isOfCredentials } from './aliasRefusal';
import { useRefreshAlias } from './useRefreshAlias';

const credentials = recordSchema(aliasCredentialsFields);
const data = recordSchema(pick(newAliasFields, 'email', 'codiceFiscale', 'telephone'));

type Step = 'notice' | 'account' | 'data' | 'summary';
type Problems = Readonly<Record<string, string>>;
export type AliasSetUpState = ReturnType<typeof useAliasSetUp>;

/** The rules do not depend on the date. */
const problemsOf = (schema: typeof credentials | typeof data, values: object): Problems =>
  Object.fromEntries(
    fieldProblems(schema, values, { now: new Date(0) })
      .toReversed()
      .map(({ field, message }) => [field, message]),
  );

/** Manages the steps: input, position and requests. Nothing is stored, because the input includes a password. */
export function useAliasSetUp({ account }: OwnAlias, stay: (inSetUp: boolean) => void) {
  const callApi = useCallApi();
  const translate = useTranslate();
  const refresh = useRefreshAlias();
  const intention = useIdempotencyKeys();
  const [step, setStep] = useState<Step>('notice');
  const [typed, setTyped] = useState({
    read: false,
    user: account.uid,
    secret: '',
    email: '',
    telephone: '',
  });
  const [problems, setProblems] = useState<Problems>({});
  const [refusal, setRefusal] = useState<AliasRefusal>();
  const [running, setRunning] = useState(false);

  function type(values: Partial<typeof typed>) {
    setTyped({ ...typed, ...values });
    setProblems(Object.fromEntries(Object.entries(problems).filter(([name]) => !(name in values))));
  }

  /** Stores the translated error of each field. Returns whether there is none. */
  function check(schema: typeof credentials | typeof data, values: object): boolean {
    const found = Object.entries(problemsOf(schema, values));
    setProblems(Object.fromEntries(found.map(([name, text]) => [name, translate(text)])));
    return found.length === 0;
  }

  function go(to: Step) {
    setProblems({});
    setRefusal(undefined);
    setStep(to);
  }

  /** After a failed check, returns to the first step with its error; the password has to be typed again. */
  function beginAgain(error: unknown) {
    setTyped((now) => ({ ...now, secret: '' }));
    setStep('notice');
    setRefusal(credentialsRefusal(error));
  }

  async function once(work: () => Promise<void>) {
    if (running) return;
    setRunning(true);
    setRefusal(undefined);
    try {
      await work();
    } finally {
      setRunning(false);
    }
  }

  const validate = () =>
    once(async () => {
      const { user, secret } = typed;
      if (!check(credentials, { user, secret })) return;
      try {
        await callApi(aliasValidate, { body: { user, secret } });
        go('data');
      } catch (error) {
        beginAgain(error);
      }
    });

  const create = () =>
    once(async () => {
      const { nome, cognome, codiceFiscale, uid } = account;
      const { user, secret, email, read: checked } = typed;
      const telephone = typed.telephone || null;
      if (!check(data, { email, telephone, codiceFiscale })) return;
      const own = { nome, cognome, codiceFiscale: codiceFiscale ?? '', uid };
      const body = { ...own, user, secret, email, telephone, checked };
      try {
        await callApi(aliasCreate, { body, idempotencyKey: intention.keyOf(body) });
        stay(true);
        go('summary');
        await refresh();
      } catch (error) {
        if (!mayRetry(error)) intention.end();
        if (isOfCredentials(error)) beginAgain(error);
        else setRefusal(createRefusal(error));
      }
    });

  const leave = () => {
    stay(false);
    // The button disappears with the steps.
    focusIfLost('main h1');
  };
  return { step, go, typed, type, problems, refusal, running, validate, create, leave, account };
}
