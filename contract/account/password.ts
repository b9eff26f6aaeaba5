import { NAME_AND_EMAIL_LIMIT } from '../constants';
import { fields, type RecordOf, ruled } from '../schema/fields';
import { userFields } from '../users/user';

/** Special characters, of which a password contains at least one (specification, part 2 §5). */
export const PASSWORD_SPECIALS = "%&'()*+,-./:;<=>?@";

/** Minutes for which a password reset link is valid. It works once. */
export const RESET_MINUTES = 90;

/** Refusal of a password reset link that is expired, used or unknown. */
export const LINK_EXPIRED =
  "Il link di reset è scaduto o è già stato utilizzato. La validità è di 90 minuti dall'emissione. Si prega di ripetere la procedura di Reset Password se necessario.";

/**
 * Refusal of an expired first-access link: no new one is mailed to a person who has never shown that they read the
 * e-mail.
 */
export const FIRST_ACCESS_EXPIRED =
  'Il collegamento per il primo accesso è scaduto. Per averne uno nuovo occorre rivolgersi alla segreteria della scuola, che può preparare la lettera di primo accesso.';

/** Refusal of a password that satisfies the rules but is easy to guess. */
export const EASILY_GUESSED =
  'Questa password è facile da indovinare: è tra le più usate, oppure contiene il nome, il codice fiscale o altri dati della persona o della scuola. Occorre sceglierne un’altra, ad esempio tre parole a caso con un numero.';

const LEAST = 8;

/**
 * Rules for passwords: a pattern that the password must not match, with its sentence. The page shows all of them while
 * the password is typed.
 */
export const passwordRules = [
  { say: `Almeno ${LEAST} caratteri`, pattern: new RegExp(`^.{0,${LEAST - 1}}$`, 'su') },
  { say: 'Almeno un carattere maiuscolo', pattern: /^[^A-Z]*$/ },
  { say: 'Almeno un numero', pattern: /^[^0-9]*$/ },
  {
    say: `Almeno un carattere speciale tra questi: ${PASSWORD_SPECIALS}`,
    pattern: /^[^%&'()*+,\-./:;<=>?@]*$/,
  },
  { say: 'La Password non consente spazi', pattern: /\s/ },
] as const;

/** Returns whether a typed password satisfies a rule; an empty one does not. */
export const meetsRule = ({ pattern }: { readonly pattern: RegExp }, typed: string): boolean =>
  typed !== '' && !pattern.test(typed);

const [least, ...barred] = passwordRules;

/** Field definition with the same rules. */
const password = (required: string) =>
  ({
    kind: 'text',
    required: true,
    min: LEAST,
    max: 256,
    barred,
    say: { required, min: least.say },
  }) as const;

const token = {
  kind: 'text',
  required: true,
  max: 200,
  about: 'what the address of the link has as id',
} as const;

/** Token of an opened password link. */
export const passwordLinkFields = fields({ id: token });

/** Valid password link with its owner (ACC-010). */
export const openedLinkFields = fields({
  nome: { kind: 'text', required: true, max: NAME_AND_EMAIL_LIMIT, privacy: 'personal' },
  cognome: { kind: 'text', required: true, max: NAME_AND_EMAIL_LIMIT, privacy: 'personal' },
  username: { kind: 'text', required: true },
  email: { kind: 'text', privacy: 'personal', about: 'as the school wrote it, maybe wrong' },
  userType: { kind: 'choice', required: true, of: ['PEOPLE'] },
  token: { kind: 'text', required: true },
  primoAccesso: { kind: 'flag', required: true, about: 'true until the first sign-in' },
  callbackUri: { kind: 'text', required: true, about: 'where the person signs in afterwards' },
});

export type OpenedLink = RecordOf<typeof openedLinkFields>;

/** E-mail shown by the page: read-only, but still validated. */
export const linkEmail = {
  ...userFields.email,
  max: NAME_AND_EMAIL_LIMIT,
  say: {
    required: 'E-mail obbligatoria',
    pattern: 'E-mail deve essere valida',
    max: `L'e-mail può avere al massimo ${NAME_AND_EMAIL_LIMIT} caratteri`,
  },
} as const;

/** New password, set with a link. */
export const newPasswordFields = fields({
  id: token,
  username: { kind: 'text', required: true, max: 120 },
  email: linkEmail,
  passwordNuova: password('Nuova Password obbligatoria'),
  confermaPassword: password('Conferma Password obbligatoria'),
});

export type NewPassword = RecordOf<typeof newPasswordFields>;

export const newPasswordRules = ruled(newPasswordFields, {
  checks: [
    {
      on: 'confermaPassword',
      where: { confermaPassword: { is: { field: 'passwordNuova' } } },
      say: 'La password inserita non è uguale',
    },
  ],
});
