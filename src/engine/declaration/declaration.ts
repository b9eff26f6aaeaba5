import type { ComponentType } from 'react';
import type { Permission } from '../../../contract/permissions/permissions';
import type { Field, Fields, RecordOf } from '../../../contract/schema/fields';
import type { Meanings } from '../../../contract/schema/filterMeaning';
import type { ReadRules } from '../../../contract/schema/readRule';
import type { Where } from '../../../contract/schema/where';
import type { SchoolContext } from '../../session/schoolContext';
import type { IconName } from '../../ui/icons';
import type { MenuPlace } from '../../ui/menuPlace';
import type { Action } from './action';
import type { Answering, ResourceEndpoints } from './endpoints';
import type { Form } from './form';
import type { Importing } from './importing';
import type { Name } from './name';
import type { OwnPage, RecordDialog } from './recordDialog';
import type { Removal } from './removal';

/** Highlights a value when a condition on its record holds; the first match wins. */
export interface Tone<R> {
  readonly when: Where<R>;
  readonly as: 'bad' | 'warn' | 'good' | 'info' | 'over';
  /** Key of the text alternative to the colour, under `resources.{name}.tones`. */
  readonly say?: string;
  /** The text of `say` is shown as a tooltip; a missing value becomes a warning icon with this text. */
  readonly tip?: true;
}

export interface Column<F extends Fields> {
  readonly field: Name<F>;
  /**
   * The importance of the column: 1 is the highest. If the columns of priority 1 do not fit, cards are shown instead of
   * a table. On the screen, the table and the cards have all columns, and a table scrolls if they need more room; a
   * printed table has those that fit, 1 first and 4 last.
   */
  readonly priority: 1 | 2 | 3 | 4;
  /**
   * A number is the column's share of the width that is left once each column has room for its texts; `12ch` is a fixed
   * width.
   */
  readonly width: number | `${number}ch`;
  /** The icons of a flag when it is on and when it is off. Its words are in the catalogue. */
  readonly icons?: { readonly on: IconName; readonly off: IconName };
  readonly tone?: readonly Tone<RecordOf<F>>[];
  /** A component that renders the value in rows and cards instead of its text; loaded lazily, it takes CellProps. */
  readonly cell?: () => Promise<ComponentType<never>>;
  /** The condition under which the column exists at all. */
  readonly shown?: Where<SchoolContext>;
  /** Hidden until a person chooses the column. */
  readonly optional?: true;
}

/** One field of the records of a list, grouped by another: `Alunni: Docente, Segreteria; Presenze: Gestore`. */
export interface GroupedPart extends Pick<Offers, 'endpoint' | 'values'> {
  readonly part: string;
  /** The field with the code that groups the values; the endpoint answers the name of each code. */
  readonly by: string;
}

/** A chip beside the field `at` of one record of the list; an endpoint of its own answers which record that is. */
export interface Badge<F extends Fields> {
  readonly at: Name<F>;
  readonly text: string;
  readonly endpoint: Answering<Field | undefined>;
  /** The path to the marked record's key in the answer, see {@link answeredKey}. */
  readonly key: string;
}

/** The values of a filter, when an endpoint supplies them. */
export interface Offers<N extends string = string> {
  readonly endpoint: Answering<Field | undefined>;
  /** The paths to the value and the label of each record in the answer, see {@link answeredValues}. */
  readonly values: { readonly value: string; readonly label: string };
  /** The filter that must be set first: its value fills the request parameter named `param`. */
  readonly after?: { readonly filter: N; readonly param: string };
  /** Longer labels are cut to this many characters. */
  readonly most?: number;
}

/** The props of a resource's own input for a filter. The label is rendered before the input, outside of it. */
export interface FilterInputProps {
  /** The id that the label refers to. */
  readonly id: string;
  /** The value as the address has it; empty for none. */
  readonly value: string;
  readonly change: (value: string) => void;
  /** True for a filter just added: its input takes the focus once it is loaded. */
  readonly autoFocus: boolean;
}

