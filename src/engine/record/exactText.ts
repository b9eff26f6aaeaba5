import { showNumber } from '../../../contract/values/showNumber';

/** The words for values that have no text. */
export interface ExactWords {
  readonly none: string;
  readonly empty: string;
  readonly yes: string;
  readonly no: string;
}

/** Returns an unambiguous text of a recorded value: two different values never have the same text. */
export function exactText(value: unknown, words: ExactWords): string {
  if (value === null || value === undefined) return words.none;
  if (value === '') return words.empty;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') return Number.isInteger(value) ? showNumber(value) : String(value);
  if (Array.isArray(value)) return `[${value.map((one) => exactText(one, words)).join('; ')}]`;
  if (typeof value === 'object')
    return `{${Object.entries(value)
      .map(([name, one]) => `${name}: ${exactText(one, words)}`)
      .join('; ')}}`;
  return `«${visible(String(value))}»`;
}

/** Replaces invisible characters by their code points. */
const visible = (text: string): string =>
  text.replace(/[\p{C}\p{Z}\p{M}]/gu, (one) =>
    one === ' ' ? one : `\\u{${one.codePointAt(0)?.toString(16) ?? ''}}`,
  );
