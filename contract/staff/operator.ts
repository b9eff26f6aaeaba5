import * as fieldsMessages from '../messages/it/fields';
import { message } from '../messages/message';
import { fields, optional, pick, type RecordOf } from '../schema/fields';
import { staffRoles } from './operatorPermissions';

/** Refusal of an operator's link that is expired, used or unknown. */
export const INVITATION_OVER = 'Il collegamento non è più valido: chiederne uno nuovo a un amministratore.';

/** Refusal of a sign-in; it does not reveal which part was wrong. */
export const OPERATOR_REFUSED = 'Nome utente, password o codice non validi.';

const username = {
  kind: 'text',
  required: true,
  max: 40,
  pattern: /^[a-z][a-z0-9._-]{1,39}$/,
  about: 'lower-case letters, digits, dot, dash and underscore, beginning with a letter',
} as const;

const role = { kind: 'choice', required: true, of: staffRoles } as const;

/** Person of the provider. */
export const operatorFields = fields({
  username,
  name: { kind: 'text', required: true, max: 80, privacy: 'personal' },
  role,
  enabled: { kind: 'flag', required: true },
  ready: { kind: 'flag', required: true, about: 'whether the person has a password and a second factor' },
  createdAt: { kind: 'instant', required: true },
  createdBy: { kind: 'text', required: true },
  signedInAt: { kind: 'instant' },
});

export type Operator = RecordOf<typeof operatorFields>;

export const newOperatorFields = fields({
  ...pick(operatorFields, 'username', 'name'),
  ...optional(pick(operatorFields, 'role')),
});
export const operatorNameFields = fields({ username });
export const operatorRoleFields = pick(operatorFields, 'username', 'role');

/** First-access link of an operator, returned only once. */
export const invitationFields = fields({
  username,
  link: {
    kind: 'text',
    required: true,
    about: 'link with which the person sets password and second factor, once',
  },
  expiresAt: { kind: 'instant', required: true },
});

const token = {
  kind: 'text',
  required: true,
  max: 200,
  about: 'the part of the link after #',
} as const;

export const invitationTokenFields = fields({ id: token });

/** Key for an operator's authenticator app, returned when the first-access link is opened. */
export const openedInvitationFields = fields({
  username,
  name: { kind: 'text', required: true, privacy: 'personal' },
  secret: { kind: 'text', required: true, about: 'secret key for one-time codes, base32' },
  address: {
    kind: 'text',
    required: true,
    about: 'the key as an address for an authenticator app (otpauth://)',
  },
  qr: { kind: 'text', required: true, about: 'the address as a QR code, a data: URL of an image' },
});

/** Minimum length of an operator's password. It is long because the password gives access to every school. */
const LEAST = 12;

export const firstAccessFields = fields({
  id: token,
  password: {
    kind: 'text',
    required: true,
    secret: true,
    min: LEAST,
    max: 256,
    say: { min: message(fieldsMessages.atLeastCharacters, { count: LEAST }) },
  },
  code: { kind: 'text', required: true, secret: true, max: 10 },
});

export const operatorSignInFields = fields({
  username: { kind: 'text', required: true, max: 80 },
  password: { kind: 'text', required: true, secret: true, max: 256 },
  code: { kind: 'text', required: true, secret: true, max: 10 },
});

export const operatorConfirmationFields = pick(operatorSignInFields, 'password');

/** Caller of an endpoint of the staff, and the caller's rights. */
export const operatorSessionFields = fields({
  who: { kind: 'text', required: true },
  name: { kind: 'text', required: true },
  role: {
    kind: 'choice',
    of: staffRoles,
    about: 'role of a person, or of a command on the server; absent for a program, which has scopes',
  },
  scopes: {
    kind: 'list',
    required: true,
    of: { kind: 'text', required: true },
    about: 'for a program: its scopes; for a person: the scopes that they may give to a program',
  },
  fourEyes: { kind: 'flag', required: true, about: 'grave calls of people need a second administrator' },
  now: { kind: 'instant', required: true, about: 'current time of the server, whose clock a demo can move' },
});

export type OperatorSession = RecordOf<typeof operatorSessionFields>;
