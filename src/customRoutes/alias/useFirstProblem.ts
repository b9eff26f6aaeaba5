import { useEffect } from 'react';

/** Leads to the first field that is wrong. */
export function useFirstProblem(
  form: { readonly current: HTMLFormElement | null },
  problems: Readonly<Record<string, string>>,
): void {
  useEffect(() => {
    if (Object.keys(problems).length === 0) return;
    form.current?.querySelector<HTMLInputElement>('[aria-invalid=true]')?.focus();
  }, [form, problems]);
}
