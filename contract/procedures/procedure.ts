import type { FieldError } from '../schema/errors';
import { fieldProblems } from '../schema/fieldProblems';
import { recordSchema } from '../schema/fieldSchema';
import type { Fields } from '../schema/fields';
import type { AnyRules } from '../schema/rules';
import type { Viewer } from '../schema/where';

/** Step of a procedure. */
export interface Step {
  /**
   * Answers given in the step, stored by the provider when the person continues; absent if the step only shows
   * something.
   */
  readonly fields?: Fields;
  readonly rules?: AnyRules;
  /**
   * State in which the procedure's own endpoints report this step; absent if the procedure consists only of answers.
   */
  readonly status?: string;
}

/**
 * Row of the table of a procedure: in step `at`, the event leads to step `to` if the condition holds, with an effect.
 */
export interface Line<S extends string = string, G extends string = string, F extends string = string> {
  readonly at: S;
  readonly event: string;
  /** Name of the condition; the provider implements it. */
  readonly guard?: G;
  /** Name of the effect; the provider implements it. */
  readonly effect?: F;
  readonly to: S;
  /**
   * The event is triggered by endpoints of the procedure itself, such as those that sign, and not by the generic one.
   */
  readonly own?: true;
  /**
   * The event withdraws data already sent: the person who began the procedure is notified, and its page names the
   * person who did it.
   */
  readonly cancels?: true;
}

/** Long procedure: its steps in order, and the table of their events. */
export interface Procedure<S extends string = string, G extends string = string, F extends string = string> {
  /** Name under which the progress of the procedure is stored. */
  readonly name: string;
  readonly steps: Readonly<Record<S, Step>>;
  readonly table: readonly Line<S, G, F>[];
  /** Step that shows all answers, and lets the person change each of them. */
  readonly summary?: S;
}

/** Declares a procedure and keeps its names as literal types, so that missing conditions and effects do not compile. */
/*#__NO_SIDE_EFFECTS__*/
export const procedure = <
  const S extends string,
  const G extends string = never,
  const F extends string = never,
>(
  declared: Procedure<S, G, F>,
): Procedure<S, G, F> => declared;

/** Answers by step. */
export type Answers = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

/** Event that stores the answers of a step and continues with the next step. */
export const NEXT = 'next';
export const BACK = 'back';
/** Event that changes the answers of one step from the summary, and returns to the summary. */
export const CHANGE = 'change';

export const stepsOf = <S extends string>({ steps }: Procedure<S>): readonly S[] => Object.keys(steps) as S[];

export const firstStep = <S extends string>(of: Procedure<S>): S => stepsOf(of)[0] as S;

/** Returns the row of the table for an event in a step, or undefined if it cannot happen there. */
export const lineFor = <S extends string, G extends string, F extends string>(
  { table }: Procedure<S, G, F>,
  step: string,
  event: string,
): Line<S, G, F> | undefined => table.find((line) => line.at === step && line.event === event);

/** Returns the steps that have answers, in order. */
export const answeredSteps = <S extends string>(of: Procedure<S>): readonly S[] =>
  stepsOf(of).filter((step) => of.steps[step].fields);

/** Returns the steps with answers that can be changed from a step. */
export const changeable = <S extends string>(of: Procedure<S>, step: string): readonly S[] =>
  lineFor(of, step, CHANGE) ? answeredSteps(of) : [];

/** Returns the errors in the answers of a step. */
export function answerProblems(
  of: Procedure,
  step: string,
  answers: unknown,
  viewer?: Viewer,
): readonly FieldError[] {
  const { fields, rules } = of.steps[step] ?? {};
  if (!fields) return [];
  return fieldProblems(recordSchema(fields, rules), answers ?? {}, viewer);
}

/** Returns whether two sets of answers are equal; an absent answer equals an empty one. */
export function sameAnswers(one: Answers[string], other: Answers[string]): boolean {
  const names = new Set([...Object.keys(one ?? {}), ...Object.keys(other ?? {})]);
  const said = (value: unknown) => JSON.stringify(value ?? '');
  return [...names].every((name) => said(one?.[name]) === said(other?.[name]));
}
