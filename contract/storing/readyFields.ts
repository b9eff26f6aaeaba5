import { TAX_CODE } from '../values/codiceFiscale';
import { EMAIL_WITH_DOMAIN, foreignInEmail } from '../values/email';
import { ELEVEN_DIGITS } from '../values/taxCodeCorrections';
import type { TranslatedField } from './labelledFields';

// Text fields that many resources need, with their limits and error messages. To use one:
// `mail: { ...emailField, label: ['E-mail', 'E-mail'], required: true }`.

export const emailField = {
  kind: 'text',
  max: 254,
  pattern: EMAIL_WITH_DOMAIN,
  barred: [
    {
      pattern: foreignInEmail.pattern,
      say: [
        "L'e-mail contiene caratteri invisibili o di un altro alfabeto: scriverla di nuovo",
        'The e-mail has characters that are invisible or of another alphabet: type it again',
      ],
    },
  ],
  privacy: 'personal',
  say: { pattern: ['E-mail non valida', 'Invalid e-mail'] },
} as const satisfies TranslatedField;

/** Telephone number: digits separated by spaces or dots, with an optional leading plus: `+39 06 1234567`. */
export const phoneField = {
  kind: 'text',
  max: 20,
  pattern: /^[+]?[0-9][0-9 .]{4,18}$/,
  privacy: 'personal',
  say: { pattern: ['Numero di telefono non valido', 'Invalid telephone number'] },
} as const satisfies TranslatedField;

const INVALID_TAX_CODE = ['Codice fiscale non valido', 'Invalid tax code'] as const;

/** A person's tax code, in capitals. List the field in `form.capitals`, so that lower-case input is accepted. */
export const taxCodeField = {
  kind: 'text',
  max: 16,
  pattern: TAX_CODE,
  barred: [
    {
      pattern: ELEVEN_DIGITS.pattern,
      say: [
        'Questo codice fiscale ha 11 cifre: è provvisorio, oppure è una partita IVA. Serve quello definitivo della persona, di 16 caratteri',
        'This tax code has 11 digits: it is provisional, or the number of an enterprise. The final one of the person is needed, with 16 characters',
      ],
    },
  ],
  privacy: 'personal',
  say: { max: INVALID_TAX_CODE, pattern: INVALID_TAX_CODE },
} as const satisfies TranslatedField;
