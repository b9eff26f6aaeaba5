import { type RefObject, useContext, useEffect, useMemo, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { AnyRecord } from '../../../contract/schema/anyRecord';
import type { Fields, RecordOf } from '../../../contract/schema/fields';
import type { CallApi } from '../../api/CallApi';
import { refusalText } from '../../api/refusal';
import { useCommand } from '../../api/useCommand';
import { SessionContext } from '../../session/SessionContext';
import { viewerOf } from '../../session/viewer';
import type { Command } from '../declaration/defineCommand';
import type { Resource } from '../declaration/defineResource';
import { bodyOf, type Sending, sentFields } from '../declaration/sending';
import type { DraftOf } from './draft';
import { formErrors } from './formErrors';
import type { FormSpec } from './formSpec';
import { sentRecord } from './formValues';
import { inputId } from './inputs/InputProps';
import type { LockedWith } from './locked';
import { type Failed, useBaseForm } from './useBaseForm';

interface Options {
  /** The values of fields without an input, and the initial values of inputs. */
  readonly known?: AnyRecord;
  /** Returns further errors of a body, by input; those of the contract come first. */
  readonly check?: FormSpec['check'];
  /** Returns the message for a refusal that names no input; by default the provider's. */
  readonly problemText?: (error: unknown) => string;
}

/** Sends a body; throws what the call throws. */
type Work<B> = (body: B, idempotencyKey: string) => Promise<void>;

export interface CommandForm<B = AnyRecord> {
  readonly spec: FormSpec;
  readonly base: RefObject<AnyRecord>;
  readonly form: UseFormReturn<FieldValues>;
  /** True if a value differs from its initial one. */
  readonly changed: boolean;
  /** The client for the call. */
  readonly callApi: CallApi;
  readonly running: boolean;
  /** The error of the last call. */
  readonly failure: unknown;
  /** The reason of a refusal that names no input. */
  readonly error: string | undefined;
  /**
   * Validates the values and sends them once: a retry after a lost answer has the same idempotency key. Errors that
   * name an input are shown at it, and the first of them is focused.
   *
   * @param meant a value that distinguishes requests with the same body
   */
  readonly submit: (work: Work<B>, meant?: unknown) => Promise<void>;
  /** Resets the inputs to their initial values. Called inside `work`, it takes effect when `work` is done. */
  readonly clear: () => void;
}

/** The values may be secrets, so they are not stored. */
const noDraft: DraftOf = { keep: () => undefined, found: () => undefined, forget: () => undefined };
const nothingLocked: LockedWith = () => new Map();
const nothingKnown: AnyRecord = {};

/**
 * Returns the form of a {@link defineCommand command}: its values, the checks of the contract, and the errors of the
 * provider. It also works outside a session, as on the page of a password link.
 */
export function useCommandForm<F extends Fields>(
  command: Command<F>,
  { known = nothingKnown, check, problemText }: Options = {},
): CommandForm<RecordOf<F>> {
  const session = useContext(SessionContext);
  const translate = useTranslate();
  const checked = useRef(check);
  checked.current = check;
  const spec = useMemo((): FormSpec => {
    const resource = command as unknown as Resource;
    const sending = resource.endpoints.create as Sending;
    return {
      resource,
      sending,
      inputs: resource.form.create.inputs,
      fields: sentFields(sending, resource.fields),
      viewer: session ? viewerOf(session) : { now: new Date(0) },
      check: (body) => checked.current?.(body) ?? {},
    };
  }, [command, session]);
  const base = useRef(known);
  const say = problemText ?? ((error: unknown) => translate(refusalText(error)));
  const begun = useBaseForm(spec, base, nothingLocked, noDraft, say);
  const { form, changed, problem, setProblem, refuse, begin } = begun;
  const { run, callApi, running, failure } = useCommand();
  const cleared = useRef(false);
  const { errors, submitCount } = form.formState;
  const [first] = formErrors(errors, spec.inputs);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each attempt, and only then
  useEffect(() => {
    if (first) document.getElementById(inputId(first.name))?.focus();
  }, [submitCount]);

  const send = (work: Work<RecordOf<F>>, meant: unknown) =>
    form.handleSubmit(async (values) => {
      setProblem(undefined);
      const { record } = sentRecord(spec, base.current, values);
      const body = Object.fromEntries(
        Object.entries(bodyOf(spec.sending, record) as AnyRecord).filter(([, value]) => value !== null),
      );
      await run(
        async (idempotencyKey) => {
          try {
            await work(body as RecordOf<F>, idempotencyKey);
          } catch (error) {
            refuse(error as Failed);
            throw error;
          }
        },
        [body, meant],
      );
    })();

  return {
    spec,
    base,
    form,
    changed,
    callApi,
    running,
    failure,
    error: first ? undefined : problem,
    submit: async (work, meant) => {
      await send(work, meant);
      // Reset the form only now, because the end of a submit marks it as submitted.
      if (cleared.current) begin(base.current);
      cleared.current = false;
    },
    clear: () => {
      cleared.current = true;
    },
  };
}
