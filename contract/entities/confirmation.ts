import { fields } from '../fields';

/** How long somebody who confirmed who they are may change what they sign in with. */
export const CONFIRMED_MINUTES = 5;

/** One of the two. */
export const confirmationFields = fields({
  password: { kind: 'text', max: 256, secret: true },
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
