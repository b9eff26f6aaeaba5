import { useEffect, useMemo, useRef, useState } from 'react';
import { type FieldErrors, type FieldValues, get, set, useForm, useWatch } from 'react-hook-form';
import { sameAnswers } from '../../contract/procedures/procedure';
import type { FieldError } from '../../contract/schema/errors';
import type { Fields } from '../../contract/schema/fields';
import { same } from '../api/same';
import { draftOf } from '../engine/form/draft';
import { type FormValues, formKind } from '../engine/form/formKinds';
import { inputId } from '../engine/form/inputs/InputProps';
import { useSentence } from '../i18n/useSentence';
import { useSession } from '../session/SessionContext';

/** Answers of a step. */
export type StepAnswers = Readonly<Record<string, unknown>>;

type Values = Readonly<Record<string, unknown>>;

/** The form of some answers, and their conversion to and from the values of its inputs. */
export interface AnswerSpec {
  /** The answers that the contract declares. */
  readonly fields: Fields;
  /** Answers in capital letters. */
  readonly capitals?: readonly string[] | undefined;
  /** Replaces values whose inputs have another shape than their answer. */
  readonly toForm?: ((answers: StepAnswers) => Values) | undefined;
  readonly fromForm?: ((values: Values) => StepAnswers) | undefined;
}

/** Returns whether the input of a field holds text. Inputs of lists and flags hold their values unchanged. */
const isTyped = (field: Fields[string]) => field.kind !== 'list' && field.kind !== 'flag';

function toForm({ fields, toForm: other }: AnswerSpec, answers: StepAnswers): Values {
  const values = Object.entries(fields).map(([name, field]) => {
    const answer = answers[name];
    if (isTyped(field)) return [name, formKind(field).toForm(answer)];
    return [name, field.kind === 'list' ? (answer ?? []) : answer];
  });
  return { ...Object.fromEntries(values), ...other?.(answers) };
}

/** Returns the answers that the inputs hold, without those that were not given. */
function fromForm({ fields, capitals = [], fromForm: other }: AnswerSpec, values: Values): StepAnswers {
  const typed = Object.entries(fields).map(([name, field]) => {
    const value = isTyped(field) ? formKind(field).fromForm((values[name] ?? '') as string) : values[name];
    return [
      name,
      capitals.includes(name) && typeof value === 'string' ? value.toUpperCase() : value,
    ] as const;
  });
  const answers = { ...Object.fromEntries(typed), ...other?.(values) };
  const isBlank = (answer: unknown) =>
    Array.isArray(answer) ? answer.length === 0 : (answer ?? null) === null;
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => !isBlank(answer)));
}

interface AnswerFormInput {
  readonly spec: AnswerSpec;
  /** The answers that the provider has, or the initial ones of the step. */
  readonly base: StepAnswers;
  readonly problemsOf: (answers: StepAnswers) => readonly FieldError[];
  /** Name of the draft; without it, none is kept. */
  readonly draftName?: string;
}

/**
 * Returns the form of some answers: an error is shown once its input is left, the first one takes the focus at an
 * attempt to continue, and what was typed is kept as a draft until it is sent or discarded.
 */
export function useAnswerForm({ spec, base, problemsOf, draftName }: AnswerFormInput) {
  const sentence = useSentence();
  const { username } = useSession().profile.selected_account;
  const now = toForm(spec, base);
  const shown = useRef(now);
  const { fields } = spec;
  const inputs = Object.keys(now).join();
  const draft = useMemo(
    () =>
      draftName === undefined
        ? undefined
        : draftOf({ fields, inputs: inputs.split(','), resource: { name: draftName } }, username, ''),
    [fields, inputs, draftName, username],
  );
  const answersIn = (values: Values) => fromForm(spec, values);
  const [found] = useState(() => {
    const merged = draft?.found(now as FormValues)?.values;
    return merged && !sameAnswers(answersIn(merged), answersIn(now)) ? merged : undefined;
  });
  const [restored, setRestored] = useState(found !== undefined);
  const more = useRef<Record<string, string | undefined>>({});
  const form = useForm<FieldValues>({
    defaultValues: { ...now, ...found },
    mode: 'onTouched',
    resolver: (values) => {
      const errors: FieldErrors = {};
      const others = Object.entries(more.current).flatMap(([field, message]) =>
        message ? { field, message } : [],
      );
      for (const { field, message } of [...problemsOf(answersIn(values)), ...others])
        if (!get(errors, field)) set(errors, field, { type: 'field', message: sentence(message) });
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
  const answers = answersIn(useWatch({ control: form.control }));
  const [begun, setBegun] = useState(answersIn(now));
  const changed = !sameAnswers(answers, begun);
  /** True once the answers were sent; from then on, proposed values count as typed too. */
  const isSent = useRef(false);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => draft?.keep(shown.current as FormValues, values as FormValues),
      }),
    [form, draft],
  );

  /** Returns the name of the input of a field. A list is one input, whichever of its items is wrong. */
  const nameOf = (field: string) => {
    const [top = ''] = field.split('.');
    return fields[top]?.kind === 'list' ? top : field;
  };
  const hasInput = ({ field }: FieldError) => document.getElementById(inputId(nameOf(field))) !== null;
  function wordsWithoutInput(errors: readonly FieldError[]): string | undefined {
    const others = errors.filter((error) => !hasInput(error)).map(({ message }) => sentence(message));
    return [...new Set(others)].join(' ') || undefined;
  }

  function begin(values: Values): void {
    shown.current = values;
    setBegun(answersIn(values));
    form.reset({ ...values });
    isSent.current = false;
    draft?.forget();
    setRestored(false);
  }

  // Another person may change the answers meanwhile; what was typed here stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values identify the state
  useEffect(() => {
    if (same(now, shown.current)) return;
    if (!changed && !isSent.current) return begin(now);
    shown.current = now;
    setBegun(answersIn(now));
  }, [JSON.stringify(now)]);

  return {
    form,
    spec,
    answers,
    changed,
    /** Returns what the person gave as answers; undefined if nothing was typed or sent. */
    given(): StepAnswers | undefined {
      const current = answersIn(form.getValues());
      return isSent.current || !sameAnswers(current, begun) ? current : undefined;
    },
    restored,
    discard: () => begin(toForm(spec, base)),
    /** Marks what was typed as saved by the provider. */
    settle(): void {
      draft?.forget();
      setBegun(answersIn(form.getValues()));
      isSent.current = false;
      setRestored(false);
    },
    /** Errors that only the screen knows, by input. */
    more,
    forgetDraft: () => draft?.forget(),
    /** @returns the answers; undefined if one is wrong, with what to say if its input is not on the page */
    check: () =>
      new Promise<{ readonly checked?: StepAnswers; readonly problem?: string | undefined }>((resolve) => {
        const refuse = () => resolve({ problem: wordsWithoutInput(problemsOf(answersIn(form.getValues()))) });
        const accept = (values: Values) => {
          isSent.current = true;
          resolve({ checked: answersIn(values) });
        };
        void form.handleSubmit(accept, refuse)();
      }),
    /** Shows errors of the provider at their inputs. @returns the text of the errors without an input on the page */
    refuse(errors: readonly FieldError[]): string | undefined {
      for (const { field, message } of errors.filter(hasInput).toReversed())
        form.setError(nameOf(field), { type: 'provider', message: sentence(message) }, { shouldFocus: true });
      return wordsWithoutInput(errors);
    },
  };
}

export type AnswerFormState = ReturnType<typeof useAnswerForm>;