export interface Filters<F extends Fields, Q extends Fields> {
  readonly of: Q;
  /** The meaning of each filter, which the provider applies too. A list paged by the provider declares none. */
  readonly means?: Meanings<Q, RecordOf<F>>;
  readonly show: readonly {
    readonly field: Name<Q>;
    readonly shown?: Where<SchoolContext>;
    readonly offers?: Offers<Name<Q>>;
    /** A component for choosing the value, in place of a text; it takes FilterInputProps, and is loaded with its chip. */
    readonly input?: () => Promise<ComponentType<never>>;
  }[];
  /** A choice filter that is always visible as a row of chips; its first value is equivalent to no filter. */
  readonly chips?: Name<Q>;
  /**
   * Fields of the record that conditions may test; the operators follow from each field's kind. In a list paged by the
   * provider, each field needs the filters that its conditions are sent as: `days` for the first and last day of a
   * period, `asks` for each operator with one value, as in `{ field: 'who', asks: { contains: 'whoContains' } }`.
   */
  readonly on?: readonly {
    readonly field: Name<F>;
    readonly shown?: Where<SchoolContext>;
    readonly days?: { readonly from: Name<Q>; readonly to: Name<Q> };
    readonly asks?: { readonly [operator: string]: Name<Q> };
  }[];
}

/** A link or button of the list that opens a dialog or leads to a page. Its words are `tools.{name}`. */
export interface ListAction {
  readonly name: string;
  readonly can: Permission;
  /** The condition under which the tool exists at all. */
  readonly shown?: Where<SchoolContext>;
  readonly opens:
    | { readonly page: `/${string}` }
    /** A component that takes DialogProps; loaded when the dialog opens. */
    | { readonly dialog: () => Promise<ComponentType<never>> };
}

/** A resource's own section of the page, above the list. */
export interface Above {
  /**
   * Fetches the component, which takes SectionProps. It is called once the rows are on the screen, so it never delays
   * them.
   */
  load(): Promise<ComponentType<never>>;
  /**
   * The reserved height in pixels; without it no space is reserved, which suits a section that is only shown sometimes.
   */
  readonly height?: Readonly<Record<'phone' | 'tablet' | 'desk' | 'wide', number>>;
}

export interface List<F extends Fields, Q extends Fields> {
  readonly columns: readonly Column<F>[];
  readonly sort: `${'' | '-'}${Name<F>}`;
  /**
   * The fields that the search looks in, as they are displayed; empty means no search. If the provider pages the list,
   * it searches too: its endpoint takes the words as `q`.
   */
  readonly search: readonly Name<F>[];
  readonly filters?: Filters<F, Q>;
  /** null shows all rows on one page. */
  readonly pageSizes: readonly (number | null)[];
  readonly pageSize: number;
  /**
   * `true` gives each row a link that opens the record read-only: for records that can be modified, since others are
   * read-only anyway. A component renders that link itself; loaded lazily, it takes CellProps.
   */
  readonly detail?: true | (() => Promise<ComponentType<never>>);
  /**
   * Each row has a button that turns its cells into the inputs of the form. Formatted texts, files and lists of records
   * stay as they are: they are edited on the record's page.
   */
  readonly editable?: true;
  /** Without it no row can be selected. */
  readonly selectable?: { readonly where: Where<RecordOf<F>>; readonly say: string };
  readonly badges?: readonly Badge<F>[];
  /** The target of the back button; without it there is none. Its words are `back`. */
  readonly back?: `/${string}`;
  /**
   * Tabs above the list: values of the `chips` filter, which is then not rendered as chips, and pages, including this
   * one, for people with the permission. The words of pages are `tabs.{name}`.
   */
  readonly tabs?: readonly (
    | { readonly value: string }
    | { readonly name: string; readonly page: `/${string}`; readonly can?: Permission }
  )[];
  /** Tools collected in one menu beside the heading, together with the file import. Its words are `ways`. */
  readonly listActions?: readonly ListAction[];
  readonly above?: Above;
}

/**
 * A resource and how it is arranged on the screen. The facts about its data (fields, rules, effects) come from the
 * contract; labels and sentences come from the catalogue, under `resources.{name}`.
 */
export interface Declaration<
  F extends Fields,
  Q extends Fields,
  B extends Fields,
  A extends { readonly [name: string]: Fields },
  C extends Fields,
