import type { ComponentType } from 'react';
import type { Field, Fields, RecordOf } from '../../../contract/fields';
import type { Permission } from '../../../contract/permissions';
import type { Where } from '../../../contract/where';
import type { GlyphName } from '../cells/glyphs';
import type { Action } from './action';
import type { Form } from './form';
import type { Importing } from './importing';
import type { Name } from './name';
import type { Surroundings } from './surroundings';
import type { Answering, Wire } from './wire';

/** How a value stands out when a condition on its record holds; the first that does decides. */
export interface Tone<R> {
  readonly when: Where<R>;
  readonly as: 'bad' | 'warn';
  /** Key of the words that say it to whom colour says nothing, under `resources.{name}.tones`. */
  readonly say?: string;
}

export interface Column<F extends Fields> {
  readonly field: Name<F>;
  /** 1 is always in the table, 2 from a tablet's width, 3 from a desktop's. Cards show them all. */
  readonly priority: 1 | 2 | 3;
  /** A share of the width that is left, or a fixed width in `ch`. */
  readonly width: number | `${number}ch`;
  /** The glyphs of a flag: when it is on, when it is off. Its words are in the catalogue. */
  readonly icons?: { readonly on: GlyphName; readonly off: GlyphName };
  readonly tone?: readonly Tone<RecordOf<F>>[];
  /** Where it is not shown at all. */
  readonly shown?: Where<Surroundings>;
}

/** A chip that tells one record of the list from the others: it comes from an endpoint of its own. */
export interface Mark<F extends Fields> {
  readonly at: Name<F>;
  readonly text: string;
  readonly endpoint: Answering<Field | undefined>;
  /** The key of the marked record in the answer. */
  // biome-ignore lint/suspicious/noExplicitAny: each mark reads the answer of its own endpoint
  readonly key: (answer: any) => string | undefined;
}

export interface Filters<F extends Fields, Q extends Fields> {
  readonly of: Q;
  /** What they mean: the provider filters by the same predicate. A list that the provider pages has none. */
  where?(values: RecordOf<Q>): Where<RecordOf<F>>;
  readonly show: readonly { readonly field: Name<Q>; readonly shown?: Where<Surroundings> }[];
  /**
   * Fields of the record that conditions may be put on; the operators follow from each field's kind. Of a list
   * that the provider pages: days and moments, with the filters that take the first and the last day.
   */
  readonly on?: readonly {
    readonly field: Name<F>;
    readonly shown?: Where<Surroundings>;
    readonly days?: { readonly from: Name<Q>; readonly to: Name<Q> };
  }[];
}

export interface List<F extends Fields, Q extends Fields> {
  readonly columns: readonly Column<F>[];
  readonly sort: `${'' | '-'}${Name<F>}`;
  /** What the search looks in, besides nothing else; dates are searched as they are shown. Nothing: no search. */
  readonly search: readonly Name<F>[];
  readonly filters?: Filters<F, Q>;
  /** null is all of them. */
  readonly pageSizes: readonly (number | null)[];
  readonly pageSize: number;
  /** Without it no row can be ticked. */
  readonly selectable?: { readonly where: Where<RecordOf<F>>; readonly say: string };
  readonly marks?: readonly Mark<F>[];
}

/**
 * A resource, arranged on a screen. The facts about its data (fields, rules, effects) are the contract's;
 * labels and sentences are the catalogue's, under `resources.{name}`.
 */
export interface Declaration<
  F extends Fields,
  Q extends Fields,
  B extends Fields,
  A extends { readonly [name: string]: Fields },
  C extends Fields,
> {
  readonly fields: F;
  /** What identifies a record, here, in the address and on the wire; several fields where only together. */
  readonly key: Name<F> | readonly Name<F>[];
  /** How a record is called. */
  readonly title: Name<F>;
  readonly path: `/${string}`;
  /** What is told of a record on a page of its own, besides its title; the columns of the list when left out. */
  readonly show?: readonly Name<F>[];
  /** Texts that stand for something and have words in the catalogue, as flags and choices have. */
  readonly worded?: readonly Name<F>[];
  /** Moments that are shown with their hour, not their day alone. */
  readonly timed?: readonly Name<F>[];
  /** Who may list is who may read, where nothing else is said. */
  readonly can: {
    readonly list: Permission;
    readonly read?: Permission;
    readonly create?: Permission;
    readonly update?: Permission;
    readonly delete?: Permission;
  };
  readonly wire: Wire<F, B, C>;
  readonly list: List<F, Q>;
  readonly form?: Form<F>;
  /** The records that may be removed, and the sentence for the others; all of them when left out. */
  readonly removable?: { readonly where: Where<RecordOf<F>>; readonly say: string };
  readonly actions?: { readonly [K in keyof A]: Action<RecordOf<F>, A[K]> };
  /** Without it no file is imported. */
  readonly import?: Importing;
  /** A page of its own for a record that is not changed by a form, loaded when it is opened; it takes RecordPageProps. */
  readonly page?: () => Promise<ComponentType<never>>;
}
