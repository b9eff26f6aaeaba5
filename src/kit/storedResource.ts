import { storedMistakes } from '../../contract/mistakes/storedMistakes';
import { textMistakes } from '../../contract/mistakes/textMistakes';
import type { Field, Fields } from '../../contract/schema/fields';
import { authorship, authorshipTexts } from '../../contract/storing/authorship';
import { importableOf } from '../../contract/storing/importingStored';
import { IMPORT } from '../../contract/storing/importName';
import { MOST_AT_ONCE } from '../../contract/storing/listCalls';
import { writtenOf } from '../../contract/storing/plainCalls';
import { POSITION } from '../../contract/storing/reordering';
import type { StoredEntity } from '../../contract/storing/stored';
import { searchedOf, searchedReferences } from '../../contract/storing/storedFields';
import { cataloguesOf, type Texts } from '../../contract/storing/texts';
import type { Action } from '../engine/declaration/action';
import { defineResource } from '../engine/declaration/defineResource';
import { hasInput } from '../engine/declaration/hasInput';
import type { MenuPlace } from '../ui/menuPlace';
import {
  type LabelledForm,
  type LabelledList,
  type LabelledParts,
  type OtherWords,
  withoutTexts,
} from './labelledScreen';
import { ownPartsOf, refuseMistakes, refuseUnknownParts } from './ownParts';
import { supplyParts } from './supplyParts';
import './registerDeclared';
import type { Resource } from '../engine/declaration/resource';
import type { AnyDeclarationInput } from '../engine/declaration/withDefaults';

/** The options of a screen. */
const screenParts: {
  readonly [K in Exclude<keyof Screen<Fields, string, boolean>, keyof LabelledParts<Fields>>]-?: true;
} = {
  path: true,
  menu: true,
  list: true,
  form: true,
  related: true,
  actions: true,
  words: true,
};

type Shown = Pick<Action<never, Fields>, 'on' | 'icon' | 'tone' | 'offered' | 'steps'>;

/** A stored resource with its fields and the names of its actions. */
interface ScreenEntity<F extends Fields, A extends string, O extends boolean>
  extends Omit<StoredEntity, 'fields' | 'actions' | 'orderedByHand'> {
  readonly fields: F;
  readonly orderedByHand: O;
  readonly actions: { readonly [K in A]: { readonly set: object } };
}

/** The screen of a stored resource; what is omitted follows from its fields. */
interface Screen<F extends Fields, A extends string, O extends boolean> extends LabelledParts<F> {
  readonly path?: `/${string}`;
  /** Place of the list in the menu, last by default; `false` for records that people reach from other records. */
  readonly menu?: MenuPlace | false;
  readonly list: LabelledList<F> & (O extends true ? { readonly sort?: never } : unknown);
  readonly form?: LabelledForm<F>;
  /** Lists of records that refer to this one, on tabs of its page. */
  readonly related?: { readonly [resource: string]: { readonly by: string } };
  readonly actions?: { readonly [K in A]?: Partial<Shown> };
  /** Texts that replace default ones, for example the label of the search. */
  readonly words?: OtherWords;
}

/**
 * Declares the screens of a resource of contract/stored.
 *
 * @example export const notices = storedResource(stored, { list: { columns: ['title', 'sendAt'], filters: ['status'] }
 * });
 */
