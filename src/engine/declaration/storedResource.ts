import { storedMistakes } from '../../../contract/mistakes/storedMistakes';
import type { Field, Fields } from '../../../contract/schema/fields';
import { authorship, authorshipWords } from '../../../contract/storing/authorship';
import { importableOf } from '../../../contract/storing/importingStored';
import { IMPORT } from '../../../contract/storing/importName';
import { MOST_AT_ONCE } from '../../../contract/storing/listCalls';
import { writtenOf } from '../../../contract/storing/plainCalls';
import { POSITION } from '../../../contract/storing/reordering';
import type { StoredEntity } from '../../../contract/storing/stored';
import { searchedOf, searchedReferences } from '../../../contract/storing/storedFields';
import type { Spoken } from '../../i18n/declaredWords';
import type { OwnWords } from '../../i18n/ownWords';
import { speakOfResources } from '../../i18n/resourceWords';
import type { MenuPlace } from '../../ui/menuPlace';
import type { Action } from './action';
import type { Filterable, FormInput, ListInput } from './declarationInput';
import { defineResource } from './defineResource';
import { hasInput } from './hasInput';
import { type OwnParts, ownPartsOf, refuseUnknownParts } from './ownParts';
import type { Resource } from './resource';
import type { AnyDeclarationInput } from './withDefaults';

/** The options of a screen. */
const screenParts: {
  readonly [K in Exclude<keyof Screen<Fields, string, boolean>, keyof OwnParts<Fields>>]-?: true;
} = {
  path: true,
  menu: true,
  list: true,
  form: true,
  related: true,
  removedTwice: true,
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
  readonly words: { readonly it: { readonly name: string }; readonly en: { readonly name: string } };
}

/** The screen of a stored resource; what is omitted follows from its fields. */
interface Screen<F extends Fields, A extends string, O extends boolean> extends OwnParts<F> {
  readonly path?: `/${string}`;
  /** Its place in the menu, last by default; `false` for records that are reached from others. */
  readonly menu?: MenuPlace | false;
  readonly list: Omit<ListInput<F, Fields>, 'filters'> & {
    readonly filters?: readonly Filterable<F>[];
  } & (O extends true ? { readonly sort?: never } : unknown);
  readonly form?: FormInput<F>;
  /** Lists of records that refer to this one, on tabs of its page. */
  readonly related?: { readonly [resource: string]: { readonly by: string } };
  /** A removal asks for a second confirmation. */
  readonly removedTwice?: true;
  readonly actions?: { readonly [K in A]?: Partial<Shown> };
  /** Words that add to or replace those of the resource: of tabs, of a search. */
  readonly words?: Spoken;
}

/**
 * Declares the screens of a resource of contract/stored.
 *
 * @example export const notices = storedResource(stored, { list: { columns: ['title', 'sendAt'], filters: ['status'] }
 * });
 */
export function storedResource<const F extends Fields, const A extends string, const O extends boolean>(
  entity: ScreenEntity<F, A, O>,
  screen: Screen<F, NoInfer<A>, O>,
): Resource<F> {
  speakOfResources();
  // Check the entity itself first, as defineResource does, before its errors spread to what is derived from it.
  const mistakes = import.meta.env.PROD ? [] : storedMistakes(entity as unknown as StoredEntity);
  if (mistakes.length > 0) throw new Error(`Resource "${entity.name}": ${mistakes.join('\n')}`);
  refuseUnknownParts(entity.name, screen, {
    ...screenParts,
    actions: { options: Object.fromEntries(Object.keys(entity.actions).map((action) => [action, true])) },
  });
  const { name, fields, title, can, calls, many, filter, removal, permission, reads, paged } = entity;
  const { list, form, path, menu = {}, removedTwice, related } = screen;
  const written = Object.keys(writtenOf(fields));
  const asked = written.filter((name) => form?.inputs?.includes(name as never) ?? hasInput(fields[name]));
  const locks = entity.locked.map((lock, place) => ({
    ...lock,
    // A lock of the whole record also names fields without an input.
    ...(lock.fields.length === written.length && { fields: asked }),
    say: `own${place}`,
  }));
  const words = {
    it: together(ownWords(entity, 'it'), screen.words?.it as OwnWords | undefined),
    en: together(ownWords(entity, 'en'), screen.words?.en as OwnWords | undefined),
  };
  const shown = list.filters ?? [];
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
    keyed: unshownAuthors(screen as unknown as Screen<Fields, string, boolean>),
    words: { it: together(entity.words.it, words.it), en: together(entity.words.en, words.en) },
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
    ...(calls.remove && {
      removal: { ...(removal && { rules: removal }), ...(removedTwice && { twice: true }) },
    }),
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
  const shown: readonly string[] = [...columns, ...Object.values(form?.tabs ?? {}).flat(), ...(show ?? [])];
  return Object.keys(authorship).filter((name) => name.endsWith('By') && !shown.includes(name));
};

const places = { it: 'Posizione', en: 'Position' };

/**
 * Returns the words of the resource's own locks, under the names that its form gives them, and the name of its order by
 * hand.
 */
function ownWords(
  {
    locked,
    words,
    orderedByHand,
  }: Pick<ScreenEntity<Fields, string, boolean>, 'locked' | 'words' | 'orderedByHand'>,
  locale: 'it' | 'en',
): OwnWords {
  const { sentences = {} } = words.en as { readonly sentences?: Readonly<Record<string, string>> };
  const said = locked.map(({ say }, place) => [
    `own${place}`,
    locale === 'en' ? (sentences[say] ?? say) : say,
  ]);
  return {
    ...(said.length > 0 && { locked: Object.fromEntries(said) }),
    fields: { ...authorshipWords[locale], ...(orderedByHand && { [POSITION]: places[locale] }) },
  };
}

/** Merges the words of the screens over those of the resource. */
const together = (own: object, more: OwnWords = {}): OwnWords => ({
  ...own,
  ...Object.fromEntries(
    Object.entries(more).map(([part, words]) => {
      const before = (own as OwnWords)[part];
      return [
        part,
        typeof before === 'object' && typeof words === 'object' ? { ...before, ...words } : words,
      ];
    }),
  ),
});
