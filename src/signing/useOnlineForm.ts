import { useState } from 'react';
import type { OtpLength } from '../../contract/signing/providers';
import { type OnlineCredentials, otpMessages } from '../../contract/signing/signing';

type Name = keyof OnlineCredentials;

const EMPTY: OnlineCredentials = { username: '', password: '', otp: '' };

/** Returns the errors of the input; empty if there are none. */
function problemsOf(values: OnlineCredentials, length: OtpLength): Partial<Record<Name, string>> {
  const problems: Partial<Record<Name, string>> = {};
  for (const name of ['username', 'password', 'otp'] as const)
    if (values[name].trim() === '') problems[name] = otpMessages.required;
  const { otp } = values;
  if (otp && /\D/.test(otp)) problems.otp = otpMessages.digits;
  else if (otp && otp.length !== length) problems.otp = otpMessages.length(length);
  return problems;
}

/** Manages the form of an online signature: the input is held in memory while the dialog is open, and nowhere else. */
export function useOnlineForm(sign: (credentials: OnlineCredentials) => Promise<void>) {
  const [values, setValues] = useState(EMPTY);
  const [length, setLength] = useState<OtpLength>(6);
  const [left, setLeft] = useState<readonly Name[]>([]);
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const problems = problemsOf(values, length);
  const valid = Object.keys(problems).length === 0;
  const errors = Object.fromEntries(
    Object.entries(problems).filter(([name]) => left.includes(name as Name)),
  ) as typeof problems;

  return {
    values,
    errors,
    length,
    valid,
    running,
    failure,
    change: (name: Name, value: string) => setValues((now) => ({ ...now, [name]: value })),
    /** The error of a field is shown after the field lost the focus. */
    leave: (name: Name) => setLeft((now) => [...now, name]),
    /** A code of another length cannot be the same code. */
    setLength: (chosen: OtpLength) => {
      setLength(chosen);
      setValues((now) => ({ ...now, otp: '' }));
      setLeft((now) => now.filter((name) => name !== 'otp'));
    },
    fill: (known: Partial<OnlineCredentials>) => setValues((now) => ({ ...now, ...known })),
    reset: () => {
      setValues(EMPTY);
      setLeft([]);
      setLength(6);
      setFailure(undefined);
    },
    send: async () => {
      setLeft(['username', 'password', 'otp']);
      if (!valid || running) return;
      setRunning(true);
      setFailure(undefined);
      try {
        await sign(values);
      } catch (error) {
        setFailure(error);
      } finally {
        setRunning(false);
      }
    },
  };
}
