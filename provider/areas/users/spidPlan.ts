import { sql } from 'kysely';
import { spidPlanRead, spidPlanSet } from '../../../contract/account/credentialsEndpoints';
import { onlyChanged } from '../../audit/recordAudit';
import type { Tx } from '../../db/database';
import { implement } from '../../http/call';

export const readSpidPlan = implement(spidPlanRead, ({ tx }, { params }) => planOf(tx, params.customerCode));

export const setSpidPlan = implement(spidPlanSet, async (call, { params, body }) => {
  const { customerCode } = params;
  const before = await planOf(call.tx, customerCode);
  await call.tx
    .updateTable('school')
    .set({ password_until: body.giorno || null, version: sql<number>`version + 1` })
    .where('customer_code', '=', customerCode)
    .execute();
  const after = await planOf(call.tx, customerCode);
  call.audit(...onlyChanged({ entity: 'user', action: 'planSpid', id: customerCode, before, after }));
  return after;
});

async function planOf(tx: Tx, customerCode: string): Promise<{ giorno?: string }> {
  const { password_until } = await tx
    .selectFrom('school')
    .select('password_until')
    .where('customer_code', '=', customerCode)
    .executeTakeFirstOrThrow();
  return password_until ? { giorno: password_until } : {};
}
