import type { ComponentType } from 'react';
import type { Permission } from '../../../contract/permissions/permissions';
import type { Field, Fields, RecordOf } from '../../../contract/schema/fields';
import type { Meanings } from '../../../contract/schema/filterMeaning';
import type { ReadRules } from '../../../contract/schema/readRule';
import type { Where } from '../../../contract/schema/where';
import type { SchoolContext } from '../../session/schoolContext';
import type { GlyphName } from '../../ui/glyphs';
import type { Action } from './action';
import type { Form } from './form';
import type { Importing } from './importing';
import type { Name } from './name';
import type { OwnPage, Procedure } from './procedure';
import type { Removal } from './removal';
import type { Answering, Wire } from './wire';

/** How a value stands out when a condition on its record holds; the first that does decides. */
export interface Tone<R> {
  readonly when: Where<R>;
  readonly as: 'bad' | 'warn' | 'good' | 'info' | 'over';
  /** Key of the words that say it to whom colour says nothing, under `resources.{name}.tones`. */
  readonly say?: string;
  /** The words are a tooltip as well, and stand in place of a value that is missing. */
  readonly tip?: true;
}

export interface Column<F extends Fields> {
  readonly field: Name<F>;
  /**
   * 1 is always in the table; where those find no room, there are cards. Of the others the table has as many as find
   * room, 2 first and 4 last. Cards show them all.
   */
  readonly priority: 1 | 2 | 3 | 4;
  /** A share of the width that is left, never less than some fifteen letters; or a fixed width in `ch`. */
  readonly width: number | `${number}ch`;
  /** The glyphs of a flag: when it is on, when it is off. Its words are in the catalogue. */
  readonly icons?: { readonly on: GlyphName; readonly off: GlyphName };
  readonly tone?: readonly Tone<RecordOf<F>>[];
  /** A component that draws it in rows and cards, in place of its text; loaded when it is drawn, it takes CellProps. */
  readonly cell?: () => Promise<ComponentType<never>>;
  /** Where it is not shown at all. */
  readonly shown?: Where<SchoolContext>;
}

/** A chip that tells one record of the list from the others: it comes from an endpoint of its own. */
export interface Mark<F extends Fields> {
  readonly at: Name<F>;
  readonly text: string;
  readonly endpoint: Answering<Field | undefined>;
  /** Where the answer has the key of the marked record, see {@link answeredKey}. */
  readonly key: string;
}

/** The values of a filter, where a call answers them. */
export interface Offers<N extends string = string> {
  readonly endpoint: Answering<Field | undefined>;
  /** Where each record of its answer has a value and what that is called, see {@link answeredValues}. */
  readonly values: { readonly value: string; readonly label: string };
  /** The filter that must be set first: its value fills the parameter of the call that is so called. */
  readonly after?: { readonly filter: N; readonly param: string };
  /** Longer names are cut at so many letters. */
  readonly most?: number;
}

export interface Filters<F extends Fields, Q extends Fields> {
  readonly of: Q;
  /** What they mean: the provider filters by the same. A list that the provider pages has none. */
  readonly means?: Meanings<Q, RecordOf<F>>;
  readonly show: readonly {
    readonly field: Name<Q>;
    readonly shown?: Where<SchoolContext>;
    readonly offers?: Offers<Name<Q>>;
  }[];
  /** A choice that is always in sight, as a row of chips; its first value is as good as none. */
  readonly chips?: Name<Q>;
  /**
   * Fields of the record that conditions may be put on; the operators follow from each field's kind. Of a list
   * that the provider pages: days and moments, with the filters that take the first and the last day, and operators
   * with the filter that takes their value, `{ field: 'who', asks: { contains: 'whoContains' } }`.
   */
  readonly on?: readonly {
    readonly field: Name<F>;
    readonly shown?: Where<SchoolContext>;
    readonly days?: { readonly from: Name<Q>; readonly to: Name<Q> };
    readonly asks?: { readonly [operator: string]: Name<Q> };
  }[];
}

/** A way from a list to something else, that opens a dialog or leads to a page. Its words are `tools.{name}`. */
export interface Tool {
  readonly name: string;
  readonly can: Permission;
  /** Where it is not there at all. */
  readonly shown?: Where<SchoolContext>;
  readonly opens:
    | { readonly page: `/${string}` }
    /** It takes DialogProps; loaded when it is opened. */
    | { readonly dialog: () => Promise<ComponentType<never>> };
}

/** A part of the page above the list, of the resource's own. */
export interface Above {
  /** Fetches the component, which takes SectionProps; when the rows are on the screen, so that they never wait. */
  load(): Promise<ComponentType<never>>;
  /** The room that is kept for it, in pixels; without it there is none, for what is only there at times. */
  readonly height?: Readonly<Record<'phone' | 'tablet' | 'desk' | 'wide', number>>;
}

