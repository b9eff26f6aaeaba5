import { allPermissions } from '../permissions/permissions';
import type { ErrorCode } from '../schema/errors';
import { fields, type RecordOf } from '../schema/fields';
import { searched, sortedBy } from '../schema/listing';

export const auditPageSizes = ['10', '25', '50', '100'] as const;

/** What is written of: whatever can be permitted, and so refused; and signing in. */
export const auditedEntities: readonly string[] = Object.keys(allPermissions);
export const auditedActions: readonly string[] = [
  ...new Set([
    ...Object.values(allPermissions).flatMap(Object.keys),
    'signIn',
    'requestPassword',
    'changePassword',
  ]),
].sort();

/** Refusals that say something about rights and about the data; a form filled in wrongly does not. */
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

/** Why something was refused, as it is written down: those, and a password that was wrong. */
export const auditedReasons = [...auditedRefusals, 'unauthenticated'] as const;

/** Which lines of the audit log are wanted, and which page of them. Absent means any. */
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
    about: 'part of the account or of the name of its user, whatever the case',
  },
  targetContains: { kind: 'text', max: 120, about: 'part of what it is about, or of the name of that user' },
  ...searched,
});

export type AuditFilter = RecordOf<typeof auditFilterFields>;

/** The page wanted, the newest lines first. */
export const auditPageFields = fields({
  page: { kind: 'text', pattern: /^[1-9]\d{0,8}$/, about: 'the first is 1' },
  perPage: { kind: 'choice', of: auditPageSizes },
});

/** The order of the lines; newest first when it is absent. */
export const auditSortFields = sortedBy('at', 'name', 'what', 'outcome');

export type AuditQuery = AuditFilter & RecordOf<typeof auditPageFields> & RecordOf<typeof auditSortFields>;
