import { addDays } from '../../../contract/dates';
import type { Tx } from '../../db/database';
import type { DemoSchool } from '../school';

/** Inserts that schools are merged into others. */
export async function insertResizing(tx: Tx, schools: readonly DemoSchool[], today: string): Promise<void> {
  const codes = new Map(schools.map(({ plan }) => [plan.customerCode, plan.registered.codMin]));
  const at = new Date(`${addDays(today, -20)}T08:00:00Z`);
  const nothing = { document_id: null, sent_at: null, done_at: null };
  const rows = schools.flatMap(({ plan: { customerCode, mergingInto } }) => {
    const destination = mergingInto && codes.get(mergingInto);
    if (!destination) return [];
    const about = { customer_code: customerCode, cessata: true, anno: Number(today.slice(0, 4)) };
    return [{ ...about, destinations: [destination], announced_at: at, updated_at: at, ...nothing }];
  });
  if (rows.length > 0) await tx.insertInto('resizing').values(rows).execute();
}
