import { CUSTOMER_CODE } from '../constants';
import * as fieldsMessages from '../messages/it/fields';
import { message } from '../messages/message';
import { fields, type RecordOf } from '../schema/fields';

/** The effect of an erasure on the entries of a source. */
export const erasureEffects = ['deleted', 'emptied', 'kept'] as const;

/** Reasons why an account cannot be erased yet. */
export const erasureHindrances = ['office', 'lastSupervisor', 'signature', 'operation'] as const;

export type ErasureHindrance = (typeof erasureHindrances)[number];

/** One of the accounts of the person whose data are exported or erased. */
const personAccountFields = fields({
  school: { kind: 'text', required: true, pattern: CUSTOMER_CODE },
  schoolName: { kind: 'text', required: true },
  uid: { kind: 'text', required: true },
  sn: { kind: 'text', required: true, privacy: 'personal' },
  cn: { kind: 'text', required: true, privacy: 'personal' },
  because: {
    kind: 'choice',
    required: true,
    of: ['asked', 'alias', 'taxCode'],
    about:
      'the requested account, an account linked to the same ArgoID, or an account with the same tax code',
  },
  hindrances: {
    kind: 'list',
    required: true,
    of: { kind: 'choice', required: true, of: erasureHindrances },
    about: 'reasons that must be resolved before the account can be erased',
  },
});

/** Amount of data about a person in one source. */
const personSourceFields = fields({
  source: { kind: 'text', required: true, about: 'table of the database' },
  title: { kind: 'text', required: true, about: 'title of the source in Italian' },
  entries: { kind: 'number', required: true, integer: true },
  erasure: { kind: 'choice', required: true, of: erasureEffects },
  why: { kind: 'text', about: 'why an erasure keeps the entries, in Italian' },
});

/** Summary of what is stored about a person across schools. */
export const personDataFields = fields({
  accounts: { kind: 'list', required: true, of: { kind: 'record', required: true, of: personAccountFields } },
  sources: {
    kind: 'list',
    required: true,
    of: { kind: 'record', required: true, of: personSourceFields },
    about: 'only the sources with entries',
  },
});

export type PersonData = RecordOf<typeof personDataFields>;
export type PersonAccount = RecordOf<typeof personAccountFields>;

/**
 * Extent of an export or erasure. A school may ask only for its own account; the person, or several schools together,
 * for all accounts.
 */
const scope = {
  kind: 'choice',
  required: true,
  of: ['account', 'person'],
  about:
    'account: only this account, for which its school is responsible; person: all accounts of the person, with the ArgoID',
} as const;

const reason = {
  kind: 'text',
  required: true,
  min: 10,
  max: 200,
  say: { min: message(fieldsMessages.atLeastCharacters, { count: 10 }) },
  about: 'who made the request and when, without the name of the person concerned; stored in the audit log',
} as const;

export const personExportFields = fields({ scope, reason });

/** Request to erase accounts, chosen from those in `personDataFields`. */
export const personErasureFields = fields({
  uids: {
    kind: 'list',
    required: true,
    of: { kind: 'text', required: true, max: 120 },
    about: 'the accounts of the person to be erased, as the preview listed them',
  },
  reason,
});

export const personErasedFields = fields({
  erasure: {
    kind: 'text',
    required: true,
    about: 'identifier of the erasure in the audit log, which does not name the person',
  },
  accounts: { kind: 'number', required: true, integer: true },
  left: {
    kind: 'list',
    required: true,
    of: { kind: 'record', required: true, of: personSourceFields },
    about: 'what is kept, and why',
  },
});
