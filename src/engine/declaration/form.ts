import type { ComponentType } from 'react';
import type { Role } from '../../../contract/permissions/roles';
import type { Fields, RecordOf } from '../../../contract/schema/fields';
import type { WarningOf } from '../../../contract/schema/warnings';
import type { Relative, Where } from '../../../contract/schema/where';
import type { ProposalOf } from '../../../contract/users/proposals';
import type { SchoolContext } from '../../session/schoolContext';
import type { Name } from './name';

/** Settings of the browser for an input that is typed. */
export interface Typing {
  /** The purpose of the input, as HTML names it: `current-password`, `one-time-code`, `tel`. */
  readonly autoComplete?: string;
  /** The keyboard that a phone shows. */
  readonly inputMode?: 'numeric' | 'tel' | 'email';
  /**
   * The maximum number of characters that can be typed. By default more can be typed than the field allows, so that
   * validation reports a text that is too long.
   */
  readonly maxLength?: number;
  /** Hides the characters, as for a password; the value is sent as it was typed. */
  readonly masked?: true;
  /** Removes spaces as they are typed. */
  readonly spaceless?: true;
  /** Turns off capital letters at the beginning, and the check of spelling, for a name or a code. */
  readonly verbatim?: true;
}

/** The initial values of a new record; days and moments may be relative. */
export type Defaults<F extends Fields> = {
  readonly [K in keyof RecordOf<F>]?: RecordOf<F>[K] | Relative;
};

/** The form of a record, both on its own page and on the page of a new record. */
export interface Form<F extends Fields> {
  /** The inputs for an existing record. */
  readonly inputs: readonly Name<F>[];
  /** The inputs for a new record and its initial values. */
  readonly create: Creating<F>;
  /**
   * Inputs shown only if a condition holds: `to` tests the person and the school, `of` the record as it was read; for a
   * new record, `of` sees only the default values.
   */
  readonly only?: readonly {
    readonly fields: readonly Name<F>[];
    readonly to?: Where<SchoolContext>;
    readonly of?: Where<RecordOf<F>>;
  }[];
  /**
   * Warnings about an input, computed from all current values, see contract/schema/warnings.ts. They are shown and do
   * not block saving.
   */
  readonly warnings?: { readonly [K in Name<F>]?: WarningOf<RecordOf<F>> };
  /**
   * Suggested values for the inputs of a new record until the person types in them, see contract/users/proposals.ts.
   */
  readonly proposals?: { readonly [K in Name<F>]?: ProposalOf<RecordOf<F>> };
  /**
   * Inputs whose value should be unique: a record that already has the value is shown during typing, and saving asks
   * for confirmation. The list takes a filter of the same name; the words are under `unique`.
   */
  readonly unique?: readonly Name<F>[];
  /**
   * Inputs whose value another record may already have: that record is shown during typing, as for `unique`. Saving
   * asks for no confirmation; the provider decides what happens to the value.
   */
  readonly taken?: readonly Name<F>[];
  /**
   * A resource's own input components, which replace the default ones of their kinds; loaded lazily, they take
   * InputProps.
   */
  readonly own?: { readonly [K in Name<F>]?: () => Promise<ComponentType<never>> };
  /** Assigns inputs and facts to tabs; those on no tab stand above the tabs. Their words are under `tabs`. */
  readonly tabs?: { readonly [tab: string]: readonly Name<F>[] };
  /** Inputs in a frame with a heading, which stands where the first of them would. The words are under `sections`. */
  readonly sections?: { readonly [section: string]: readonly Name<F>[] };
  /** Widths of inputs where there is room; half of the form by default. */
  readonly widths?: { readonly [K in Name<F>]?: InputWidth };
  /** The page of a new record shows one tab after the other, as steps. */
  readonly steps?: true;
  /** Choices of applications by code: only the applications that the school has a licence for are offered. */
  readonly licensed?: readonly Name<F>[];
  /**
   * Notices at the top of a record's page, each shown if a condition holds; their words are under `notices`, and may
   * name fields.
   */
  readonly notices?: readonly { readonly when: Where<RecordOf<F>>; readonly say: string }[];
  /**
   * A resource's own parts of the record page, loaded lazily; they take RecordPartProps. `above` stands above the
   * inputs, and replaces the facts beside them; `below` stands below the inputs, or beside them where there is room.
   */
  readonly around?: { readonly [part in 'above' | 'below']?: () => Promise<ComponentType<never>> };
  /**
   * A resource's own tabs on the record page, loaded lazily; they take RecordPageProps. Their words are under `tabs`.
   */
  readonly ownTabs?: { readonly [tab: string]: () => Promise<ComponentType<never>> };
  /**
   * Groups the commands on a record's page: names of actions and procedures, and `remove`. A command in no group is
   * omitted. Their words are under `groups`.
   */
  readonly groups?: { readonly [group: string]: readonly string[] };
  /** Settings of the browser for inputs that are typed. */
  readonly typing?: { readonly [K in Name<F>]?: Typing };
  /** Inputs that are converted to upper case. */
  readonly capitals?: readonly Name<F>[];
  /**
   * Inputs that are read-only when a condition on the record holds, with the key of the words that explain why. A value
   * that is never sent may be shown this way: `when: {}`. With `unlock` the lock can be removed after a confirmation.
   */
  readonly locked: readonly {
    readonly fields: readonly Name<F>[];
    readonly when: Where<RecordOf<F>>;
    readonly unless?: Role;
    readonly only?: Role;
    readonly say: string;
    readonly unlock?: true;
  }[];
}

/** The part of the form's width that an input takes. */
export type InputWidth = 'third' | 'half' | 'whole';

/** The form of a new record. */
export interface Creating<F extends Fields> {
  readonly inputs: readonly Name<F>[];
  /** The initial values. */
  readonly defaults?: Defaults<F>;
  /** The values that the provider gives a new record: conditions see them, they are never sent. */
  readonly starts?: Defaults<F>;
  /**
   * If the provider answers `conflict` with the record that already has the key of the new one, the person is asked
   * whether to update that record instead.
   */
  readonly updates?: true;
  /** Messages that replace `created` for a new record: the first whose condition on the answer holds. */
  readonly says?: readonly {
    readonly when: Where<Readonly<Record<string, unknown>>>;
    readonly say: string;
    readonly as: 'success' | 'warning';
  }[];
}
