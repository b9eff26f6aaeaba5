import { type FormEvent, type InputHTMLAttributes, type ReactNode, useId, useState } from 'react';
import { Refused } from './api';
import { say } from './say';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly name: string;
  readonly label: string;
  readonly problem?: string | undefined;
}

/** Input with its label above and its error below. */
export function Field({ label, problem, ...input }: FieldProps) {
  const id = useId();
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        {...input}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
      />
      {problem !== undefined && (
        <span id={`${id}-problem`} className="problem">
          {problem}
        </span>
      )}
    </p>
  );
}

/** Input for the code of the second factor. */
export const CodeField = ({ problem }: Pick<FieldProps, 'problem'>) => (
  <Field name="code" label={say('code')} inputMode="numeric" autoComplete="one-time-code" problem={problem} />
);

interface FormProps {
  readonly label: string;
  readonly submit: string;
  readonly send: (values: Record<string, string>) => Promise<void>;
  readonly fields: (problems: Readonly<Record<string, string>>) => ReactNode;
}

/** Form that shows refusals of the provider, at the fields or above them. */
export function Form({ label, submit, send, fields }: FormProps) {
  const [refused, setRefused] = useState<Refused | Error>();
  const [busy, setBusy] = useState(false);
  const errors = refused instanceof Refused ? (refused.problem.errors ?? []) : [];
  const problems = Object.fromEntries(errors.map(({ field, message }) => [field, message]));
  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const values = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const);
    setBusy(true);
    setRefused(undefined);
    try {
      await send(Object.fromEntries(values.filter(([, value]) => value !== '')));
      form.reset();
    } catch (error) {
      setRefused(error instanceof Error ? error : new Error(String(error)));
    } finally {
      setBusy(false);
    }
  }
  return (
    <form aria-label={label} onSubmit={onSubmit} noValidate>
      {refused && <Problem error={refused} />}
      {fields(problems)}
      {/* A `disabled` button would lose the focus. */}
      <button type="submit" className="main" aria-disabled={busy}>
        {submit}
      </button>
    </form>
  );
}

/** Error message: the provider's text, if there is one. */
export const Problem = ({ error }: { readonly error: Error }) => (
  <p role="alert" className="alert">
    {error instanceof Refused && error.message ? error.message : say('failed')}
  </p>
);
