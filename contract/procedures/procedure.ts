import type { FieldError } from '../schema/errors';
import { fieldProblems } from '../schema/fieldProblems';
import { recordSchema } from '../schema/fieldSchema';
import type { Fields } from '../schema/fields';
import type { AnyRules } from '../schema/rules';
import type { Viewer } from '../schema/where';

/** A step of a procedure. */
export interface Step {
  /** What is answered in it, kept by the provider as soon as it is gone on from; nothing where it only shows. */
  readonly fields?: Fields;
  readonly rules?: AnyRules;
  /** What the procedure's own calls call its state in this step; nothing while all there is are answers. */
  readonly status?: string;
}

/** A line of the table of a procedure: what may happen in a step, under which condition, and what comes of it. */
export interface Line<S extends string = string, G extends string = string, F extends string = string> {
  readonly at: S;
  readonly event: string;
  /** A name: the provider has the condition. */
  readonly guard?: G;
  /** A name: the provider has what is done. */
  readonly effect?: F;
  readonly to: S;
  /** Calls of its own do it, such as those that sign: the call that only goes on does not know it. */
  readonly own?: true;
  /** It takes back what was sent: who began the procedure is written to, and its page says who did it. */
  readonly cancels?: true;
}

/** A long procedure: its steps in their order, and the table of what happens in them. */
export interface Procedure<S extends string = string, G extends string = string, F extends string = string> {
  /** What it is stored under. */
  readonly name: string;
  readonly steps: Readonly<Record<S, Step>>;
  readonly table: readonly Line<S, G, F>[];
  /** The step that shows every answer, each with a way to change it that leads back. */
  readonly summary?: S;
}

/** Declares a procedure; keeps its names, so that conditions and effects that are missing do not compile. */
/*#__NO_SIDE_EFFECTS__*/
export const procedure = <
  const S extends string,
  const G extends string = never,
  const F extends string = never,
>(
  declared: Procedure<S, G, F>,
): Procedure<S, G, F> => declared;

/** What was answered, by step. */
export type Answers = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

/** Goes on to the next step, its answers kept. */
export const NEXT = 'next';
export const BACK = 'back';
/** In the summary: other answers in one step, and back to the summary. */
export const CHANGE = 'change';

export const stepsOf = <S extends string>({ steps }: Procedure<S>): readonly S[] => Object.keys(steps) as S[];

export const firstStep = <S extends string>(of: Procedure<S>): S => stepsOf(of)[0] as S;

/** The line of the table for an event in a step; undefined where it cannot happen there. */
export const lineFor = <S extends string, G extends string, F extends string>(
  { table }: Procedure<S, G, F>,
  step: string,
  event: string,
): Line<S, G, F> | undefined => table.find((line) => line.at === step && line.event === event);

/** The steps with answers, in their order: what a summary shows. */
export const answeredSteps = <S extends string>(of: Procedure<S>): readonly S[] =>
  stepsOf(of).filter((step) => of.steps[step].fields);

/** The steps of a summary's answers that can be changed from a step. */
export const changeable = <S extends string>(of: Procedure<S>, step: string): readonly S[] =>
  lineFor(of, step, CHANGE) ? answeredSteps(of) : [];

/** What is wrong with the answers of a step. */
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

/** Whether two sets of answers say the same: one that is absent is as one that is empty. */
export function sameAnswers(one: Answers[string], other: Answers[string]): boolean {
  const names = new Set([...Object.keys(one ?? {}), ...Object.keys(other ?? {})]);
  const said = (value: unknown) => JSON.stringify(value ?? '');
  return [...names].every((name) => said(one?.[name]) === said(other?.[name]));
}
