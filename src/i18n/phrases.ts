import { showNumber } from '../../contract/showNumber';

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

/** What is put into a sentence; `smart_count` chooses the form too, and `_` stands in for a missing sentence. */
export type Values = Readonly<Record<string, unknown>>;

/** The browser's own rules: asked for once in each language, since making them takes long. */
const rules = new Map<string, Intl.PluralRules>();
function pluralOf(count: number, locale: string): boolean {
  let known = rules.get(locale);
  if (!known) {
    known = new Intl.PluralRules(locale);
    rules.set(locale, known);
  }
  return known.select(count) !== 'one';
}

/**
 * A sentence with its values in their places, `%{name}`. Of two forms, `one |||| other`, the count chooses one.
 * Numbers are written in groups of three: 1.000.000, in English 1,000,000. A place without a value stays as it is.
 */
export function spoken(phrase: string, values: Values, locale: string): string {
  const { smart_count: count } = values;
  const [one = '', other = one] = count == null ? [phrase] : phrase.split('||||').map((form) => form.trim());
  const form = count != null && pluralOf(Number(count), locale) ? other : one;
  return form.replace(/%\{(.*?)\}/g, (place, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value == null) return place;
    return typeof value === 'number' ? showNumber(value, locale) : String(value);
  });
}
