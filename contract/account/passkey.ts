import { fields, type RecordOf } from '../schema/fields';

/** How many somebody may have. */
export const PASSKEYS = 10;

/** A key on a device of somebody's, with which they sign in without a password. */
export const passkeyFields = fields({
  id: { kind: 'text', required: true, max: 36 },
  name: {
    kind: 'text',
    required: true,
    max: 60,
    pattern: /\S/,
    say: { required: 'Nome obbligatorio', pattern: 'Nome obbligatorio' },
    about: 'how the person calls it',
  },
  createdAt: { kind: 'instant', required: true },
  usedAt: { kind: 'instant', about: 'the last sign-in with it' },
  synced: { kind: 'flag', required: true, about: "copied to the person's other devices" },
});

export type Passkey = RecordOf<typeof passkeyFields>;

/** What a device made, and how the person calls it. */
export const newPasskeyFields = fields({
  name: passkeyFields.name,
  credential: {
    kind: 'text',
    required: true,
    max: 20_000,
    about: 'RegistrationResponseJSON of Web Authentication, as text',
  },
});

/** What is to be known to make one: the password again, since a passkey stands in for it. */
export const passkeyPasswordFields = fields({
  password: {
    kind: 'text',
    required: true,
    max: 256,
    secret: true,
    say: { required: 'Password obbligatoria' },
  },
});

/** What keeps somebody's sign-in, as far as passkeys depend on it. */
interface Kept {
  /** They have one. */
  readonly password: boolean;
  /** A demonstration account. */
  readonly demo: boolean;
  /** A code is asked at each sign-in. */
  readonly required: boolean;
  /** Apps that give codes. */
  readonly methods: readonly unknown[];
  readonly passkeys: readonly unknown[];
}

/** Why somebody cannot add a passkey, and what to do; undefined when they can. */
export function whyNoPasskey({ demo, password, passkeys }: Omit<Kept, 'required' | 'methods'>) {
  if (demo)
    return 'Questa è una utenza dimostrativa, usata da più persone: non è possibile aggiungere passkey.';
  if (!password)
    return 'Per aggiungere una passkey serve la password dell’utenza, che non è ancora stata scelta: all’accesso va usato "Password dimenticata?".';
  if (passkeys.length >= PASSKEYS)
    return `Le passkey possono essere al massimo ${PASSKEYS}: prima va rimossa una di quelle che non si usano più.`;
  return undefined;
}

/** Why somebody's passkey cannot be removed, and what to do first; undefined when it can. */
export function whyPasskeyStays({ password, required, methods, passkeys }: Omit<Kept, 'demo'>) {
  if (passkeys.length > 1) return undefined;
  if (!password) return 'È l’unico modo per accedere: prima di rimuoverla va scelta una password.';
  if (required && methods.length === 0)
    return 'È l’unico secondo fattore e la scuola ne chiede uno a ogni accesso: prima di rimuoverla va collegata un’app di autenticazione.';
  return undefined;
}

/** The refusal of a passkey that is late, sent twice, or made for another site. */
export const PASSKEY_NOT_TAKEN =
  'La passkey non è stata accettata: la richiesta è scaduta oppure è già stata usata. Ripetere l’operazione.';

/** Said where the device is one that has been added already. */
export const PASSKEY_THERE_ALREADY =
  'Questa passkey è già stata aggiunta: si può usare per accedere, oppure se ne può aggiungere una di un altro dispositivo.';
