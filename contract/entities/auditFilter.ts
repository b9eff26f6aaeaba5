import { fields, type RecordOf } from '../fields';
import { permissions } from '../permissions';

export const auditPageSizes = ['10', '25', '50', '100'] as const;

/** What is written of: whatever can be permitted, and so refused; and signing in. */
export const auditedEntities: readonly string[] = Object.keys(permissions);
export const auditedActions: readonly string[] = [
  ...new Set([...Object.values(permissions).flatMap(Object.keys), 'signIn']),
].sort();

/** Which lines of the audit log are wanted, and which page of them. Absent means any. */
export const auditFilterFields = fields({
  who: { kind: 'text', max: 254, about: 'the person: subject of the token' },
  action: { kind: 'choice', of: auditedActions },
  entity: { kind: 'choice', of: auditedEntities },
  outcome: { kind: 'choice', of: ['done', 'refused'] },
  from: { kind: 'day', about: 'from the beginning of this day in Rome' },
  to: { kind: 'day', about: 'to the end of this day in Rome' },
});

export type AuditFilter = RecordOf<typeof auditFilterFields>;

/** The page wanted, the newest lines first. */
export const auditPageFields = fields({
  page: { kind: 'text', pattern: /^[1-9]\d{0,8}$/, about: 'the first is 1' },
  perPage: { kind: 'choice', of: auditPageSizes },
});

export type AuditQuery = AuditFilter & RecordOf<typeof auditPageFields>;
