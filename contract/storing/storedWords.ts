import type { Fields } from '../schema/fields';

/** The values of a choice, or of a list of choices. */
type Values<F> = F extends { readonly kind: 'choice'; readonly of: readonly (infer V extends string)[] }
  ? V
  : F extends {
        readonly kind: 'list';
        readonly of: { readonly kind: 'choice'; readonly of: readonly (infer V extends string)[] };
      }
    ? V
    : never;
type Chosen<F extends Fields> = { [K in keyof F]: [Values<F[K]>] extends [never] ? never : K }[keyof F];

/** The fields of a record, or of the records of a list. */
type Members<F> = F extends { readonly kind: 'record'; readonly of: infer R }
  ? keyof R & string
  : F extends { readonly kind: 'list'; readonly of: { readonly kind: 'record'; readonly of: infer R } }
    ? keyof R & string
    : never;
type Parted<F extends Fields> = { [K in keyof F]: [Members<F[K]>] extends [never] ? never : K }[keyof F];

/** The words of a resource in one language. A missing one does not compile; other texts on screen have defaults. */
export type StoredWords<F extends Fields, A extends string> = {
  /** Its name in the singular and the plural: `Avviso |||| Avvisi`. */
  readonly name: string;
  readonly fields: { readonly [K in keyof F]: string };
  /** English translations of the Italian sentences of rules and checks. */
  readonly sentences?: { readonly [italian: string]: string };
} & ([A] extends [never] ? object : { readonly actions: { readonly [K in A]: string } }) &
  ([Chosen<F>] extends [never]
    ? object
    : { readonly values: { readonly [K in Chosen<F>]: { readonly [one in Values<F[K]>]: string } } }) &
  ([Parted<F>] extends [never]
    ? object
    : { readonly parts: { readonly [K in Parted<F>]: { readonly [one in Members<F[K]>]: string } } });

/** The words of any resource, with all optional parts. */
export interface AnyStoredWords {
  readonly name: string;
  readonly fields: object;
  readonly values: object;
  readonly parts: object;
  readonly actions: object;
  readonly sentences: object;
}
