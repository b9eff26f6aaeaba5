import type { Bilingual } from '../schema/bilingual';
import type { Constraint, Field, Fields } from '../schema/fields';

type Without<F, K extends string> = F extends unknown ? Omit<F, K> : never;
type Of<K extends Field['kind']> = Extract<Field, { readonly kind: K }>;

interface Said {
  readonly say?: { readonly [C in Constraint]?: Bilingual };
}

interface Labelled {
  readonly label: Bilingual;
  /** A hint below the input. */
  readonly help?: Bilingual;
}

/** A field with its texts but without a label, as the entry of a list. */
export type TranslatedField = Said &
  (
    | Without<Exclude<Field, Of<'text' | 'choice' | 'list' | 'record'>>, 'say'>
    | (Omit<Of<'text'>, 'say' | 'barred'> & {
        readonly barred?: readonly { readonly pattern: RegExp; readonly say: Bilingual }[];
      })
    | (Omit<Of<'choice'>, 'say' | 'of'> & { readonly of: { readonly [value: string]: Bilingual } })
    | (Omit<Of<'list'>, 'say' | 'of'> & { readonly of: TranslatedField })
    | (Omit<Of<'record'>, 'say' | 'of'> & { readonly of: LabelledFields })
  );

/** The fields of a resource with their texts: each field and each value of a choice has a label. */
export type LabelledFields = { readonly [name: string]: TranslatedField & Labelled };

/** The fields of `LabelledFields` without their texts. */
export type Unlabelled<D> = { readonly [K in keyof D]: UnlabelledField<D[K]> } extends infer F extends Fields
  ? F
  : never;

type UnlabelledField<D> = D extends { readonly kind: 'choice'; readonly of: infer V }
  ? Plain<D> & { readonly of: readonly (keyof V & string)[] }
  : D extends { readonly kind: 'list'; readonly of: infer I }
    ? Plain<D> & { readonly of: UnlabelledField<I> }
    : D extends { readonly kind: 'record'; readonly of: infer R }
      ? Plain<D> & { readonly of: { readonly [K in keyof R]: UnlabelledField<R[K]> } }
      : D extends { readonly kind: 'file' | 'attachment'; readonly of: infer T }
        ? Plain<D> & { readonly of: T }
        : Plain<D>;
type Plain<D> = Omit<D, 'label' | 'help' | 'say' | 'barred' | 'of'>;
