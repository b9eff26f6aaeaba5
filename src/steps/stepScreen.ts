import type { ComponentType, ReactNode } from 'react';
import type { FieldError } from '../../contract/schema/errors';
import type { ProcedureState, Run } from './useProcedure';

/** What is answered in a step. */
export type StepAnswers = Readonly<Record<string, unknown>>;

/** What the screen of a step is given. */
export interface StepProps {
  /** As they are typed now. */
  readonly answers: StepAnswers;
  readonly change: (answers: StepAnswers) => void;
  /** What is wrong, by field, once somebody tried to go on. */
  readonly problems: readonly FieldError[];
  readonly run: Run;
  readonly procedure: ProcedureState;
  /** All the steps: for a summary. */
  readonly screens: StepScreens;
}

/** A step on the screen. */
export interface StepScreen {
  readonly label: string;
  readonly Screen: ComponentType<StepProps>;
  /** What stands in it before anything was typed. */
  readonly initial?: StepAnswers;
  /** Why it cannot be gone on from yet; it can without. */
  readonly why?: (answers: StepAnswers) => string | undefined;
  /** In place of the call that goes back. */
  readonly back?: () => void;
  /** Nothing is gone on with in it any more: it is only read. */
  readonly over?: boolean;
  /** Going back forgets what was typed in it. */
  readonly clears?: true;
  /** The sentence for what fails in it for no reason of the person's, where it has one of its own. */
  readonly failed?: string;
  /** In place of the call that goes on. @returns whether it was done */
  readonly send?: (answers: StepAnswers, run: Run) => Promise<boolean>;
  /** Its answers in the summary: what, and its value. */
  readonly facts?: (answers: StepAnswers) => readonly (readonly [string, ReactNode])[];
}

/** The steps of a procedure on the screen, by name. */
export type StepScreens = Readonly<Record<string, StepScreen>>;
