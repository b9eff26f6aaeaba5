/** Sentences by their whole key, as `shell.exit`. */
export type Phrases = Readonly<Record<string, string>>;

interface Nested {
  readonly [key: string]: string | Nested;
}

/** A catalogue as one flat table. */
export function flat(catalogue: object, before = ''): Record<string, string> {
  const phrases: Record<string, string> = {};
  for (const [key, value] of Object.entries(catalogue as Nested)) {
    if (typeof value === 'string') phrases[before + key] = value;
    else Object.assign(phrases, flat(value, `${before}${key}.`));
  }
  return phrases;
}
