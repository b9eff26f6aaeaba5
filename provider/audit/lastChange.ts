import { sql } from 'kysely';
import type { ChangedBy } from '../../contract/errors';
import type { Tx } from '../db/database';

/** Who changed something of a school last, and when; undefined where nobody of the school did. */
export async function lastChange(
  tx: Tx,
  customerCode: string,
  entity: string,
  id: string,
): Promise<ChangedBy | undefined> {
  const line = await tx
    .selectFrom('audit_entry')
    .innerJoin('account', (join) =>
      join
        .onRef('account.customer_code', '=', 'audit_entry.customer_code')
        .onRef('account.uid', '=', 'audit_entry.who'),
    )
    .select(['audit_entry.at', sql<string>`concat_ws(' ', account.cn, account.sn)`.as('name')])
    .where('audit_entry.customer_code', '=', customerCode)
    .where('audit_entry.entity', '=', entity)
    .where('audit_entry.id', '=', id)
    .where('audit_entry.outcome', '=', 'done')
    .orderBy('audit_entry.seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return line && { name: line.name, at: line.at.toISOString() };
}
