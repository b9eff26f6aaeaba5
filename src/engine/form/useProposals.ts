import { useEffect, useRef } from 'react';
import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import { proposals as known, type ProposalName } from '../../../contract/users/proposals';
import type { FormValues } from './formKinds';
import { formKind } from './formKinds';
import type { FormSpec } from './formSpec';
import { fromForm } from './formValues';

/**
 * Fills inputs of a new record from what is typed in others, as long as nobody has typed in them.
 * @returns whether an input holds what was proposed, and nothing that somebody typed
 */
export function useProposals(spec: FormSpec, form: UseFormReturn<FieldValues>): (name: string) => boolean {
  /** What was put there last: anything else was typed. */
  const put = useRef<Readonly<Record<string, string>>>({});
  const proposed = useWatch({
    control: form.control,
    compute: (values): Readonly<Record<string, string>> => {
      const { proposals } = spec.resource.form;
      if (!proposals) return {};
      const record = fromForm(spec, values as FormValues);
      return Object.fromEntries(
        Object.entries(proposals as Readonly<Record<string, ProposalName>>).map(([name, proposal]) => [
          name,
          String(formKind(spec.fields[name]).toForm(known[proposal](record as never, spec.viewer)) ?? ''),
        ]),
      );
    },
  });
  const key = JSON.stringify(proposed);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells one proposal from the next
  useEffect(() => {
    for (const [name, value] of Object.entries(proposed)) {
      const before = put.current[name] ?? '';
      if (value === before || (form.getValues(name) ?? '') !== before) continue;
      put.current = { ...put.current, [name]: value };
      form.setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    }
  }, [key]);

  return (name) => name in put.current && put.current[name] === form.getValues(name);
}
