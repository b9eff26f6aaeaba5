import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { FormProvider } from 'react-hook-form';
import type { Field } from '../../contract/schema/fields';
import type { Typing } from '../engine/declaration/form';
import { ChoiceInput } from '../engine/form/inputs/ChoiceInput';
import { TextInput } from '../engine/form/inputs/TextInput';
import { RestoredNotice } from '../engine/form/RestoredNotice';
import type { AnswerFormState } from './useAnswerForm';

const AnswerFormContext = createContext<AnswerFormState | undefined>(undefined);

/** Renders the inputs of some answers with their form, below the notice that a draft was restored. */
export function AnswerForm({
  form,
  children,
}: {
  readonly form: AnswerFormState;
  readonly children: ReactNode;
}) {
  return (
    <FormProvider {...form.form}>
      <AnswerFormContext value={form}>
        {form.restored && <RestoredNotice onDiscard={form.discard} />}
        {children}
      </AnswerFormContext>
    </FormProvider>
  );
}

function useAnswers(): AnswerFormState {
  const form = useContext(AnswerFormContext);
  if (!form) throw new Error('Draw this inside an <AnswerForm>.');
  return form;
}

/** Sets the error of an answer that depends on something outside the form; it is shown once its input was left. */
export function useAnswerProblem(name: string, message: string | undefined): void {
  const { form, more } = useAnswers();
  more.current[name] = message;
  // biome-ignore lint/correctness/useExhaustiveDependencies: checked again when the error is another one
  useEffect(() => {
    const { isTouched, invalid } = form.getFieldState(name, form.formState);
    if (isTouched || invalid) void form.trigger(name);
  }, [message]);
}

interface AnswerInputProps {
  readonly name: string;
  readonly label: string;
  readonly required?: boolean;
  readonly help?: string;
  /** Reason why the input is read-only; empty if the reason is evident. */
  readonly disabledReason?: string | undefined;
  readonly typing?: Typing;
  /** The field, if the contract declares it inside an answer. */
  readonly field?: Field;
  /** Returns the text of a value of a choice. */
  readonly textOf?: (value: string) => string;
}

/** Renders the engine's input for an answer, as the contract declares it. It must be inside an AnswerForm. */
export function AnswerInput({
  name,
  textOf = String,
  required = false,
  help = '',
  disabledReason,
  ...own
}: AnswerInputProps) {
  const { spec } = useAnswers();
  const field = own.field ?? spec.fields[name];
  if (!field) throw new Error(`There is no answer "${name}" here`);
  const { label, typing } = own;
  const shared = {
    name,
    label,
    required,
    help,
    disabledReason,
    capitals: spec.capitals?.includes(name) ?? false,
  };
  if (field.kind !== 'choice') return <TextInput {...shared} field={field} typing={typing} />;
  return <ChoiceInput {...shared} field={field} words={{ value: (_, value) => textOf(String(value)) }} />;
}
