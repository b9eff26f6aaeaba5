import { misdecoded } from './misdecoded';

/**
 * Pattern of people's names (decision Q-083): letters of every alphabet with their accents, spaces, apostrophes,
 * hyphens, and dots as in "M. Teresa"; at least one letter. All apostrophes and hyphens that keyboards and word
 * processors produce are accepted, also a grave or acute accent used as an apostrophe.
 */
export const NAME = /^[ .·'’‘‛ʼʹ′＇`´‐‑–-]*\p{L}[\p{L}\p{M} .·'’‘‛ʼʹ′＇`´‐‑–-]*$/u;

/** Returns whether the pattern of a field is that of names, whose values are normalised before validation. */
export const isNamePattern = (pattern: RegExp | undefined): boolean => pattern === NAME;

/**
 * Pattern of names that need no normalisation unless they contain two spaces in a row. Most names match it, and fifty
 * thousand are read at once.
 */
const USUAL = /^[A-Za-zÀ-ÖØ-öø-ÿ '.-]*$/;

/**
 * Normalises a name for storage and comparison: composed letters, one kind of apostrophe, hyphen and space. A text with
 * wrongly decoded characters stays unchanged, so that it can be recognised.
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
