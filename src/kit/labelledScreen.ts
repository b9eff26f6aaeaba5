import type { Bilingual, InBothLanguages } from '../../contract/schema/bilingual';
import type { Fields } from '../../contract/schema/fields';
import type { Texts } from '../../contract/storing/texts';
import type { Filterable, FormInput, ListInput } from '../engine/declaration/declarationInput';
import type { Name } from '../engine/declaration/name';
import type { DeclaredWords } from '../i18n/declaredWords';
import type { OwnParts } from './ownParts';

/** A tree of texts in which each text is in both languages. */
type InBoth<T> = T extends string ? Bilingual : { readonly [K in keyof T]: InBoth<T[K]> };

/**
 * Words in both languages that replace defaults. The words of a field, an action or a tab are part of its declaration
 * instead.
 */
export type OtherWords = InBoth<
  Omit<
    DeclaredWords,
    | 'name'
    | 'help'
    | 'values'
    | 'parts'
    | 'sections'
    | 'locked'
    | 'tones'
    | 'notices'
    | 'pages'
    | 'procedures'
    | 'sentences'
  >
>;

/** The fields of a tab or a section, with its label. */
interface LabelledGroup<F extends Fields> {
  readonly label: Bilingual;
  readonly fields: readonly Name<F>[];
}

type Translated<L> = L extends readonly (infer I)[] ? readonly InBothLanguages<I>[] : L;
type Toned<C> = C extends { readonly tone?: infer T }
  ? Omit<C, 'tone'> & { readonly tone?: Translated<T> }
  : C;
type Labelled<P> = P & { readonly label: Bilingual };

/** The list of a stored or foreign resource, with the texts of its parts. */
export type LabelledList<F extends Fields> = Omit<
  ListInput<F, Fields>,
  'filters' | 'columns' | 'listActions'
> & {
  readonly filters?: readonly Filterable<F>[];
  readonly columns: readonly Toned<ListInput<F, Fields>['columns'][number]>[];
  readonly listActions?: readonly Labelled<NonNullable<ListInput<F, Fields>['listActions']>[number]>[];
};

/** The form of a stored or foreign resource, with the texts of its parts. */
export type LabelledForm<F extends Fields> = Omit<
  FormInput<F>,
  'tabs' | 'sections' | 'locked' | 'notices'
> & {
  readonly tabs?: { readonly [tab: string]: LabelledGroup<F> };
  readonly sections?: { readonly [section: string]: LabelledGroup<F> };
  readonly locked?: Translated<FormInput<F>['locked']>;
  readonly notices?: Translated<FormInput<F>['notices']>;
};

/** The parts that every declaration can have, with their texts. */
export type LabelledParts<F extends Fields> = Omit<OwnParts<F>, 'pages' | 'procedures'> & {
  readonly pages?: { readonly [address: string]: Labelled<NonNullable<OwnParts<F>['pages']>[string]> };
  readonly procedures?: {
    readonly [name: string]: Labelled<NonNullable<OwnParts<F>['procedures']>[string]> & {
      /** The labels of the button in a row and on the page of a record; by default `label`. */
      readonly row?: Bilingual;
      readonly open?: Bilingual;
    };
  };
};

interface AnyScreen {
  readonly list: { readonly columns: readonly unknown[]; readonly listActions?: unknown };
  readonly form?: object | undefined;
  readonly pages?: object | undefined;
  readonly procedures?: object | undefined;
  readonly words?: object | undefined;
}
type Part = {
  readonly label: Bilingual;
  readonly fields?: unknown;
  readonly row?: Bilingual;
  readonly open?: Bilingual;
};
type Parts = Readonly<Record<string, Part>>;
type Saying = { readonly say?: Bilingual };

/** Returns the parts of a screen with keys in place of their texts, and the texts by their key. */
export function withoutTexts<S extends AnyScreen>(screen: S): { readonly screen: S; readonly texts: Texts } {
  const texts: Record<string, Bilingual> = {};
  const label = (key: string, text: Bilingual) => {
    texts[key] = text;
  };
  const each = <T>(of: object | undefined, change: (part: Part, name: string) => T) =>
    of && Object.fromEntries(Object.entries(of as Parts).map(([name, part]) => [name, change(part, name)]));
  const groups = (key: string, of: object | undefined) =>
    each(of, (group, name) => {
      label(`${key}.${name}`, group.label);
      return group.fields ?? group;
    });
  const keyed = (key: string, name: string, of: readonly Saying[] | undefined) =>
    of?.map((one, place) => {
      if (!one.say) return one;
      label(`${key}.${name}${place}`, one.say);
      return { ...one, say: `${name}${place}` };
    });
  const { list, form, pages, procedures, words } = screen;
  const { tabs, sections, locked, notices } = (form ?? {}) as {
    readonly [part in 'tabs' | 'sections']?: object;
  } & { readonly [part in 'locked' | 'notices']?: readonly Saying[] };
  const columns = list.columns.map((column) => {
    const { field, tone } = column as { readonly field: string; readonly tone?: readonly Saying[] };
    return tone ? { ...(column as object), tone: keyed('tones', field, tone) } : column;
  });
  const listActions = (list.listActions as readonly (Part & { readonly name: string })[] | undefined)?.map(
    ({ label: text, ...action }) => {
      label(`tools.${action.name}`, text);
      return action;
    },
  );
  const plain = {
    ...screen,
    list: { ...list, columns, ...(listActions && { listActions }) },
    ...(form && {
      form: {
        ...form,
        ...(tabs && { tabs: groups('tabs', tabs) }),
        ...(sections && { sections: groups('sections', sections) }),
        ...(locked && { locked: keyed('locked', 'screen', locked) }),
        ...(notices && { notices: keyed('notices', 'screen', notices) }),
      },
    }),
    ...(pages && {
      pages: each(pages, ({ label: text, ...page }, name) => {
        label(`pages.${name}`, text);
        return page;
      }),
    }),
    ...(procedures && {
      procedures: each(procedures, ({ label: text, row = text, open = text, ...procedure }, name) => {
        label(`procedures.${name}.label`, text);
        label(`procedures.${name}.row`, row);
        label(`procedures.${name}.open`, open);
        return procedure;
      }),
    }),
  };
  return { screen: plain as unknown as S, texts: { ...texts, ...flat(words ?? {}) } };
}

/** Flattens a tree of texts: the texts by path. */
const flat = (words: object, parent = ''): Texts =>
  Object.fromEntries(
    Object.entries(words).flatMap(([name, inside]): [string, Bilingual][] =>
      typeof inside === 'object' && inside !== null && !Array.isArray(inside)
        ? Object.entries(flat(inside, `${parent}${name}.`))
        : [[parent + name, inside]],
    ),
  );
