import { NAME_AND_EMAIL_LIMIT } from '../constants';
import { fields, type RecordOf, ruled } from '../schema/fields';
import { userFields } from '../users/user';

/** The characters of which a password has at least one (specification, part 2 §5). */
export const PASSWORD_SPECIALS = "%&'()*+,-./:;<=>?@";

/** Minutes in which a link to a new password may be used, once. */
export const RESET_MINUTES = 90;

/** The refusal of a link that is expired, used or unknown. */
export const LINK_EXPIRED =
  "Il link di reset è scaduto o è già stato utilizzato. La validità è di 90 minuti dall'emissione. Si prega di ripetere la procedura di Reset Password se necessario.";

/** The refusal of an expired link to a first password: nobody is written another one who never showed to read the e-mail. */
export const FIRST_ACCESS_EXPIRED =
  'Il collegamento per il primo accesso è scaduto. Per averne uno nuovo occorre rivolgersi alla segreteria della scuola, che può preparare la lettera di primo accesso.';

/** The refusal of a password that keeps the rules and is guessed all the same. */
export const EASILY_GUESSED =
  'Questa password è facile da indovinare: è tra le più usate, oppure contiene il nome, il codice fiscale o altri dati della persona o della scuola. Occorre sceglierne un’altra, ad esempio tre parole a caso con un numero.';

const LEAST = 8;

/** What a password must be: what it must not match, with its sentence; the page shows them all while it is typed. */
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

/** Whether a password that is typed is so; one that is not begun yet is nothing. */
export const keepsRule = ({ pattern }: { readonly pattern: RegExp }, typed: string): boolean =>
  typed !== '' && !pattern.test(typed);

const [least, ...barred] = passwordRules;

/** The same as a field. */
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

/** The link that somebody opened. */
export const passwordLinkFields = fields({ id: token });

/** A link that can be used, and whose it is (ACC-010). */
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

/** The e-mail of the page: read-only, and still what it must be. */
export const linkEmail = {
  ...userFields.email,
  max: NAME_AND_EMAIL_LIMIT,
  say: {
    required: 'E-mail obbligatoria',
    pattern: 'E-mail deve essere valida',
    max: `L'e-mail può avere al massimo ${NAME_AND_EMAIL_LIMIT} caratteri`,
  },
} as const;

/** A new password, chosen with a link. */
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
