import * as provisioningMessages from '../messages/it/provisioning';
import { fields, pick, type RecordOf } from '../schema/fields';
import { UUID } from '../values/uuid';

/** Maximum number of targets of a school, or of the provider's staff. */
export const MOST_TARGETS = 5;

/** Number of runs that the health of a target shows. */
export const RUNS_SHOWN = 14;

/** Days of failures after which a person's change is given up, and a target stopped. */
export const PROVISIONING_FAILING_DAYS = 5;

/** Attributes that may be sent besides `userName` and `active`; the tax code is sent as an attribute of our extension. */
export const sentAttributes = ['externalId', 'name', 'displayName', 'emails', 'taxCode'] as const;
export type SentAttribute = (typeof sentAttributes)[number];

/** Attributes of a new target unless the supervisor chooses others. */
export const usualAttributes = ['externalId', 'name', 'emails'] as const satisfies readonly SentAttribute[];

/**
 * No token yet; compares its users with ours; waits for the confirmation of the first synchronisation; receives the
 * changes; refuses everything at present; paused by a person; stopped after days of failures.
 */
export const targetStates = [
  'noToken',
  'previewing',
  'toConfirm',
  'active',
  'failing',
  'paused',
  'stopped',
] as const;

/** Failures that concern the whole target: they are retried, and no person is sent meanwhile. */
export const targetFailures = [
  'unauthorised',
  'busy',
  'timeout',
  'unreachable',
  'notPublic',
  'redirect',
  'notScim',
  'sealed',
] as const;
export type TargetFailure = (typeof targetFailures)[number];

/**
 * Causes that concern one person. `notLinked`: a user with this name exists at a target of the provider, without our
 * identifier. `internal` is an error of ours. `vanished` is a warning: the user was missing at the target, and was created
 * again unless it had to be disabled.
 */
export const personCauses = [
  'taken',
  'notLinked',
  'rejected',
  'forbidden',
  'noUserName',
  'serverError',
  'internal',
  'vanished',
] as const;
export type PersonCause = (typeof personCauses)[number];

/** Changes of a user at the target. */
export const sentActions = ['none', 'create', 'update', 'activate', 'deactivate', 'delete'] as const;
export type SentAction = (typeof sentActions)[number];

/** In the queue; compared, in a preview; up to date; refused, until somebody fixes the cause. */
export const personStates = ['waiting', 'planned', 'done', 'failed'] as const;

const id = { kind: 'text', required: true, pattern: UUID } as const;
const count = { kind: 'number', required: true, integer: true, readOnly: true, min: 0 } as const;

/** System of somebody else, whose users follow the roles of an application, through SCIM 2.0. */
export const provisioningTargetFields = fields({
  id: { ...id, readOnly: true },
  name: { kind: 'text', required: true, min: 2, max: 80 },
  url: {
    kind: 'text',
    required: true,
    max: 2000,
    pattern: /^https?:\/\/\S+$/,
    say: { pattern: provisioningMessages.wholeAddress },
  },
  ac: { kind: 'text', required: true, max: 10, about: 'the application; its roles decide who has a user' },
  userName: { kind: 'choice', required: true, of: ['uid', 'email'], about: 'the value of userName' },
  attributes: {
    kind: 'list',
    required: true,
    max: sentAttributes.length,
    of: { kind: 'choice', required: true, of: sentAttributes },
    about: 'attributes that are sent besides userName and active',
  },
  roles: {
    kind: 'choice',
    required: true,
    of: ['none', 'roles', 'entitlements'],
    about: 'the attribute that has the roles of the application',
  },
  deletes: {
    kind: 'flag',
    required: true,
    about: 'deletes users of deleted persons; otherwise they are disabled. Everybody else is disabled only',
  },
  enabled: { kind: 'flag', required: true },
  state: { kind: 'choice', required: true, readOnly: true, of: targetStates },
  failure: { kind: 'choice', readOnly: true, of: targetFailures },
  failingSince: { kind: 'instant', readOnly: true },
  toCreate: { ...count, about: 'in a preview, the users that would be created' },
  toUpdate: { ...count, about: 'in a preview, the users that would be updated or enabled' },
  toDeactivate: { ...count, about: 'in a preview, the users that would be disabled' },
  waiting: { ...count, about: 'persons in the queue' },
  failed: { ...count, about: 'persons whose change was refused' },
  tokenAt: { kind: 'instant', readOnly: true, about: 'when its token was stored' },
  createdAt: { kind: 'instant', required: true, readOnly: true },
  createdBy: { kind: 'text', required: true, readOnly: true },
});

