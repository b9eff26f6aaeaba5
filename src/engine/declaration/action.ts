import type { ComponentType } from 'react';
import type { Permission } from '../../../contract/permissions/permissions';
import type { ActionRule } from '../../../contract/schema/actionRule';
import type { Effects, EffectsOnRecords } from '../../../contract/schema/effects';
import type { Field, Fields } from '../../../contract/schema/fields';
import type { Where } from '../../../contract/schema/where';
import type { SchoolContext } from '../../session/schoolContext';
import type { GlyphName } from '../../ui/glyphs';
import type { Answering, Taking } from './wire';

/** Who an action is for, see contract/schema/actionRule.ts. */
export type Rule<R> = ActionRule<R>;

type Flags<B extends Fields> = { [K in keyof B]: B[K] extends { kind: 'flag' } ? K : never }[keyof B] &
  string;
type Written<B extends Fields> = {
  [K in keyof B]: B[K] extends { kind: 'text' | 'number' | 'day' } ? K : never;
}[keyof B] &
  string;
/** What a body must have besides its lists: the answers to what is asked. */
type Answers<B extends Fields> = {
  [K in keyof B as B[K] extends { kind: 'list' } ? never : B[K] extends { required: true } ? K : never]: B[K];
} & Fields;
type Lists<B extends Fields> = { [K in keyof B]: B[K] extends { kind: 'list' } ? K : never }[keyof B] &
  string;

/**
 * Something that can be done to records, one or many at a time. `B` is the body that the call for many takes.
 *
 * Its words are in the catalogue under `resources.{name}.actions.{action}`, see {@link ActionWords}.
 */
export interface Action<R, B extends Fields> {
  /** `page`: on the page of a record, and not in its row, where there is little room. */
  readonly on: readonly ('row' | 'bulk' | 'page')[];
  readonly can: Permission;
  /** Without one its word is shown: two actions must not look alike. */
  readonly icon?: GlyphName;
  readonly tone?: 'danger';
  /** Where it is there at all. */
  readonly shown?: Where<SchoolContext>;
  /**
   * Whoever of those chosen it was not for, and of whom this holds, is told in a dialog when it is over, with these
   * fields; its title is `told`.
   */
  readonly excludes?: { readonly of: Where<R>; readonly fields: readonly (keyof R & string)[] };
  /** Records that the row's button is drawn for; it is out of use where a rule does not hold. */
  readonly offered: Where<R>;
  /** Who is eligible: all of them must hold. The others are left out, and told so with the rule's sentence. */
  readonly rules: readonly Rule<R>[];
  /** How a record becomes when it is done, until the provider's own answer is there. */
  readonly set: Partial<R>;
  /** `exactly` is the flag by which the provider refuses to leave out whom it was not said to leave out. */
  readonly many?: {
    readonly endpoint: Taking<B>;
    readonly ids: Lists<B>;
    readonly exactly?: Flags<B>;
    /** Where its answer tells of whom it left out; `skipped`, each with `uid` and `reason`, when left out. */
    readonly leftOut?: { readonly at: string; readonly id: string; readonly reason: string };
    /** Where its answer has the keys of records of a resource that it made: what is done next with these is offered. */
    readonly made?: { readonly at: string; readonly resource: string };
  };
  /** In place of a call for many: one without a body for each record, done when it is answered. */
  readonly each?: Answering<Field | undefined>;
  /** In place of both: `set` is written by the call that changes a record, one record after the other. */
  readonly patch?: true;
  /** Another call for a single record, where there is one; it answers an empty list when nothing was to be done. */
  readonly one?: Taking<Answers<B>>;
  /**
   * What is asked before: a question answered No or Sì, or something that is written, goes into the body; then each
   * confirmation.
   */
  readonly steps: readonly (
    | { readonly ask: Flags<B> }
    | { readonly write: Written<B> }
    | { readonly confirm: 'review' | 'last' }
  )[];
  /** In place of the steps: a dialog of its own, loaded when it is opened; it takes ActionDialogProps. */
  readonly dialog?: () => Promise<ComponentType<never>>;
  /** What it means for people, where contract/operations/actions.ts does not say so. */
  readonly effects?: Effects | EffectsOnRecords;
  /** Statuses whose message is shown as the provider wrote it; others get the sentence of their code. */
  readonly says?: readonly number[];
}

/** By what the words of a step are found, under `steps`. */
export const stepKey = (step: Action<never, Fields>['steps'][number]): string =>
  'ask' in step ? step.ask : 'write' in step ? step.write : step.confirm;

/** The sentences of an action; `one |||| many` where they count. */
export interface ActionWords {
  readonly label: string;
  readonly row: string;
  /** The verb phrase of the summary: `15 da disattivare`. */
  readonly planned: string;
  readonly leftOut: string;
  readonly none: string;
  readonly doneOne: string;
  readonly doneMany: string;
  readonly nothingToDo: string;
  readonly partly: string;
  readonly confirm: string;
  readonly excluded?: string;
  /** The review of an action whose effects are declared says these in place of a text. */
  readonly steps: Readonly<Record<string, { readonly title: string; readonly text?: string }>>;
}
