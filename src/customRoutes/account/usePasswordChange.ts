import { type FormEvent, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import {
  type AccountSettings,
  passwordChangeFields,
  passwordChangeRules,
} from '../../../contract/account/account';
import { accountPasswordChange } from '../../../contract/account/endpoints';
import { recordSchema } from '../../../contract/schema/fieldSchema';
import { useCallApi } from '../../api/CallApi';
import { isUnsure } from '../../api/refusal';
import { refusedFields } from '../../api/refusedCall';
import { useSendOnce } from '../../api/useSendOnce';
import { useUserAreaText } from '../../api/useUserAreaText';
import { useSay } from '../../i18n/useSay';
import { passwordProblems } from '../../identity/passwordProblems';
import { useSession } from '../../session/SessionContext';

/** Fields of the form, in order. */
export const passwordInputs = ['passwordAttuale', 'passwordNuova', 'confermaPassword'] as const;
type PasswordInputName = (typeof passwordInputs)[number];

const nothing = { passwordAttuale: '', passwordNuova: '', confermaPassword: '' };
const schema = recordSchema(passwordChangeFields, passwordChangeRules);

/** Manages the form of a new password: its input, its errors, and the request. */
export function usePasswordChange({ username, email }: AccountSettings) {
  const say = useSay();
  const { profile, school } = useSession();
  const userAreaText = useUserAreaText();
  const notify = useNotify();
  const callApi = useCallApi();
  const sendOnce = useSendOnce();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(nothing);
  const [tried, setTried] = useState(false);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** A response was lost: the new password may have been set. */
  const isOpen = useRef(false);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const body = { username, email, ...typed };
  const known = [username, email, profile.given_name, profile.family_name, school.customerCode, school.name];
  const problems = passwordProblems(schema, body, known);
  const errors = tried ? { ...refused, ...problems } : {};

  const go = (name: string | undefined) =>
    name && form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();

  function type(name: PasswordInputName, value: string) {
    setTyped({ ...typed, [name]: value });
    setRefused(({ [name]: _, ...others }) => others);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (saving) return;
    setTried(true);
    setFailure(undefined);
    const first = passwordInputs.find((name) => name in problems);
    if (first) return go(first);
    setSaving(true);
    try {
      await sendOnce(body, (idempotencyKey) => callApi(accountPasswordChange, { body, idempotencyKey }));
      isOpen.current = false;
      setTyped(nothing);
      setTried(false);
      setRefused({});
      notify('account.password.saved', { type: 'success' });
    } catch (error) {
      const fields = refusedFields(error);
      setRefused(fields);
      const named = passwordInputs.find((name) => name in fields);
      if (named === 'passwordAttuale' && isOpen.current) setFailure(say('account.password.maybeChanged'));
      if (isUnsure(error)) isOpen.current = true;
      if (named) go(named);
      else setFailure(userAreaText(error));
    } finally {
      setSaving(false);
    }
  }

  return { form, typed, type, errors, saving, failure, submit };
}
