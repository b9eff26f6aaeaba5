import { fill } from './fill';
import { identify } from './identify';
import { en } from './messages.json';

/**
 * Returns the English text of an Italian message, with messages among its parameters also in English. Returns undefined
 * if the text is not a message.
 */
export function inEnglish(italian: string): string | undefined {
  const reference = identify(italian);
  if (reference === undefined) return undefined;
  const text = en[reference.code];
  const params = Object.entries(reference.params);
  if (params.length === 0) return text;
  const translated = params.map(([name, value]) => [
    name,
    typeof value === 'string' ? (inEnglish(value) ?? value) : value,
  ]);
  return fill(text, Object.fromEntries(translated), 'en');
}
