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
    about: 'the account of the page, linked by the same ArgoID, or with the same tax code',
  },
  hindrances: {
    kind: 'list',
    required: true,
    of: { kind: 'choice', required: true, of: erasureHindrances },
    about: 'what has to be settled before it can be erased',
  },
});

/** How much is stored about a person in one place. */
const personSourceFields = fields({
  source: { kind: 'text', required: true, about: 'table of the database' },
  title: { kind: 'text', required: true, about: 'in Italian' },
  entries: { kind: 'number', required: true, integer: true },
  erasure: { kind: 'choice', required: true, of: erasureEffects },
  why: { kind: 'text', about: 'why erasing leaves it, in Italian' },
});

/** Summary of what is stored about a person across schools. */
export const personDataFields = fields({
  accounts: { kind: 'list', required: true, of: { kind: 'record', required: true, of: personAccountFields } },
  sources: {
    kind: 'list',
    required: true,
    of: { kind: 'record', required: true, of: personSourceFields },
    about: 'those with entries',
  },
});

export type PersonData = RecordOf<typeof personDataFields>;
export type PersonAccount = RecordOf<typeof personAccountFields>;

/** A school may ask for its own account only; the person, or several schools together, for all accounts. */
const scope = {
  kind: 'choice',
  required: true,
  of: ['account', 'person'],
  about: 'this account alone, as its school answers for it; or all accounts of the person, with the ArgoID',
} as const;

const reason = {
  kind: 'text',
  required: true,
  min: 10,
  max: 200,
  say: { min: message(fieldsMessages.atLeastCharacters, { count: 10 }) },
  about: 'who asked for it and when, without the name of the person: it stays in the log',
} as const;

export const personExportFields = fields({ scope, reason });

/** @see personDataFields for the accounts to choose from */
export const personErasureFields = fields({
  uids: {
    kind: 'list',
    required: true,
    of: { kind: 'text', required: true, max: 120 },
    about: 'the accounts to erase, of those of the person; each as the preview listed it',
  },
  reason,
});

export const personErasedFields = fields({
  erasure: { kind: 'text', required: true, about: 'identifier in the log, which does not name the person' },
  accounts: { kind: 'number', required: true, integer: true },
  left: {
    kind: 'list',
    required: true,
    of: { kind: 'record', required: true, of: personSourceFields },
    about: 'what stays, and why',
  },
});
