import type { Fields } from '../fields';

type Chosen<F extends Fields> = {
  [K in keyof F]: F[K] extends { readonly kind: 'choice' } ? K : never;
}[keyof F];

/** The words of a resource in one language. One that is missing does not compile; whatever else a screen says has a default. */
export type StoredWords<F extends Fields, A extends string> = {
  /** What one of them is called, and several: `Avviso |||| Avvisi`. */
  readonly name: string;
  readonly fields: { readonly [K in keyof F]: string };
  /** In English: what the rules and checks say in Italian. */
  readonly sentences?: { readonly [italian: string]: string };
} & ([A] extends [never] ? object : { readonly actions: { readonly [K in A]: string } }) &
  ([Chosen<F>] extends [never]
    ? object
    : {
        readonly values: {
          readonly [K in Chosen<F>]: F[K] extends { readonly of: readonly (infer V extends string)[] }
            ? { readonly [one in V]: string }
            : never;
        };
      });
