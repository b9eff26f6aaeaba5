import { createContext, type ReactNode, type RefObject, useCallback, useContext } from 'react';
import { SaveContextProvider } from 'react-admin';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { InnerLeaveGuard, LeaveGuard } from '../../ui/LeaveGuard';
import type { Words } from '../record/words';
import { DayLimitsContext } from './DayLimitsContext';
import { formErrors, type InputError } from './formErrors';
import type { FormValues } from './formKinds';
import type { FormSpec } from './formSpec';
import { limitsOf } from './formValues';
import { HeldDialog } from './HeldDialog';
import { type Holders, useHolders } from './useHolders';
import { useOneAtATime } from './useOneAtATime';
import { type Middlewares, useSaveContextOf } from './useSaveContextOf';
import { useVisibleInputs } from './useVisibleInputs';
import { useWarnings } from './useWarnings';

/** A form and its saving, as useRecordForm and useCreateForm return it. */
export interface FormState {
  readonly spec: FormSpec;
  /** The record that the form is based on: as it was read, or as it was saved last. */
  readonly base: RefObject<Readonly<Record<string, unknown>>>;
  readonly form: UseFormReturn<FieldValues>;
  readonly submit: () => Promise<void>;
  /** Saves validated values; called by react-admin's save buttons. */
  readonly save: (values: object) => Promise<void>;
  /** True if there are unsaved changes. */
  readonly changed: boolean;
  /** The reason the last save failed, apart from the errors of inputs. */
  readonly problem: string | undefined;
  /** True if a draft was restored. */
  readonly restored: boolean;
  readonly discard: () => void;
  /** How much of the files of a save was sent, from 0 to 1; undefined if there are none. */
  readonly sent?: number | undefined;
  /** True while the inputs are inert, because the page is left once they are saved. */
  readonly sending?: boolean;
}

interface FormScopeProps {
  readonly form: FormState;
  readonly words: Words;
  /** The locked inputs, each with the key of the words that say why. */
  readonly locked?: ReadonlyMap<string, string>;
  /** Returns the function that starts to unlock an input; undefined if the person may not unlock it. */
  readonly unlock?: (name: string) => (() => void) | undefined;
  readonly middlewares?: Middlewares;
  /** True for a form that may stand inside another one. */
  readonly inner?: boolean;
  /** Content that blocks a save: a conflict with another person's changes. */
  readonly notice?: ReactNode;
  readonly children: ReactNode;
}

interface Scope extends FormState, Pick<FormScopeProps, 'words' | 'unlock' | 'notice'> {
  readonly locked: ReadonlyMap<string, string>;
  /** The inputs visible for the current values, in order. */
  readonly inputs: readonly string[];
  readonly required: ReadonlySet<string>;
  readonly warnings: Readonly<Record<string, string>>;
  readonly holders: Holders;
  readonly errors: readonly InputError[];
  readonly saving: boolean;
  /** Validates the values, asks about duplicates and saves. A second call does nothing while the first is running. */
  readonly send: () => Promise<void>;
}

const FormScopeContext = createContext<Scope | undefined>(undefined);

/** Returns the surrounding form. @throws Error outside a FormScope */
export function useFormScope(): Scope {
  const scope = useContext(FormScopeContext);
  if (!scope) throw new Error('Draw this inside a <FormScope>.');
  return scope;
}

const unlocked: ReadonlyMap<string, string> = new Map();
const noMiddlewares: Middlewares = {
  registerMutationMiddleware: () => undefined,
  unregisterMutationMiddleware: () => undefined,
};

/**
 * Provides a form without a layout: its state in context, the confirmation of duplicates and the guard of unsaved
 * changes. FormFrame lays it out as a page, EditDialog as a dialog.
 */
export function FormScope({
  form: state,
  words,
  locked = unlocked,
  notice,
  children,
  ...more
}: FormScopeProps) {
  const { unlock, middlewares = noMiddlewares, inner } = more;
  const Guard = inner ? InnerLeaveGuard : LeaveGuard;
  const { spec, base, form, submit, save, changed, discard } = state;
  const { working, oneAtATime } = useOneAtATime();
  const { inputs, required } = useVisibleInputs(spec, base, form.control);
  const warnings = useWarnings(spec, base, form.control);
  const holders = useHolders(spec, base, form.control);
  const { isSubmitting, errors } = form.formState;

  const send = (agreed = false) =>
    oneAtATime(async () => {
      const sendable =
        agreed || !(await form.trigger()) || (await holders.begin(form.getValues() as FormValues));
      if (sendable) await submit();
    });
  const limits = useCallback(
    (name: string) => limitsOf(spec, base.current, form.getValues() as FormValues, name),
    [spec, base, form],
  );
  const scope: Scope = {
    ...state,
    words,
    locked,
    unlock,
    notice,
    inputs,
    required,
    warnings,
    holders: holders.found,
    errors: formErrors(errors, inputs),
    saving: working || isSubmitting,
    send: () => send(),
  };

  return (
    <SaveContextProvider value={useSaveContextOf(save, isSubmitting, middlewares)}>
      <FormProvider {...form}>
        <FormScopeContext value={scope}>
          <DayLimitsContext value={limits}>{children}</DayLimitsContext>
        </FormScopeContext>
        {holders.asked && (
          <HeldDialog
            resource={spec.resource}
            asked={holders.asked}
            words={words}
            onNo={holders.forget}
            onYes={() => {
              holders.forget();
              void send(true);
            }}
          />
        )}
        <Guard when={changed} onLeave={discard} />
      </FormProvider>
    </SaveContextProvider>
  );
}
