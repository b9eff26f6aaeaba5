import { useLayoutEffect } from 'react';

/** Focuses the first invalid field. */
export function useFirstProblem(
  form: { readonly current: HTMLFormElement | null },
  problems: Readonly<Record<string, string>>,
): void {
  useLayoutEffect(() => {
    if (Object.keys(problems).length === 0) return;
    form.current?.querySelector<HTMLInputElement>('[aria-invalid=true]')?.focus();
  }, [form, problems]);
}
