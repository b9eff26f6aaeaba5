import { misdecoded } from './misdecoded';

/**
 * Pattern of people's names: letters of every alphabet with their accents, spaces, apostrophes and hyphens (decision
 * Q-083), and dots, as in "M. Teresa"; at least one letter. All apostrophes and hyphens that keyboards and word
 * processors produce are accepted, including a grave or acute accent in place of an apostrophe.
 */
export const NAME = /^[ .·'’‘‛ʼʹ′＇`´‐‑–-]*\p{L}[\p{L}\p{M} .·'’‘‛ʼʹ′＇`´‐‑–-]*$/u;

/** Returns whether a field with this pattern is a name, which is normalised before the check. */
export const isNamePattern = (pattern: RegExp | undefined): boolean => pattern === NAME;

/** Pattern of most names, because fifty thousand of them are read at once. */
const USUAL = /^[A-Za-zÀ-ÖØ-öø-ÿ '.-]*$/;

/**
 * Normalises a name for storage and comparison: composed letters, one kind of apostrophe, hyphen and space. A text that
 * was decoded twice stays as it is, so that it can be recognised.
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
