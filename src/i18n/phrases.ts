/** Sentences by full key, such as `shell.exit`. */
export type Phrases = Readonly<Record<string, string>>;

interface Nested {
  readonly [key: string]: string | Nested;
}

/** Flattens a catalogue into one table. */
export function flat(catalogue: object, before = ''): Record<string, string> {
  const phrases: Record<string, string> = {};
  for (const [key, value] of Object.entries(catalogue as Nested)) {
    if (typeof value === 'string') phrases[before + key] = value;
    else Object.assign(phrases, flat(value, `${before}${key}.`));
  }
  return phrases;
}
