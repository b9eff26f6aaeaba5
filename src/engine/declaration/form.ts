import type { ComponentType } from 'react';
import type { Role } from '../../../contract/permissions/roles';
import type { Fields, RecordOf } from '../../../contract/schema/fields';
import type { WarningOf } from '../../../contract/schema/warnings';
import type { Relative, Where } from '../../../contract/schema/where';
import type { ProposalOf } from '../../../contract/users/proposals';
import type { SchoolContext } from '../../session/schoolContext';
import type { Name } from './name';

/** What a new record begins with; days and moments may be relative. */
export type Defaults<F extends Fields> = {
  readonly [K in keyof RecordOf<F>]?: RecordOf<F>[K] | Relative;
};

/** How a record is asked for, on its own page and on that of a new one. */
export interface Form<F extends Fields> {
  /** What is asked of a record that is there. */
  readonly inputs: readonly Name<F>[];
  /** What is asked of a new record, and what it begins with. */
  readonly create: Creating<F>;
  /**
   * Inputs that are asked for only where a condition holds: `to` on the person and the school, `of` on the record
   * as it was read; a new record has only what it begins with.
   */
  readonly only?: readonly {
    readonly fields: readonly Name<F>[];
    readonly to?: Where<SchoolContext>;
    readonly of?: Where<RecordOf<F>>;
  }[];
  /** What may not fit about an input with what is typed in all of them, see contract/schema/warnings.ts: said there, and not refused. */
  readonly warnings?: { readonly [K in Name<F>]?: WarningOf<RecordOf<F>> };
  /** What an input of a new record is filled with as long as nobody types in it, see contract/users/proposals.ts. */
  readonly proposals?: { readonly [K in Name<F>]?: ProposalOf<RecordOf<F>> };
  /**
   * Inputs whose value no other record should have: who has it is told while it is typed, and asked about before it is
   * saved. The list takes a filter of the same name; the words are under `unique`.
   */
  readonly unique?: readonly Name<F>[];
  /**
   * Inputs whose value another record may have already: who has it is told while it is typed, as of `unique`; what becomes of
   * it is the provider's to say when it is saved.
   */
  readonly taken?: readonly Name<F>[];
  /** Inputs of the resource's own, in place of those of their kinds; loaded when they are drawn, they take InputProps. */
  readonly own?: { readonly [K in Name<F>]?: () => Promise<ComponentType<never>> };
  /** Which inputs and facts stand on which tab; what is on none stands above them. Their words are under `tabs`. */
  readonly tabs?: { readonly [tab: string]: readonly Name<F>[] };
  /** A new record is asked for one tab after the other. */
  readonly steps?: true;
  /** Choices of applications by their codes: only those are offered that the school has the licence of. */
  readonly licensed?: readonly Name<F>[];
  /**
   * What is told of a record on its page, above all else, where a condition holds; its words are under `notices`, and
   * may name fields.
   */
  readonly notices?: readonly { readonly when: Where<RecordOf<F>>; readonly say: string }[];
  /**
   * Parts of a record's page of the resource's own, loaded when they are drawn: `above` its inputs, in place of what is
   * told beside them, and `below` them, or beside them where there is room. They take RecordPartProps.
   */
  readonly around?: { readonly [part in 'above' | 'below']?: () => Promise<ComponentType<never>> };
  /** Tabs of the resource's own on a record's page, loaded when they are drawn; they take RecordPageProps. Their words are under `tabs`. */
  readonly ownTabs?: { readonly [tab: string]: () => Promise<ComponentType<never>> };
  /**
   * What can be done with a record, in groups on its page: names of actions and procedures, and `remove`. What is in
   * none is left out. Their words are under `groups`.
   */
  readonly groups?: { readonly [group: string]: readonly string[] };
  /** Inputs that are written in capitals, however they are typed. */
  readonly capitals?: readonly Name<F>[];
  /**
   * Inputs that are read-only when a condition on the record holds, and the key of the words that say why. What is
   * never sent may be shown so: `when: {}`. With `unlock` the lock can be taken off, after a question.
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

/** How a new record is asked for. */
export interface Creating<F extends Fields> {
  readonly inputs: readonly Name<F>[];
  /** What it begins with. */
  readonly defaults?: Defaults<F>;
  /**
   * Where the provider answers `conflict` with the record that has this key already, that one may be changed
   * instead, after a question that names it.
   */
  readonly updates?: true;
  /** What is said of a new record in place of `created`: the first whose condition on the answer holds. */
  readonly says?: readonly {
    readonly when: Where<Readonly<Record<string, unknown>>>;
    readonly say: string;
    readonly as: 'success' | 'warning';
  }[];
}
