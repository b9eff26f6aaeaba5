import { type RefObject, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type FieldErrors, type FieldValues, set, useForm, useWatch } from 'react-hook-form';
import { mayRetry, refusalText } from '../../api/refusal';
import { useSentence } from '../../i18n/useSentence';
import type { DraftOf } from './draft';
import type { FormSpec } from './formSpec';
import { inputAt, isChanged, refusedInputs, sentRecord, toForm } from './formValues';
import type { LockedWith } from './locked';

/** What is known of a save that failed. */
export interface Failed {
  readonly status?: number;
  readonly errors?: readonly { readonly field: string; readonly message: string }[];
}

type Known = Readonly<Record<string, unknown>>;

/**
 * The inputs of a form, checked as the provider will check them, and what the provider says against them.
 * What is typed is kept in the draft until it is saved or thrown away.
 *
 * @param base the record that was begun with, as it is known now
 * @param lockedWith what of it is locked with what is typed: nothing is said against that
 */
export function useBaseForm(
  spec: FormSpec,
  base: RefObject<Known>,
  lockedWith: LockedWith,
  draft: DraftOf,
  problemText?: (error: unknown) => string,
) {
  const [problem, setProblem] = useState<string>();
  const translate = useTranslate();
  const sentence = useSentence();
  const [found] = useState(() => {
    const merged = draft.found(base.current);
    return merged && isChanged(spec, base.current, merged.values) ? merged : undefined;
  });
  const [restored, setRestored] = useState(found !== undefined);
  const form = useForm<FieldValues>({
    defaultValues: { ...(found?.values ?? toForm(spec, base.current)) },
    shouldFocusError: false,
    resolver: (values) => {
      const { record } = sentRecord(spec, base.current, values);
      const locked = new Set(lockedWith(base.current, record).keys());
      const refused = Object.entries(refusedInputs(spec, base.current, values, locked));
      const errors: FieldErrors = {};
      for (const [name, message] of refused) set(errors, name, { type: 'field', message: sentence(message) });
      return refused.length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
  const changed = useWatch({
    control: form.control,
    compute: (values) => isChanged(spec, base.current, values),
  });

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => draft.keep(base.current, values),
      }),
    [form, base, draft],
  );

  /** Begins again with a record: nothing is typed, nothing is kept. @param asked what is asked for on it */
  function begin(record: Known, asked = spec) {
    form.reset({ ...toForm(asked, record) });
    draft.forget();
    setRestored(false);
  }

  /** Puts what the provider said at the inputs that it is about, and the rest above them. */
  function refuse(failed: Failed) {
    const besides: string[] = [];
    for (const { field, message } of failed.errors ?? []) {
      const name = inputAt(spec, field);
      const said = sentence(message);
      if (name) form.setError(name, { type: 'provider', message: said });
      else besides.push(said);
    }
    const refusal = problemText?.(failed) ?? translate(refusalText(failed));
    const text = [refusal, ...new Set(besides)].join(' ');
    setProblem(mayRetry(failed) && !problemText ? `${text} ${translate('engine.form.failed')}` : text);
  }

  return { form, changed, problem, setProblem, refuse, begin, found, restored };
}