export type ProvisioningTarget = RecordOf<typeof provisioningTargetFields>;

export const newTargetFields = pick(
  provisioningTargetFields,
  'name',
  'url',
  'ac',
  'userName',
  'attributes',
  'roles',
  'deletes',
);
/** Address and application stay: they decide who receives which persons. */
export const writtenTargetFields = pick(
  provisioningTargetFields,
  'name',
  'userName',
  'attributes',
  'roles',
  'deletes',
  'enabled',
);
export const targetIdFields = fields({ id });

/** The bearer token that the target accepts; no answer has it. */
export const targetTokenFields = fields({
  token: { kind: 'text', required: true, secret: true, min: 8, max: 4000, pattern: /^\S+$/ },
});

/** Persons to whom the same thing happened, with the most urgent first. */
export const provisioningProblemFields = fields({
  cause: { kind: 'choice', required: true, of: [...targetFailures, ...personCauses] },
  severity: { kind: 'choice', required: true, of: ['error', 'warning'] },
  persons: { ...count, about: 'absent persons: it concerns the whole target' },
});

/** Changes that were sent within half an hour of each other. */
export const provisioningRunFields = fields({
  id,
  kind: { kind: 'choice', required: true, of: ['first', 'changes', 'retry'] },
  startedAt: { kind: 'instant', required: true },
  endedAt: { kind: 'instant', required: true, about: 'time of the last change so far' },
  created: count,
  updated: count,
  deactivated: count,
  errors: count,
  warnings: count,
});

export const provisioningHealthFields = fields({
  problems: {
    kind: 'list',
    required: true,
    of: { kind: 'record', required: true, of: provisioningProblemFields },
  },
  runs: { kind: 'list', required: true, of: { kind: 'record', required: true, of: provisioningRunFields } },
});

export type ProvisioningHealth = RecordOf<typeof provisioningHealthFields>;

/** A person at a target. */
export const provisioningPersonFields = fields({
  id,
  target: { ...id, about: 'the target' },
  name: { kind: 'text', required: true, about: 'of the target' },
  uid: { kind: 'text', required: true, privacy: 'personal' },
  state: { kind: 'choice', required: true, of: personStates },
  action: { kind: 'choice', required: true, of: sentActions, about: 'the last change, or the planned one' },
  cause: { kind: 'choice', of: [...targetFailures, ...personCauses] },
  statusCode: { kind: 'number', integer: true, about: 'HTTP status of the last answer' },
  detail: { kind: 'text', privacy: 'personal', about: 'reason that the target gave' },
  remoteId: { kind: 'text', about: 'id of the user at the target' },
  queuedAt: { kind: 'instant', required: true },
  attempts: { kind: 'number', required: true, integer: true },
  attemptedAt: { kind: 'instant' },
  nextAt: { kind: 'instant', about: 'the next attempt, if there is one' },
});

export type ProvisioningPerson = RecordOf<typeof provisioningPersonFields>;

/** Target of the provider for all schools with a licence of the application, or of a school. */
export const platformTargetFields = fields({
  ...provisioningTargetFields,
  school: {
    kind: 'text',
    readOnly: true,
    about: 'whose it is; absent for one of the provider. For a school’s, the url is only its origin',
  },
});

export type PlatformTarget = RecordOf<typeof platformTargetFields>;

/** The attributes stay: what is sent of all schools is decided by a call that asks for a confirmation. */
export const writtenPlatformTargetFields = pick(platformTargetFields, 'name', 'enabled');

/** A person at a target of the provider or of a school. */
export const platformProvisioningPersonFields = fields({
  ...provisioningPersonFields,
  owner: { kind: 'text', about: 'the school whose target it is; absent for one of the provider' },
  school: { kind: 'text', required: true, about: 'the school of the person' },
});

export type PlatformProvisioningPerson = RecordOf<typeof platformProvisioningPersonFields>;
