import { allPermissions } from '../permissions/permissions';
import type { ErrorCode } from '../schema/errors';
import { fields, type RecordOf } from '../schema/fields';
import { searched, sortedBy } from '../schema/listing';
import { withRegistered } from '../storing/registerResources';

export const auditPageSizes = ['10', '25', '50', '100'] as const;

/** Audited entities: all that have permissions, and signing in. A call without permission is recorded as refused. */
export const auditedEntities = withRegistered(() => Object.keys(allPermissions()));
export const auditedActions = withRegistered(() =>
  [
    ...new Set([
      ...Object.values(allPermissions()).flatMap(Object.keys),
      'signIn',
      'requestPassword',
      'changePassword',
      'suspend',
      'resume',
      'unlock',
    ]),
  ].sort(),
);

/** Refusals that are audited because they concern rights or data; an invalid form is not. */
export const auditedRefusals = [
  'notAuthorised',
  'forbidden',
  'notForSupport',
  'notFound',
  'stale',
  'conflict',
  'idempotencyKeyReused',
  'tooManyRequests',
] as const satisfies readonly ErrorCode[];

/** Reasons of audited refusals: `auditedRefusals`, and a wrong password. */
export const auditedReasons = [...auditedRefusals, 'unauthenticated'] as const;

/** Filters of the audit log. An absent filter matches everything. */
export const auditFilterFields = fields({
  who: { kind: 'text', max: 254, about: 'the person: subject of the token' },
  action: { kind: 'choice', of: auditedActions },
  entity: { kind: 'choice', of: auditedEntities },
  outcome: { kind: 'choice', of: ['done', 'refused'] },
  from: { kind: 'day', about: 'from the beginning of this day in Rome' },
  to: { kind: 'day', about: 'to the end of this day in Rome' },
  whoContains: {
    kind: 'text',
    max: 120,
    about: 'part of the account or of its user’s name, ignoring case',
  },
  targetContains: {
    kind: 'text',
    max: 120,
    about: 'part of the target, or of the name of the user that it is',
  },
  ...searched,
});

export type AuditFilter = RecordOf<typeof auditFilterFields>;

/** Requested page, the newest lines first. */
export const auditPageFields = fields({
  page: { kind: 'text', pattern: /^[1-9]\d{0,8}$/, about: 'the first is 1' },
  perPage: { kind: 'choice', of: auditPageSizes },
});

/** Order of the lines; if absent, newest first. */
export const auditSortFields = sortedBy('at', 'name', 'what', 'outcome');

export type AuditQuery = AuditFilter & RecordOf<typeof auditPageFields> & RecordOf<typeof auditSortFields>;
