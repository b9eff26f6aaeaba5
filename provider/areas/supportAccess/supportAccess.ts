import { sql } from 'kysely';
import * as supportAccessMessages from '../../../contract/messages/it/supportAccess';
import {
  supportAccessAnswer,
  supportAccessClose,
  supportAccessList,
} from '../../../contract/supportAccess/endpoints';
import { SUPPORT_MINUTES } from '../../../contract/supportAccess/supportAccess';
import { type Call, type Implementation, implement } from '../../http/call';
import { endSupport, findSupport, supportOf } from '../../platform/supportAccess';
import { Refusal } from '../../refusal';

const list = implement(supportAccessList, async ({ tx, now, caller }) =>
  (await findSupport(tx, { now }, sql`school = ${caller.customerCode}`)).map(supportOf),
);

const answer = implement(supportAccessAnswer, async (call, { params: { id }, body: { consent } }) => {
  const { tx, now, caller } = call;
  // Of two simultaneous answers, the first one counts.
  await tx.selectFrom('support_access').select('id').where('id', '=', id).forUpdate().execute();
  const access = await one(call, id);
  if (access.uid !== caller.uid) throw new Refusal('notFound');
  if (access.state !== 'asked')
    throw new Refusal('conflict', { detail: supportAccessMessages.supportRequestIsNoLonger });
  const until = consent ? new Date(now.getTime() + SUPPORT_MINUTES * 60_000) : null;
  await tx
    .updateTable('support_access')
    .set({ answered_at: now, until })
    .where('customer_code', '=', caller.customerCode)
    .where('id', '=', id)
    .execute();
  const { operator, reason } = access;
  const after = { consent, operator, reason };
  call.audit({ entity: 'supportAccess', action: 'answer', id: caller.uid, after });
  return one(call, id);
});

/** Ends an access; any supervisor, and the operator, may do so. */
const close = implement(supportAccessClose, async (call, { params: { id } }) => {
  const { uid, operator } = await one(call, id);
  if (await endSupport(call.tx, call.caller.customerCode, id, call.now))
    call.audit({ entity: 'supportAccess', action: 'close', id: uid, after: { operator } });
  return one(call, id);
});

async function one({ tx, now, caller }: Call, id: string) {
  const [found] = await findSupport(tx, { now }, sql`school = ${caller.customerCode} and id = ${id}`);
  if (!found) throw new Refusal('notFound');
  return supportOf(found);
}

/** Implementations of the calls with which a school grants and ends support access. */
export const supportAccess: readonly Implementation[] = [list, answer, close];
