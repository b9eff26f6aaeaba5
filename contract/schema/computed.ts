/** The ways to compute a value from other fields of its record. */
interface Ways {
  /** The sum of two or more fields; missing values count as zero. */
  readonly sum: { readonly sum: readonly [string, string, ...string[]] };
  readonly difference: { readonly difference: readonly [string, string] };
  readonly product: { readonly product: readonly [string, string] };
  /** The number of days from the first date to the second. */
  readonly days: { readonly days: readonly [string, string] };
  /** The number of elements in a list. */
  readonly count: { readonly count: string };
  /** Texts joined by a space. */
  readonly join: { readonly join: readonly [string, string, ...string[]] };
}

type Reckoned = Ways['sum' | 'difference' | 'product'];

/**
 * The computation of a field's value, by the field's kind. The value is displayed, sorted and filtered like any other,
 * and never written.
 */
export type Computed<K extends 'text' | 'number' | 'money' = 'text' | 'number' | 'money'> = {
  text: Ways['join'];
  number: Reckoned | Ways['days' | 'count'];
  money: Reckoned;
}[K];

/** The names of the fields from which a value is computed. */
export type SourcesIn<C> = C extends { readonly count: infer S }
  ? S
  : C[keyof C] extends readonly (infer S)[]
    ? S
    : never;

/** Returns how a value is computed, and from which fields. */
export function sourcesOf(computed: Computed): { readonly way: keyof Ways; readonly of: readonly string[] } {
  const [[way, of]] = Object.entries(computed) as [[keyof Ways, string | readonly string[]]];
  return { way, of: [of].flat() };
}
