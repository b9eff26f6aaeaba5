import * as fieldsMessages from '../messages/it/fields';
import type { Field } from '../schema/fields';
import { asTaxCode, isTaxCodePattern } from './codiceFiscale';
import { asName, isNamePattern } from './nameText';

/**
 * Maximum length from which a text field may have several lines. In a shorter field, a line break or a tab is a paste
 * error.
 */
const ONE_LINE = 200;

/** Control characters except tabs and line breaks, and unpaired surrogates. The database cannot store them. */
const CONTROL = /\p{Surrogate}|(?![\t\n\r])\p{Cc}/u;
const CONTROL_OR_BREAK = /[\p{Surrogate}\p{Cc}]/u;

/**
 * Printable ASCII. Most texts match it, and on a file in base64 it is several times as fast as the patterns for control
 * characters.
 */
const ASCII = /^[ -~]*$/;

/** Refusal of a text with control characters. */
export const CONTROL_CHARACTERS = fieldsMessages.controlCharacters;

/** Returns whether a text contains control characters that are not allowed. @param breaks allow tab and line breaks */
export const hasControlCharacters = (text: string, breaks = true): boolean =>
  !ASCII.test(text) && (breaks ? CONTROL : CONTROL_OR_BREAK).test(text);

/** Returns a text with characters that cannot be stored replaced by U+FFFD. */
export const storable = (text: string): string => text.replace(new RegExp(CONTROL, 'gu'), '\uFFFD');

/** Returns whether a text of this field may contain tabs and line breaks. */
export const allowsBreaks = (field: Extract<Field, { kind: 'text' }>): boolean =>
  field.secret === true || (field.max ?? Number.POSITIVE_INFINITY) >= ONE_LINE;

/**
 * Normalises a text for validation, storage and comparison. All texts get composed letters (NFC); a tax code also loses
 * spaces and becomes upper-case; a name also gets one kind of apostrophe, hyphen and space. The browser and the
 * provider both validate the normalised text.
 */
export function normalText(field: Field, text: string): string {
  if (field.secret) return text;
  if (field.kind === 'text' && isTaxCodePattern(field.pattern)) return asTaxCode(text);
  if (field.kind === 'text' && isNamePattern(field.pattern)) return asName(text);
  return ASCII.test(text) ? text : text.normalize('NFC');
}

/**
 * Normalises a value sent for a field, including values inside it. Texts of undeclared fields get composed letters
 * (NFC).
 */
export function normalised(field: Field | undefined, value: unknown): unknown {
  if (typeof value === 'string') return field ? normalText(field, value) : value.normalize('NFC');
  if (typeof value !== 'object' || value === null) return value;
  // Skipped because base64 is large and contains no letters to compose.
  if (field?.kind === 'file' || field?.kind === 'attachment') return value;
  const of = (name: string) =>
    field?.kind === 'record' && Object.hasOwn(field.of, name) ? field.of[name] : undefined;
  if (Array.isArray(value))
    return value.map((one) => normalised(field?.kind === 'list' ? field.of : undefined, one));
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, normalised(of(name), one)]));
}
