import { sql } from 'kysely';
import type { ChangedBy } from '../../contract/schema/errors';
import type { Tx } from './database';

/** Reads who last changed something of a school, and when; undefined if nobody of the school did. */
export async function lastChange(...of: Parameters<typeof lastAction>): Promise<ChangedBy | undefined> {
  const last = await lastAction(...of);
  return last && { name: last.name, at: last.at };
}

/** Reads who last changed something of a school, when, and by which action; undefined if nobody of the school did. */
export async function lastAction(
  tx: Tx,
  customerCode: string,
  entity: string,
  id: string,
): Promise<(ChangedBy & { readonly action: string }) | undefined> {
  const line = await tx
    .selectFrom('audit_entry')
    .innerJoin('account', (join) =>
      join
        .onRef('account.customer_code', '=', 'audit_entry.customer_code')
        .onRef('account.uid', '=', 'audit_entry.who'),
    )
    .select([
      'audit_entry.at',
      'audit_entry.action',
      sql<string>`concat_ws(' ', account.cn, account.sn)`.as('name'),
    ])
    .where('audit_entry.customer_code', '=', customerCode)
    .where('audit_entry.entity', '=', entity)
    .where('audit_entry.id', '=', id)
    .where('audit_entry.outcome', '=', 'done')
    .orderBy('audit_entry.seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return line && { action: line.action, name: line.name, at: line.at.toISOString() };
}
