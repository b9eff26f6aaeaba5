import { useTranslate } from 'ra-core';
import { type RefObject, useState } from 'react';
import { type FieldErrors, type FieldValues, set, useForm, useWatch } from 'react-hook-form';
import { mayRetry, refusalText } from '../actions/refusal';
import type { Asking } from './asking';
import { inputAt, isChanged, refusedInputs, toForm } from './formValues';

/** What is known of a save that failed. */
export interface Failed {
  readonly status?: number;
  readonly errors?: readonly { readonly field: string; readonly message: string }[];
}

type Known = Readonly<Record<string, unknown>>;

/**
 * The inputs of a form, checked as the provider will check them, and what the provider says against them.
 *
 * @param base the record that was begun with, as it is known now
 */
export function useAskingForm(asking: Asking, base: RefObject<Known>, locked: ReadonlySet<string>) {
  const [problem, setProblem] = useState<string>();
  const translate = useTranslate();
  const form = useForm<FieldValues>({
    defaultValues: toForm(asking, base.current),
    shouldFocusError: false,
    resolver: (values) => {
      const refused = Object.entries(refusedInputs(asking, base.current, values, locked));
      const errors: FieldErrors = {};
      for (const [name, message] of refused) set(errors, name, { type: 'field', message });
      return refused.length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
  const changed = useWatch({
    control: form.control,
    compute: (values) => isChanged(asking, base.current, values),
  });

  /** Puts what the provider said at the inputs that it is about, and the rest above them. */
  function refuse(failed: Failed) {
    const besides: string[] = [];
    for (const { field, message } of failed.errors ?? []) {
      const name = inputAt(asking, field);
      if (name) form.setError(name, { type: 'provider', message });
      else besides.push(message);
    }
    const text = [translate(refusalText(failed)), ...new Set(besides)].join(' ');
    setProblem(mayRetry(failed) ? `${text} ${translate('engine.form.failed')}` : text);
  }

  return { form, changed, problem, setProblem, refuse };
}
