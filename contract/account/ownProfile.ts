import * as accountMessages from '../messages/it/account';
import type { FieldError } from '../schema/errors';
import { fieldProblems } from '../schema/fieldProblems';
import { recordSchema } from '../schema/fieldSchema';
import { fields, pick, type RecordOf } from '../schema/fields';
import { type User, userFields } from '../users/user';
import { payloadNames } from '../users/writtenUser';
import { asTaxCode } from '../values/codiceFiscale';

/** Reason why a demonstration account cannot be changed. */
export const DEMO_KEEPS_PROFILE = accountMessages.demoKeepsProfile;

/** Reason why only the school can change a field of a person's own profile. */
export const CHANGED_BY_SUPERVISOR = accountMessages.changedBySupervisor;

/** Account of the signed-in person, as the profile page shows it (specification, part 2 §3). */
export const ownProfileFields = fields({
  ...pick(
    userFields,
    'uid',
    'codMin',
    'sn',
    'cn',
    'dataNascita',
    'codicefiscale',
    'email',
    'spidEnabled',
    'accessibility',
    'otpenabled',
    'status',
    'customerCode',
    'timeTable',
    'groups',
  ),
  scuola: { kind: 'text', required: true },
  dataScadenza: { kind: 'day', about: 'when the password is to be changed (decision Q-006)' },
  supervisor: {
    kind: 'flag',
    required: true,
    about: 'a supervisor, who may also change name, birth date and tax code',
  },
  demo: { kind: 'flag', required: true, about: 'a demonstration account, which cannot be changed' },
  collegata: { kind: 'flag', required: true, about: 'an alias identity is linked to the account' },
});

export type OwnProfile = RecordOf<typeof ownProfileFields>;

/**
 * Update of the person's own profile: supervisors send everything, others the username, the e-mail, accessibility and
 * the tax code. Absent fields stay unchanged. A tax code that the person is not allowed to change is not validated
 * (Q-113).
 */
export const ownProfileUpdateFields = fields({
  username: { kind: 'text', required: true, max: 120 },
  cognome: { kind: 'text', max: 50, privacy: 'personal' },
  nome: { kind: 'text', max: 50, privacy: 'personal' },
  dataNascita: userFields.dataNascita,
  codiceFiscale: { kind: 'text', max: 16, privacy: 'personal' },
  email: userFields.email,
  accessibility: userFields.accessibility,
});

export type OwnProfileUpdate = RecordOf<typeof ownProfileUpdateFields>;
export type OwnProfileField = Exclude<keyof OwnProfileUpdate, 'username'>;

/**
 * Fields of the profile that a supervisor or another person may change, with the validation of the school's user form.
 */
export const ownProfileRules = fields({
  cognome: userFields.sn,
  nome: userFields.cn,
  dataNascita: userFields.dataNascita,
  codiceFiscale: userFields.codicefiscale,
  email: userFields.email,
  accessibility: userFields.accessibility,
});

/** Returns the fields of their own profile that a person may change (PROF-016, PROF-018). */
export function editableFields({
  supervisor,
  codicefiscale,
}: Pick<OwnProfile, 'supervisor' | 'codicefiscale'>): readonly OwnProfileField[] {
  if (supervisor) return ['cognome', 'nome', 'dataNascita', 'codiceFiscale', 'email', 'accessibility'];
  return codicefiscale ? ['email', 'accessibility'] : ['codiceFiscale', 'email', 'accessibility'];
}

const nameInUser = (field: OwnProfileField): keyof User & keyof OwnProfile =>
  (payloadNames as Readonly<Record<string, 'sn' | 'cn' | 'codicefiscale'>>)[field] ??
  (field as 'email' | 'dataNascita' | 'accessibility');

/** Returns the profile's value for a field of the update, whose name may differ. */
export const valueIn = (profile: OwnProfile, field: OwnProfileField) => profile[nameInUser(field)];

/**
 * Returns all errors of an update, in the browser and in the provider. Only fields that the person may change are
 * checked.
 */
export function profileProblems(profile: OwnProfile, update: OwnProfileUpdate): readonly FieldError[] {
  const editable = editableFields(profile);
  const { codiceFiscale } = update;
  const sent: OwnProfileUpdate = {
    ...update,
    ...(codiceFiscale != null && { codiceFiscale: asTaxCode(codiceFiscale) }),
  };
  const wanted = Object.fromEntries(
    editable.map((field) => [field, sent[field] === undefined ? valueIn(profile, field) : sent[field]]),
  );
  const fixed = (Object.keys(ownProfileRules) as OwnProfileField[]).filter(
    (field) => !editable.includes(field),
  );
  const changed = fixed.filter(
    (field) => sent[field] !== undefined && (sent[field] ?? '') !== (valueIn(profile, field) ?? ''),
  );
  return [
    ...fieldProblems(recordSchema(pick(ownProfileRules, ...editable)), wanted),
    ...changed.map((field) => ({ field, message: CHANGED_BY_SUPERVISOR })),
  ];
}
