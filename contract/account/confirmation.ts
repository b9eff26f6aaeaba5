import { fields } from '../schema/fields';

/** How long a confirmation holds. */
export const CONFIRMED_MINUTES = 5;

/** One of the three. */
export const confirmationFields = fields({
  password: { kind: 'text', max: 256, secret: true },
  code: { kind: 'text', max: 40, secret: true, about: 'of an authenticator app, or a recovery code' },
  credential: {
    kind: 'text',
    max: 20_000,
    about: 'AuthenticationResponseJSON of Web Authentication, as text',
  },
});

/** Said where a passkey is asked for and there is none. */
export const NO_PASSKEY_TO_CONFIRM = 'Non ci sono passkey con cui confermare: usare la password.';

/** The refusal of an answer that is late, sent twice, or another person's. */
export const PASSKEY_NOT_CONFIRMED = 'La passkey non è stata accettata. Riprovare, oppure usare la password.';

/** The refusal of a code that no app shows now, or that was used before. */
export const WRONG_CODE = 'Codice non valido. Usare quello che l’app mostra adesso.';
