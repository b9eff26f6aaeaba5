import type { ComponentType, ReactNode } from 'react';
import type { FieldError } from '../../contract/schema/errors';
import type { AnswerSpec, StepAnswers } from './useAnswerForm';
import type { ProcedureInstance, ProcedureState } from './useProcedure';

/** Props of the screen of a step. */
export interface StepProps {
  /** Current answers, as they would be sent. */
  readonly answers: StepAnswers;
  readonly run: ProcedureInstance;
  readonly procedure: ProcedureState;
  /** All screens, for a summary. */
  readonly screens: StepScreens;
}

/** Screen of a step. Its inputs are those of a form with the answers that the procedure declares (AnswerForm). */
export interface StepScreen extends Omit<AnswerSpec, 'fields'> {
  readonly label: string;
  readonly Screen: ComponentType<StepProps>;
  /** Initial answers. */
  readonly initial?: StepAnswers;
  /** True if there is nothing to type; then no draft is kept. */
  readonly noInputs?: boolean;
  /** Returns the errors in the answers that their fields and rules cannot detect. */
  readonly problems?: (answers: StepAnswers) => readonly FieldError[];
  /** The reason shown at the disabled button while an answer is wrong; by default only the inputs show the errors. */
  readonly incomplete?: string | undefined;
  /** Returns the reason why the step cannot be completed yet; without this function it always can. */
  readonly disabledReason?: (answers: StepAnswers) => string | undefined;
  /** Replaces the call that goes back. */
  readonly back?: () => void;
  /** True if the step is read-only, because no step can follow it. */
  readonly over?: boolean;
  /** True if going back discards what was typed in this step. */
  readonly clears?: true;
  /** Sentence for technical failures in this step, if it needs its own. */
  readonly failed?: string;
  /** Replaces the call that continues. @returns whether it succeeded */
  readonly send?: (answers: StepAnswers, run: ProcedureInstance) => Promise<boolean>;
  /** Label and action of the button that takes another person's values, if not the usual ones. */
  readonly takeTheirs?: { readonly label: string; readonly go: (theirs: ProcedureInstance) => void };
  /** Returns labels and values for the summary. */
  readonly facts?: (answers: StepAnswers) => readonly (readonly [string, ReactNode])[];
}

/** Screens of a procedure, by step name. */
export type StepScreens = Readonly<Record<string, StepScreen>>;
