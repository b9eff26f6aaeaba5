import { fill } from './fill';
import { identify } from './identify';
import { en } from './messages.json';

/** Returns the English for an Italian message, and for messages inside it. Undefined if it is not a message. */
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
