import { auditList } from '../../../contract/endpoints/audit';
import type { AuditEntry } from '../../../contract/entities/auditEntry';
import { implement } from '../../http/call';

const PAGE = 100;

export const list = implement(auditList, async ({ tx }, { params, query }) => {
  const rows = await tx
    .selectFrom('audit_entry')
    .selectAll()
    .where('customer_code', '=', params.customerCode)
    .$if(Boolean(query.before), (select) => select.where('seq', '<', Number(query.before)))
    .orderBy('seq', 'desc')
    .limit(PAGE)
    .execute();
  return rows.map(
    (row): AuditEntry => ({
      seq: row.seq,
      at: row.at.toISOString(),
      who: row.who,
      asWhom: row.as_whom,
      entity: row.entity,
      action: row.action,
      id: row.id,
      outcome: row.outcome,
      reason: row.reason,
      before: row.before as AuditEntry['before'],
      after: row.after as AuditEntry['after'],
      address: row.address,
      hash: row.hash,
    }),
  );
});