> {
  readonly fields: F;
  /** The fields that identify a record in the console, in addresses and in calls; several for a compound key. */
  readonly key: Name<F> | readonly Name<F>[];
  /** The field used as the title of a record. */
  readonly title: Name<F>;
  /** The fields that name a record whose title is not unique: `['cognome', 'nome']`. */
  readonly recordRepresentation?: readonly Name<F>[];
  readonly path: `/${string}`;
  /**
   * The place of the resource in the menu; `false` for none. When absent, src/layout/menuItems.ts lists the resource.
   */
  readonly menu?: MenuPlace | false;
  /** The fields shown on a record's page besides its title; by default the columns of the list. */
  readonly show?: readonly Name<F>[];
  /**
   * The known values of text fields that hold codes. Their words are in the catalogue, as for flags and choices. An
   * unknown value, which an older provider may have written, is shown as it is.
   */
  readonly worded?: { readonly [K in Name<F>]?: readonly string[] };
  /** Fields of kind `json` that hold the recorded state of a record; each with the field that names its resource. */
  readonly recorded?: { readonly [K in Name<F>]?: Name<F> };
  /**
   * Fields that name a record of another resource and are shown as a link to it. `key` is the field with the record's
   * key; `resource` is the name of its resource, or `to` the field that holds that name.
   */
  readonly links?: {
    readonly [K in Name<F>]?:
      | { readonly to: Name<F>; readonly key: Name<F> }
      | { readonly resource: string; readonly key: Name<F> };
  };
  /** References shown by the keys of their records instead of the names. */
  readonly keyed?: readonly Name<F>[];
  /**
   * Lists of records that refer to a record, on tabs of its page: by the name of their resource, with the field that
   * refers to the record.
   */
  readonly related?: { readonly [resource: string]: { readonly by: string } };
  /** Fields sorted by other fields: for example, a name by its surname. */
  readonly orderedBy?: { readonly [K in Name<F>]?: readonly Name<F>[] };
  /**
   * Fields that hold a list of records and show only one field of each, without duplicates; or that field, grouped by
   * another one.
   */
  readonly parts?: { readonly [K in Name<F>]?: string | GroupedPart };
  /**
   * Components that show a field in the history of changes, where its text alone would lose information; loaded lazily,
   * they take RecordedValueProps.
   */
  readonly recordedBy?: { readonly [K in Name<F>]?: () => Promise<ComponentType<never>> };
  /** Moments shown with their time, not just the day. */
  readonly timed?: readonly Name<F>[];
  /**
   * The permissions to read single fields, where they are stricter than for the record; for people without them, the
   * provider omits these fields from its answers.
   */
  readonly reads?: ReadRules | undefined;
  /** Without `read`, people with `update` may read a record; if there is no `update`, people with `list`. */
  readonly can: {
    readonly list: Permission;
    readonly read?: Permission;
    readonly create?: Permission;
    readonly update?: Permission;
    readonly delete?: Permission;
  };
  /** An additional condition for access besides the permissions, and the page that other people are redirected to. */
  readonly open?: { readonly where: Where<SchoolContext>; readonly otherwise: `/${string}` };
  readonly endpoints: ResourceEndpoints<F, B, C>;
  readonly list: List<F, Q>;
  readonly form?: Form<F>;
  readonly removal?: Removal<RecordOf<F>>;
  readonly actions?: { readonly [K in keyof A]: Action<RecordOf<F>, A[K]> };
  /** Without it records cannot be imported from a file. */
  readonly import?: Importing;
  /** Operations on records with screens of their own. Words are under `procedures`. */
  readonly procedures?: { readonly [name: string]: RecordDialog<RecordOf<F>> };
  /** Pages beside the list, by their path below it. Words are under `pages`. */
  readonly pages?: { readonly [address: string]: OwnPage };
  /**
   * Views that replace the engine's, loaded lazily: of the list and of a new record, which take ViewProps, and of a
   * record with its inputs, which takes RecordFormProps. `npm run eject` writes a starting point.
   */
  readonly views?: { readonly [view in 'list' | 'form' | 'create']?: () => Promise<ComponentType<never>> };
  /** A component that replaces the page of a read-only record, loaded lazily; it takes RecordPageProps. */
  readonly page?: () => Promise<ComponentType<never>>;
}
