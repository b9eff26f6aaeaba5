import { useEffect, useRef } from 'react';
import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import { proposals as known, type ProposalName } from '../../../contract/users/proposals';
import type { FormValues } from './formKinds';
import { formKind } from './formKinds';
import type { FormSpec } from './formSpec';
import { fromForm } from './formValues';

/** The proposed values, and whether they wait for the transliteration tables. */
interface Proposed {
  readonly values: Readonly<Record<string, string>>;
  readonly waits: boolean;
}

/**
 * Fills inputs of a new record from the values of others, as long as nobody has typed in them.
 * @returns true if an input holds the proposed value and not a typed one
 */
export function useProposals(spec: FormSpec, form: UseFormReturn<FieldValues>): (name: string) => boolean {
  /** The values proposed last: an input with any other value was typed in. */
  const put = useRef<Readonly<Record<string, string>>>({});
  /** Transliterates a name; undefined until the tables are loaded. */
  const transliterate = useRef<(name: string) => string>(undefined);

  function propose(values: FieldValues): Proposed {
    const { proposals } = spec.resource.form;
    if (!proposals) return { values: {}, waits: false };
    const record = fromForm(spec, values as FormValues);
    let waits = false;
    const inLatin = (name: string) => {
      waits ||= !transliterate.current;
      return transliterate.current?.(name);
    };
    const proposed = Object.entries(proposals as Readonly<Record<string, ProposalName>>).map(
      ([name, proposal]) => {
        const value = known[proposal](record as never, spec.viewer, inLatin);
        return [name, String(formKind(spec.fields[name]).toForm(value) ?? '')];
      },
    );
    return { values: Object.fromEntries(proposed), waits };
  }

  function fill({ values }: Proposed): void {
    for (const [name, value] of Object.entries(values)) {
      const before = put.current[name] ?? '';
      if (value === before || (form.getValues(name) ?? '') !== before) continue;
      put.current = { ...put.current, [name]: value };
      form.setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    }
  }

  const proposed = useWatch({ control: form.control, compute: propose });
  const key = JSON.stringify(proposed.values);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the proposal
  useEffect(() => fill(proposed), [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once, for the current values of the form
  useEffect(() => {
    let wanted = proposed.waits;
    if (wanted)
      void import('any-ascii').then(
        ({ default: anyAscii }) => {
          transliterate.current = anyAscii;
          if (wanted) fill(propose(form.getValues()));
        },
        // Without the tables nothing is proposed, and the person types the name.
        () => undefined,
      );
    return () => {
      wanted = false;
    };
  }, [proposed.waits]);

  return (name) => name in put.current && put.current[name] === form.getValues(name);
}