export interface List<F extends Fields, Q extends Fields> {
  readonly columns: readonly Column<F>[];
  readonly sort: `${'' | '-'}${Name<F>}`;
  /**
   * What the search looks in, as it is shown; nothing: no search. Where the provider pages the list it searches, too:
   * its endpoint takes the words as `q`.
   */
  readonly search: readonly Name<F>[];
  readonly filters?: Filters<F, Q>;
  /** null is all of them. */
  readonly pageSizes: readonly (number | null)[];
  readonly pageSize: number;
  /**
   * Each row has a way to the record opened to be read: for records that can be modified, since others are only read. Or a
   * component draws the way to the record; loaded when it is drawn, it takes CellProps.
   */
  readonly detail?: true | (() => Promise<ComponentType<never>>);
  /** Without it no row can be ticked. */
  readonly selectable?: { readonly where: Where<RecordOf<F>>; readonly say: string };
  readonly marks?: readonly Mark<F>[];
  /** Where its back button leads; without it there is none. Its words are `back`. */
  readonly back?: `/${string}`;
  /**
   * Tabs above the list: values of the filter that is its chips, which are then not drawn, and pages, this one among
   * them, for whoever may see them. The words of pages are `tabs.{name}`.
   */
  readonly tabs?: readonly (
    | { readonly value: string }
    | { readonly name: string; readonly page: `/${string}`; readonly can?: Permission }
  )[];
  /** In one menu beside the heading; a file's import is among them. Its words are `ways`. */
  readonly ways?: readonly Tool[];
  readonly above?: Above;
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
  /** The texts that it is called by where its title alone is several records': `['cognome', 'nome']`. */
  readonly called?: readonly Name<F>[];
  readonly path: `/${string}`;
  /** What is told of a record on a page of its own, besides its title; the columns of the list when left out. */
  readonly show?: readonly Name<F>[];
  /**
   * Texts that stand for something and have words in the catalogue, as flags and choices have: the values that are
   * known. Another one, which an older provider may have written, is shown as it is.
   */
  readonly worded?: { readonly [K in Name<F>]?: readonly string[] };
  /** Fields of kind `json` that hold what was recorded of a record; each with the field that names its resource. */
  readonly recorded?: { readonly [K in Name<F>]?: Name<F> };
  /** Names of records of other resources, which lead to them: each with the field that has its key, and the resource or the field that has its name. */
  readonly leads?: {
    readonly [K in Name<F>]?:
      | { readonly to: Name<F>; readonly key: Name<F> }
      | { readonly resource: string; readonly key: Name<F> };
  };
  /** References that are shown by the keys of their records, and not by what these are called. */
  readonly keyed?: readonly Name<F>[];
  /** Lists of records that refer to one, on tabs of its page: by the name of their resource, with its field that does. */
  readonly related?: { readonly [resource: string]: { readonly by: string } };
  /** Fields that are put in the order of others: a name, in that of its surname. */
  readonly orderedBy?: { readonly [K in Name<F>]?: readonly Name<F>[] };
  /** Lists of records of which one part is shown, each value of it once. */
  readonly parts?: { readonly [K in Name<F>]?: string };
  /**
   * What shows a field in the history of changes, where its text alone would lose something of it: a component that is
   * loaded when it is drawn and takes RecordedValueProps.
   */
  readonly recordedBy?: { readonly [K in Name<F>]?: () => Promise<ComponentType<never>> };
  /** Moments that are shown with their hour, not their day alone. */
  readonly timed?: readonly Name<F>[];
  /** Who reads a field, where not everybody does who reads the record; the provider answers nobody else with it. */
  readonly reads?: ReadRules | undefined;
  /** Who may list is who may read, where nothing else is said. */
  readonly can: {
    readonly list: Permission;
    readonly read?: Permission;
    readonly create?: Permission;
    readonly update?: Permission;
    readonly delete?: Permission;
  };
  /** Who is let in to it at all besides its permissions, and where the others are led instead. */
  readonly open?: { readonly where: Where<SchoolContext>; readonly otherwise: `/${string}` };
  readonly wire: Wire<F, B, C>;
  readonly list: List<F, Q>;
  readonly form?: Form<F>;
  readonly removal?: Removal<RecordOf<F>>;
  readonly actions?: { readonly [K in keyof A]: Action<RecordOf<F>, A[K]> };
  /** Without it no file is imported. */
  readonly import?: Importing;
  /** What is done with records on screens of their own. Words are under `procedures`. */
  readonly procedures?: { readonly [name: string]: Procedure<RecordOf<F>> };
  /** Pages beside the list, by their address below it. Words are under `pages`. */
  readonly pages?: { readonly [address: string]: OwnPage };
  /**
   * Views of its own in place of the engine's, loaded when they are opened: of the list and of a new record, which take
   * ViewProps, and of a record with its inputs, which takes RecordFormProps. `npm run eject` writes what to begin with.
   */
  readonly views?: { readonly [view in 'list' | 'form' | 'create']?: () => Promise<ComponentType<never>> };
  /** A page of its own for a record that is not changed by a form, loaded when it is opened; it takes RecordPageProps. */
  readonly page?: () => Promise<ComponentType<never>>;
}
