import { TAX_CODE } from '../values/codiceFiscale';
import { EMAIL_WITH_DOMAIN, foreignInEmail } from '../values/email';
import { ELEVEN_DIGITS } from '../values/taxCodeCorrections';
import type { Field } from './fields';

// Texts that many resources have, with their limits and error messages: `mail: emailField`, or `mail: { ...emailField,
// required: true }` if it is required.

export const emailField = {
  kind: 'text',
  max: 254,
  pattern: EMAIL_WITH_DOMAIN,
  barred: [foreignInEmail],
  privacy: 'personal',
  say: { pattern: 'E-mail non valida' },
} as const satisfies Field;

/** Digits, with an optional leading plus, separated by spaces or points: `+39 06 1234567`. */
export const phoneField = {
  kind: 'text',
  max: 20,
  pattern: /^[+]?[0-9][0-9 .]{4,18}$/,
  privacy: 'personal',
  say: { pattern: 'Numero di telefono non valido' },
} as const satisfies Field;

/** A person's tax code, in capitals: name it in `form.capitals`, so that lower-case input is accepted. */
export const taxCodeField = {
  kind: 'text',
  max: 16,
  pattern: TAX_CODE,
  barred: [ELEVEN_DIGITS],
  privacy: 'personal',
  say: { max: 'Codice fiscale non valido', pattern: 'Codice fiscale non valido' },
} as const satisfies Field;
