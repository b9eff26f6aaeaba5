import * as scimMessages from '../messages/it/scim';
import { fields, pick, type RecordOf } from '../schema/fields';
import { UUID } from '../values/uuid';

/** Path of the SCIM server (RFC 7644). */
export const SCIM_PATH = '/scim/v2';

/** Maximum number of SCIM clients of a school. */
export const MAX_SCIM_CLIENTS = 5;

/** `prova`: changes are checked and recorded, not made; `attiva`: they are made. */
export const scimModes = ['prova', 'attiva'] as const;

export const scimChangeKinds = ['create', 'update', 'enable', 'disable', 'delete', 'roles'] as const;

/**
 * Outcomes of a change that was not made. `tried`: it would be made if the client were not on trial; `refused`: a rule
 * prevents it.
 */
export const scimOutcomes = ['tried', 'refused'] as const;

const id = { kind: 'text', required: true, pattern: UUID } as const;
const count = { kind: 'number', required: true, integer: true, min: 0 } as const;

/** Group of changes made by a client, recorded as one operation of the history. */
const scimRunFields = fields({
  operation: {
    kind: 'text',
    required: true,
    max: 120,
    about: 'id of the operation in the history, with which it can be undone',
  },
  action: { kind: 'text', required: true },
  at: { kind: 'instant', required: true, about: 'time of the last change in the group' },
  done: count,
  failed: count,
});

/** System that manages the users of a school through SCIM, such as Microsoft Entra. */
export const scimClientFields = fields({
  id,
  name: {
    kind: 'text',
    required: true,
    min: 2,
    max: 60,
    pattern: /^[\p{L}\p{N}][\p{L}\p{N} ._()-]*$/u,
    say: {
      required: scimMessages.enterNameOfSystem,
      min: scimMessages.nameTooShort,
      pattern: scimMessages.nameCanContainLettersDigits,
    },
  },
  mode: { kind: 'choice', required: true, of: scimModes },
  createdAt: { kind: 'instant', required: true },
  createdBy: { kind: 'text', required: true, about: 'uid of the supervisor' },
  tokenAt: { kind: 'instant', required: true, about: 'time at which its token was created' },
  usedAt: { kind: 'instant', about: 'time of its last call, to the minute; absent if it never called' },
  tried: {
    kind: 'record',
    required: true,
    about: 'for a client on trial: the number of records that each kind of change would affect',
    of: { create: count, update: count, enable: count, disable: count, delete: count, roles: count },
  },
  refused: { ...count, about: 'number of changes that are currently refused' },
  runs: {
    kind: 'list',
    required: true,
    about: 'its last 14 operations, newest first',
    of: { kind: 'record', required: true, of: scimRunFields },
  },
});

export type ScimClient = RecordOf<typeof scimClientFields>;

export const newScimClientFields = pick(scimClientFields, 'name');
export const scimClientIdFields = fields({ id });

/** Token of a client, returned once: only its digest is stored. */
export const scimTokenFields = fields({
  id,
  token: { kind: 'text', required: true },
  address: {
    kind: 'text',
    required: true,
    about: 'address of the SCIM server, for the settings of the client',
  },
});

/** Change that a client requested and that was not made. */
export const scimChangeFields = fields({
  kind: { kind: 'choice', required: true, of: scimChangeKinds },
  target: {
    kind: 'text',
    required: true,
    privacy: 'personal',
    about: 'uid of the user; for a new user, the requested uid',
  },
  outcome: { kind: 'choice', required: true, of: scimOutcomes },
  reason: { kind: 'text', about: 'in Italian, why the change is refused' },
  at: { kind: 'instant', required: true },
});

export type ScimChange = RecordOf<typeof scimChangeFields>;