export function storedResource<const F extends Fields, const A extends string, const O extends boolean>(
  entity: ScreenEntity<F, A, O>,
  labelled: Screen<F, NoInfer<A>, O>,
): Resource<F> {
  supplyParts();
  // Check the entity itself first, as defineResource does, before its errors spread to what is derived from it.
  refuseMistakes(entity.name, () => storedMistakes(entity as unknown as StoredEntity));
  refuseUnknownParts(entity.name, labelled, {
    ...screenParts,
    actions: { options: Object.fromEntries(Object.keys(entity.actions).map((action) => [action, true])) },
  });
  const { screen, texts } = withoutTexts(labelled);
  refuseMistakes(entity.name, () => textMistakes({ texts, sentences: {} }));
  const { name, fields, title, can, calls, many, filter, removal, permission, reads, paged } = entity;
  const { list, form, path, menu = {}, related } = screen;
  const written = Object.keys(writtenOf(fields));
  const asked = written.filter((name) => form?.inputs?.includes(name as never) ?? hasInput(fields[name]));
  const locks = entity.locked.map((lock, place) => ({
    ...lock,
    // A lock of the whole record also names fields without an input.
    ...(lock.fields.length === written.length && { fields: asked }),
    say: `own${place}`,
  }));
  const words = cataloguesOf({
    texts: { ...entity.translations.texts, ...derivedTexts(entity), ...texts },
    sentences: entity.translations.sentences,
  });
  const shown: readonly string[] = list.filters ?? Object.keys(filter);
  const rows = importableOf(entity as unknown as StoredEntity);
  const declaration = {
    fields,
    key: 'id',
    title,
    can,
    ...(reads && { reads }),
    ...ownPartsOf(screen),
    ...(path && { path }),
    menu,
    ...(related && { related }),
    timed: [...(screen.timed ?? []), 'created', 'updated'],
    keyed: unshownAuthors(labelled as unknown as Screen<Fields, string, boolean>),
    words,
    endpoints: {
      list: {
        ...(paged ? { answers: 'page' } : { answers: 'whole', at: 'data' }),
        endpoint: calls.list,
        counts: calls.counts,
        conditions: true,
        atOnce: MOST_AT_ONCE,
      },
      read: { endpoint: calls.read },
      update: { names: {}, endpoint: calls.update },
      ...(calls.arrange && { reorder: { endpoint: calls.arrange } }),
      ...(calls.create && { create: { endpoint: calls.create } }),
      ...(calls.remove && { remove: { endpoint: calls.remove } }),
      ...(calls.file && { file: { endpoint: calls.file } }),
      ...(calls.versions && { versions: { endpoint: calls.versions } }),
      ...(calls.bin && { bin: { list: calls.bin, restore: calls.restore, purge: calls.purge } }),
    },
    ...(rows && { import: { can: permission(IMPORT), rows } }),
    list: {
      // Must match the fields that the provider searches, so that the whole result can be selected.
      search: [...searchedOf(fields, reads), ...searchedReferences(fields, reads)],
      ...(calls.arrange && { sort: POSITION }),
      ...list,
      filters: {
        of: Object.fromEntries(shown.map((field) => [field, filter[field] as Field])),
        show: shown.map((field) => ({ field })),
        means: paged ? {} : Object.fromEntries(shown.map((field) => [field, field])),
      },
    },
    form: {
      ...form,
      create: { ...form?.create, starts: { ...entity.starts, ...begun } },
      locked: [...locks, ...(form?.locked ?? [])],
    },
    ...(calls.remove && { removal: { ...(removal && { rules: removal }) } }),
    actions: Object.fromEntries(
      Object.entries<{ readonly set: object }>(entity.actions).map(([action, { set, ...declared }]) => [
        action,
        {
          ...declared,
          can: permission(action),
          set,
          many: { endpoint: many[action], ids: 'ids', exactly: 'exactly' },
          ...(screen.actions as Readonly<Record<string, Partial<Shown>>> | undefined)?.[action],
        },
      ]),
    ),
  };
  return defineResource(name, declaration as unknown as AnyDeclarationInput) as unknown as Resource<F>;
}

/** The authorship of a new record, as conditions see it. */
const begun = { createdBy: { mine: 'uid' }, updatedBy: { mine: 'uid' } } as const;

/** Returns the authors that the screens do not name, so that no list of users is loaded for them. */
const unshownAuthors = ({ list, form, show }: Screen<Fields, string, boolean>): readonly string[] => {
  const columns = list.columns.map((column) => (typeof column === 'string' ? column : column.field));
  const shown: readonly string[] = [
    ...columns,
    ...Object.values(form?.tabs ?? {}).flatMap(({ fields }) => fields),
    ...(show ?? []),
  ];
  return Object.keys(authorship).filter((name) => name.endsWith('By') && !shown.includes(name));
};

/** Returns the labels of the fields that the provider adds, and the sentences of locks by the keys of the form. */
const derivedTexts = ({
  locked,
  translations,
  orderedByHand,
}: Pick<ScreenEntity<Fields, string, boolean>, 'locked' | 'translations' | 'orderedByHand'>): Texts => ({
  ...authorshipTexts,
  ...(orderedByHand && { [`fields.${POSITION}`]: ['Posizione', 'Position'] }),
  ...Object.fromEntries(
    locked.map((_, place) => [`locked.own${place}`, translations.sentences[`locked[${place}].say`]]),
  ),
});
