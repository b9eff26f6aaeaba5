import { misdecoded } from './misdecoded';

/**
 * Names of people: letters of every alphabet with their accents, spaces, apostrophes and hyphens (decision Q-083), and
 * dots, as in "M. Teresa"; one letter at least. Apostrophes and hyphens are all those that keyboards and word processors
 * write, a grave or an acute accent in place of one included.
 */
export const NAME = /^[ .·'’‘‛ʼʹ′＇`´‐‑–-]*\p{L}[\p{L}\p{M} .·'’‘‛ʼʹ′＇`´‐‑–-]*$/u;

/** Whether a field with this pattern holds a name, which is normalised before it is checked. */
export const isNamePattern = (pattern: RegExp | undefined): boolean => pattern === NAME;

/** Most names: fifty thousand of them are read at once. */
const USUAL = /^[A-Za-zÀ-ÖØ-öø-ÿ '.-]*$/;

/**
 * A name as it is stored and compared: letters composed, one kind of apostrophe, of hyphen and of space. A text that was
 * decoded twice stays as it is, so that it can be recognised.
 */
export function asName(text: string): string {
  if (USUAL.test(text) && !text.includes('  ')) return text;
  const composed = text.normalize('NFC');
  if (misdecoded(composed)) return composed;
  return composed
    .replace(/[’‘‛ʼʹ′＇`´]/g, "'")
    .replace(/[‐‑–]/g, '-')
    .replace(/[ \u00A0\u2000-\u200A\u202F\u205F\u3000]+/g, ' ');
}
