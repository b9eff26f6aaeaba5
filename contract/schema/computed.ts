/** How a value follows from others of its record: which of these a field of a kind may say. */
interface Ways {
  /** Two or more together; what is missing counts nothing. */
  readonly sum: { readonly sum: readonly [string, string, ...string[]] };
  readonly difference: { readonly difference: readonly [string, string] };
  readonly product: { readonly product: readonly [string, string] };
  /** From the first day to the second. */
  readonly days: { readonly days: readonly [string, string] };
  /** How many there are in a list. */
  readonly count: { readonly count: string };
  /** Texts, a space between them. */
  readonly join: { readonly join: readonly [string, string, ...string[]] };
}

type Reckoned = Ways['sum' | 'difference' | 'product'];

/** A value that is computed of others: it is shown, sorted and asked for like any other, and never written. */
export type Computed<K extends 'text' | 'number' | 'money' = 'text' | 'number' | 'money'> = {
  text: Ways['join'];
  number: Reckoned | Ways['days' | 'count'];
  money: Reckoned;
}[K];

/** The names that a value is computed of. */
export type SourcesIn<C> = C extends { readonly count: infer S }
  ? S
  : C[keyof C] extends readonly (infer S)[]
    ? S
    : never;

/** How it is computed, and of which fields. */
export function sourcesOf(computed: Computed): { readonly way: keyof Ways; readonly of: readonly string[] } {
  const [[way, of]] = Object.entries(computed) as [[keyof Ways, string | readonly string[]]];
  return { way, of: [of].flat() };
}
