import type { ComponentType } from 'react';
import { attachmentField } from '../../../contract/schema/attachmentField';
import type { Field, Fields } from '../../../contract/schema/fields';
import type { Row } from '../query/row';
import { testables } from '../query/testable';
import type { Action } from './action';
import type { Column } from './declaration';
import type { ActionInput, ColumnInput, DeclarationInput } from './declarationInput';
import { hasInput } from './hasInput';
import { withKit } from './kit';
import type { Resource } from './resource';
import { type Sending, sentFields } from './sending';

/** Any declaration, with its field types erased: it is only read here. */
export type AnyDeclarationInput = DeclarationInput<Fields, Fields, Fields, Record<string, Fields>, Fields>;

const PAGE_SIZES = [10, 25, 50, null] as const;

/** The default column width for each kind of field. */
const WIDTHS: { readonly [K in Field['kind']]: Column<Fields>['width'] } = {
  text: 20,
  markup: 20,
  number: '10ch',
  money: '12ch',
  flag: '8ch',
  day: '12ch',
  instant: '17ch',
  choice: '14ch',
  ref: 20,
  list: '8ch',
  record: 20,
  file: '14ch',
  attachment: 20,
  json: 20,
};

/** A text with at most this many characters is a code: its column has a fixed width. */
const CODE = 16;
/** The width share of the title column, the widest because it says most about the row. */
const TITLE = 32;

/** The positions below which columns have priority 1 and 2; the others have 3. */
const [ALWAYS, FROM_TABLET] = [2, 4];

/** Fills in the parts of a declaration that follow from its fields. */
export function withDefaults(name: string, input: AnyDeclarationInput): Resource {
  const { fields, list, form, actions = {}, endpoints } = input;
  const columns = list.columns.map((column, place) => columnOf(input, column, place));
  // Only a list that is loaded whole can be shown on one page.
  const pageSizes =
    list.pageSizes ?? PAGE_SIZES.filter((size) => size !== null || endpoints.list.answers === 'whole');
  const resource = {
    ...input,
    name,
    key: [input.key].flat(),
    procedures: input.procedures ?? {},
    ...(input.views && { views: Object.fromEntries(Object.entries(input.views).map(withTheKit)) }),
    can: { read: input.can.update ?? input.can.list, ...input.can },
    path: input.path ?? `/${name}`,
    endpoints: { ...endpoints, scope: endpoints.scope ?? {} },
    list: {
      ...list,
      columns,
      sort: list.sort ?? input.title,
      search: list.search ?? searched(fields, [input.title, ...columns.map(({ field }) => field)]),
      filters: { on: conditionsOn(input), means: {}, ...filtersOf(fields, list.filters ?? []) },
      pageSizes,
      pageSize: list.pageSize ?? pageSizes[0] ?? 10,
      selectable: list.selectable ?? (somethingForMany(input) ? { where: {}, say: '' } : undefined),
    },
    form: {
      ...form,
      inputs: form?.inputs ?? taken(endpoints.update as Sending, input),
      create: { ...form?.create, inputs: form?.create?.inputs ?? taken(endpoints.create as Sending, input) },
      locked: form?.locked ?? [],
    },
    actions: Object.fromEntries(Object.entries(actions).map(([key, action]) => [key, actionOf(action)])),
  };
  return resource as unknown as Resource;
}

/** Makes a resource's own view load the kit too, because the view may render parts of it. */
const withTheKit = ([view, load]: readonly [string, () => Promise<ComponentType<never>>]) => [
  view,
  withKit(load),
];

/** Rows are selectable only if there is something to do with the selection. */
const somethingForMany = ({ actions = {}, procedures = {} }: AnyDeclarationInput) =>
  Object.keys(procedures).length > 0 ||
  Object.values(actions).some((action) => actionOf(action).on.includes('bulk'));

function columnOf(
  { fields, title }: AnyDeclarationInput,
  input: ColumnInput<Fields>,
  place: number,
): Column<Fields> {
  const column = typeof input === 'string' ? { field: input } : input;
  const priority = place < ALWAYS ? 1 : place < FROM_TABLET ? 2 : 3;
  const width = widthOf(fields[column.field], column.field === title);
  return { priority, width, ...column } as Column<Fields>;
}

function widthOf(field: Field | undefined, isTitle: boolean): Column<Fields>['width'] {
  if (field?.kind === 'text' && field.max !== undefined && field.max <= CODE)
    return `${Math.max(10, field.max + 4)}ch`;
  const width = WIDTHS[attachmentField(field)?.kind ?? field?.kind ?? 'text'];
  return isTitle && typeof width === 'number' ? TITLE : width;
}

const searched = (fields: Fields, shown: readonly string[]) =>
  [...new Set(shown)].filter((field) =>
    ['text', 'markup', 'day', 'instant', 'ref'].includes(fields[field]?.kind ?? ''),
  );

/** Returns the fields that a call takes and a form can edit, in the order of the tabs. */
function taken(sending: Sending | undefined, { fields, form }: AnyDeclarationInput): readonly string[] {
  if (!sending) return [];
  const sent = sentFields(sending, fields);
  const names = Object.keys(sent).filter((name) => hasInput(sent[name]));
  const onTabs = Object.values(form?.tabs ?? {}).flat() as readonly string[];
  return [
    ...names.filter((name) => !onTabs.includes(name)),
    ...onTabs.filter((name) => names.includes(name)),
  ];
}

/**
 * Returns the fields that conditions test by default: the columns of the list, except those that show other words than
 * their value. Empty if the provider pages the list and takes no conditions.
 */
function conditionsOn({ fields, list, endpoints, worded = {} }: AnyDeclarationInput) {
  if (endpoints.list.answers === 'page' && !endpoints.list.conditions) return [];
  const fit = Object.keys(testables(fields)).filter((name) => !Object.hasOwn(worded, name));
  const columns = list.columns.map((column) => (typeof column === 'string' ? { field: column } : column));
  return columns
    .filter(({ field }) => fit.includes(field))
    .map(({ field, shown }) => ({ field, ...(shown && { shown }) }));
}

/** Expands filters given by name: each keeps the records with the chosen value. */
function filtersOf(fields: Fields, input: NonNullable<AnyDeclarationInput['list']['filters']>) {
  if (!Array.isArray(input)) return input;
  const named = input as readonly string[];
  return {
    of: Object.fromEntries(named.map((name) => [name, filterField(fields[name])])),
    show: named.map((field) => ({ field })),
    means: Object.fromEntries(named.map((name) => [name, name])),
  };
}

/** Makes a filter's field optional, even if the record requires it. */
function filterField(field: Field | undefined): Field | undefined {
  if (!field) return undefined;
  const { required: _required, readOnly: _readOnly, ...rest } = field;
  return rest as Field;
}

function actionOf(input: ActionInput<Row, Fields>): Action<Row, Fields> {
  return {
    on: ['row', 'bulk'],
    offered: {},
    rules: [],
    set: {},
    steps: [{ confirm: 'review' }],
    ...input,
  };
}
