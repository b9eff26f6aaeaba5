import type { Field } from '../schema/fields';
import { asTaxCode, isTaxCodePattern } from './codiceFiscale';
import { asName, isNamePattern } from './nameText';

/** Longer texts may have several lines; in shorter ones a line break or a tab is a mistake of pasting. */
const ONE_LINE = 200;

/** Control characters but tab and line breaks, and halves of surrogate pairs: no database has a text with one. */
const CONTROL = /\p{Surrogate}|(?![\t\n\r])\p{Cc}/u;
const CONTROL_OR_BREAK = /[\p{Surrogate}\p{Cc}]/u;

/** Most texts; a file in base64 is looked at several times as fast by this one. */
const ASCII = /^[ -~]*$/;

/** Why a text with such characters is refused. */
export const CONTROL_CHARACTERS =
  'Il testo contiene caratteri di controllo, che non si vedono e non si possono salvare: riscriverlo a mano';

/** Whether a text has control characters that it may not have. @param breaks tab and line breaks are allowed */
export const hasControlCharacters = (text: string, breaks = true): boolean =>
  !ASCII.test(text) && (breaks ? CONTROL : CONTROL_OR_BREAK).test(text);

/** A text as it can be stored: what cannot is replaced by a sign for it. */
export const storable = (text: string): string => text.replace(new RegExp(CONTROL, 'gu'), '\uFFFD');

/** Whether a text of this field may have tabs and line breaks. */
export const allowsBreaks = (field: Extract<Field, { kind: 'text' }>): boolean =>
  field.secret === true || (field.max ?? Number.POSITIVE_INFINITY) >= ONE_LINE;

/**
 * A text as it is checked, stored and compared: letters composed (NFC), however a keyboard or a file composes them; a tax
 * code without blanks and in capitals; a name with one kind of apostrophe, hyphen and space. Browser and provider check the same text by it.
 */
export function normalText(field: Field, text: string): string {
  if (field.secret) return text;
  if (field.kind === 'text' && isTaxCodePattern(field.pattern)) return asTaxCode(text);
  if (field.kind === 'text' && isNamePattern(field.pattern)) return asName(text);
  return text.normalize('NFC');
}

/** The same of everything that was sent for a field; texts that no field describes are composed too. */
export function normalised(field: Field | undefined, value: unknown): unknown {
  if (typeof value === 'string') return field ? normalText(field, value) : value.normalize('NFC');
  if (typeof value !== 'object' || value === null) return value;
  // Base64, which is large, has no letters to be composed.
  if (field?.kind === 'file' || field?.kind === 'attachment') return value;
  const of = (name: string) =>
    field?.kind === 'record' && Object.hasOwn(field.of, name) ? field.of[name] : undefined;
  if (Array.isArray(value))
    return value.map((one) => normalised(field?.kind === 'list' ? field.of : undefined, one));
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, normalised(of(name), one)]));
}
