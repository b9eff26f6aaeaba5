import * as fieldsMessages from '../messages/it/fields';
import type { Field } from '../schema/fields';
import { asTaxCode, isTaxCodePattern } from './codiceFiscale';
import { asName, isNamePattern } from './nameText';

/** Longer texts may have several lines; in shorter ones a line break or a tab is a paste error. */
const ONE_LINE = 200;

/** Control characters except tab and line breaks, and unpaired surrogates: the database cannot store them. */
const CONTROL = /\p{Surrogate}|(?![\t\n\r])\p{Cc}/u;
const CONTROL_OR_BREAK = /[\p{Surrogate}\p{Cc}]/u;

/** Most texts match it, and it is several times as fast as the patterns above on a file in base64. */
const ASCII = /^[ -~]*$/;

/** Refusal of a text with control characters. */
export const CONTROL_CHARACTERS = fieldsMessages.controlCharacters;

/** Returns whether a text contains control characters that are not allowed. @param breaks allow tab and line breaks */
export const hasControlCharacters = (text: string, breaks = true): boolean =>
  !ASCII.test(text) && (breaks ? CONTROL : CONTROL_OR_BREAK).test(text);

/** Returns a text that can be stored: characters that cannot be are replaced by U+FFFD. */
export const storable = (text: string): string => text.replace(new RegExp(CONTROL, 'gu'), '\uFFFD');

/** Returns whether a text of this field may contain tabs and line breaks. */
export const allowsBreaks = (field: Extract<Field, { kind: 'text' }>): boolean =>
  field.secret === true || (field.max ?? Number.POSITIVE_INFINITY) >= ONE_LINE;

/**
 * Normalises a text for validation, storage and comparison: composed letters (NFC), whatever the keyboard or file; a
 * tax code without spaces and in upper case; a name with one kind of apostrophe, hyphen and space. The browser and the
 * provider both validate the result.
 */
export function normalText(field: Field, text: string): string {
  if (field.secret) return text;
  if (field.kind === 'text' && isTaxCodePattern(field.pattern)) return asTaxCode(text);
  if (field.kind === 'text' && isNamePattern(field.pattern)) return asName(text);
  return ASCII.test(text) ? text : text.normalize('NFC');
}

/** Normalises a value sent for a field; texts without a field are composed too. */
export function normalised(field: Field | undefined, value: unknown): unknown {
  if (typeof value === 'string') return field ? normalText(field, value) : value.normalize('NFC');
  if (typeof value !== 'object' || value === null) return value;
  // Base64, which is large, contains no letters to compose.
  if (field?.kind === 'file' || field?.kind === 'attachment') return value;
  const of = (name: string) =>
    field?.kind === 'record' && Object.hasOwn(field.of, name) ? field.of[name] : undefined;
  if (Array.isArray(value))
    return value.map((one) => normalised(field?.kind === 'list' ? field.of : undefined, one));
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, normalised(of(name), one)]));
}
