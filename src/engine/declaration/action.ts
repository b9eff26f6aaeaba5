import type { ComponentType } from 'react';
import type { Permission } from '../../../contract/permissions/permissions';
import type { ActionRule } from '../../../contract/schema/actionRule';
import type { Effects, EffectsOnRecords } from '../../../contract/schema/effects';
import type { Field, Fields } from '../../../contract/schema/fields';
import type { Where } from '../../../contract/schema/where';
import type { SchoolContext } from '../../session/schoolContext';
import type { IconName } from '../../ui/icons';
import type { Answering, Taking } from './endpoints';

/** The eligibility rule of an action, see contract/schema/actionRule.ts. */
export type Rule<R> = ActionRule<R>;

type Flags<B extends Fields> = { [K in keyof B]: B[K] extends { kind: 'flag' } ? K : never }[keyof B] &
  string;
type Written<B extends Fields> = {
  [K in keyof B]: B[K] extends { kind: 'text' | 'number' | 'day' } ? K : never;
}[keyof B] &
  string;
/** The required fields of a body other than its lists: the answers to the questions of the steps. */
type Answers<B extends Fields> = {
  [K in keyof B as B[K] extends { kind: 'list' } ? never : B[K] extends { required: true } ? K : never]: B[K];
} & Fields;
type Lists<B extends Fields> = { [K in keyof B]: B[K] extends { kind: 'list' } ? K : never }[keyof B] &
  string;

/**
 * An action on one or many records. `B` is the body of the bulk endpoint.
 *
 * Its words are in the catalogue under `resources.{name}.actions.{action}`, see {@link ActionWords}.
 */
export interface Action<R, B extends Fields> {
  /** `page` puts the action on the record's page but not in its row, where space is scarce. */
  readonly on: readonly ('row' | 'bulk' | 'page')[];
  readonly can: Permission;
  /** Without an icon the label is shown, since two actions must not look alike. */
  readonly icon?: IconName;
  readonly tone?: 'danger';
  /** The condition under which the action exists at all. */
  readonly shown?: Where<SchoolContext>;
  /**
   * After the action, a dialog lists the chosen records that were not eligible and match `of`, with these fields. Its
   * title is the word `excluded` of the action.
   */
  readonly excludes?: { readonly of: Where<R>; readonly fields: readonly (keyof R & string)[] };
  /** Selects the records whose row has the button; the button is disabled if a rule does not hold. */
  readonly offered: Where<R>;
  /**
   * The eligibility rules, all of which must hold. Other records are left out, with the sentence of the rule as the
   * reason.
   */
  readonly rules: readonly Rule<R>[];
  /**
   * The change that the action makes to a record. It is applied to the cached rows after the action, until they have
   * been read again.
   */
  readonly set: Partial<R>;
  /**
   * The endpoint for many records. If the flag named by `exactly` is set, the provider refuses the call rather than
   * leave out records that the person was not told about.
   */
  readonly many?: {
    readonly endpoint: Taking<B>;
    readonly ids: Lists<B>;
    readonly exactly?: Flags<B>;
    /** The path to the records that were left out in the answer; by default `skipped`, each with `uid` and `reason`. */
    readonly leftOut?: { readonly at: string; readonly id: string; readonly reason: string };
    /**
     * The path to the keys of created records of another resource in the answer: follow-up commands on them are
     * offered.
     */
    readonly made?: { readonly at: string; readonly resource: string };
  };
  /** Replaces `many`: an endpoint without a body, called once per record; the action is complete when it answers. */
  readonly each?: Answering<Field | undefined>;
  /** Replaces `many` and `each`: `set` is written with the update endpoint, one record after the other. */
  readonly patch?: true;
  /** A separate endpoint for a single record, if there is one; it answers an empty list if there was nothing to do. */
  readonly one?: Taking<Answers<B>>;
  /**
   * The steps before the action is sent. `ask` is a No/Sì question and `write` a typed value; their answers go into the
   * body. `confirm` shows the preview (`review`) or asks a last time (`last`).
   */
  readonly steps: readonly (
    | { readonly ask: Flags<B> }
    | { readonly write: Written<B> }
    | { readonly confirm: 'review' | 'last' }
  )[];
  /** Replaces the steps: a dialog of the action's own, loaded when it opens; it takes ActionDialogProps. */
  readonly dialog?: () => Promise<ComponentType<never>>;
  /** The effects on people, if contract/operations/actions.ts does not declare them. */
  readonly effects?: Effects | EffectsOnRecords;
  /** HTTP statuses whose message is shown as the provider wrote it; other errors show the sentence of their code. */
  readonly says?: readonly number[];
}

/** Returns the key under `steps` of a step's words. */
export const stepKey = (step: Action<never, Fields>['steps'][number]): string =>
  'ask' in step ? step.ask : 'write' in step ? step.write : step.confirm;

/** The sentences of an action; a sentence with a number has both plural forms, `one |||| many`. */
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
  /** If the effects are declared, the review lists them in place of `text`. */
  readonly steps: Readonly<Record<string, { readonly title: string; readonly text?: string }>>;
}
