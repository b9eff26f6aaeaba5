import { useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { type OtpLength, otpLengths } from '../../contract/signing/providers';
import { type OnlineCredentials, otpMessages } from '../../contract/signing/signing';
import { useSentence } from '../i18n/useSentence';

interface Typed extends OnlineCredentials {
  readonly length: OtpLength;
}

const EMPTY: Typed = { username: '', password: '', otp: '', length: otpLengths[0] };
const inputs = ['username', 'password', 'otp'] as const;

/** Returns the first error of an input. */
function problemOf(name: (typeof inputs)[number], { length, ...values }: Typed): string | undefined {
  const value = values[name];
  if (value.trim() === '') return otpMessages.required;
  if (name !== 'otp') return undefined;
  if (/\D/.test(value)) return otpMessages.digits;
  return value.length === length ? undefined : otpMessages.length(length);
}

/**
 * Returns the form of an online signature. What is typed is held in memory while the dialog is open, and nowhere else.
 */
export function useOnlineForm(sign: (credentials: OnlineCredentials) => Promise<void>) {
  const sentence = useSentence();
  const [failure, setFailure] = useState<unknown>();
  const form = useForm<Typed>({
    defaultValues: EMPTY,
    // The error of a field is shown after the field lost the focus.
    mode: 'onTouched',
    resolver: (values) => {
      const errors: FieldErrors<Typed> = Object.fromEntries(
        inputs.flatMap((name) => {
          const problem = problemOf(name, values);
          return problem ? [[name, { type: 'field', message: sentence(problem) }]] : [];
        }),
      );
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
  const { isValid, isSubmitting } = form.formState;

  return {
    form,
    valid: isValid,
    running: isSubmitting,
    failure,
    /** Sets the length of the code and clears the code, because a code of another length cannot be the same one. */
    setLength: (length: OtpLength) => {
      form.setValue('length', length);
      form.resetField('otp');
    },
    fill: (known: Partial<OnlineCredentials>) => {
      for (const [name, value] of Object.entries(known))
        form.setValue(name as keyof OnlineCredentials, value, { shouldValidate: true });
    },
    retry: () => {
      form.setValue('otp', '', { shouldValidate: true });
      form.setFocus('otp');
    },
    reset: () => {
      form.reset(EMPTY);
      setFailure(undefined);
    },
    send: form.handleSubmit(async ({ username, password, otp }) => {
      setFailure(undefined);
      await sign({ username, password, otp }).catch(setFailure);
    }),
  };
}
