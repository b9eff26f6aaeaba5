import { type RefObject, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type FieldErrors, type FieldValues, set, useForm, useWatch } from 'react-hook-form';
import type { AnyRecord } from '../../../contract/schema/anyRecord';
import { mayRetry, refusalText } from '../../api/refusal';
import { useSentence } from '../../i18n/useSentence';
import type { DraftOf } from './draft';
import type { FormValues } from './formKinds';
import type { FormSpec } from './formSpec';
import { inputAt, isChanged, refusedInputs, sentRecord, toForm } from './formValues';
import type { LockedWith } from './locked';

/** The parts of a failed save's error that the form uses. */
export interface Failed {
  readonly status?: number;
  readonly errors?: readonly { readonly field: string; readonly message: string }[];
}

/**
 * Returns the state of a form, whose inputs are validated as the provider will validate them, and the provider's
 * errors. The draft keeps typed values until they are saved or discarded.
 *
 * @param base the record as it is known now
 * @param lockedWith returns the locked inputs for the typed values: these are not validated
 */
export function useBaseForm(
  spec: FormSpec,
  base: RefObject<AnyRecord>,
  lockedWith: LockedWith,
  draft: DraftOf,
  problemText?: (error: unknown) => string,
) {
  const [problem, setProblem] = useState<string>();
  const translate = useTranslate();
  const sentence = useSentence();
  const [found] = useState(() => {
    const merged = draft.found(toForm(spec, base.current));
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
        callback: ({ values }) => draft.keep(toForm(spec, base.current), values as FormValues),
      }),
    [form, base, draft, spec],
  );

  /** Resets the form to a record, and deletes the draft. @param asked the form for that record */
  function begin(record: AnyRecord, asked = spec) {
    form.reset({ ...toForm(asked, record) });
    draft.forget();
    setRestored(false);
  }

  /** Shows the provider's errors at the inputs they refer to, and the rest above them. */
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
