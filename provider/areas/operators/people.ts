import {
  operatorCreate,
  operatorDisable,
  operatorInvite,
  operatorList,
} from '../../../contract/endpoints/operators/people';
import { type Call, implement } from '../../http/call';
import { issueInvitation } from '../../identity/operators/invitations';
import { endSupportOf } from '../../platform/supportAccess';
import { Refusal } from '../../refusal';

const list = implement(operatorList, async ({ tx }) => {
  const rows = await tx
    .selectFrom('operator')
    .select(['username', 'name', 'enabled', 'ready', 'created_at', 'created_by', 'signed_in_at'])
    .orderBy('username')
    .execute();
  return rows.map(({ created_at, created_by, signed_in_at, ...row }) => ({
    ...row,
    createdAt: created_at.toISOString(),
    createdBy: created_by,
    signedInAt: signed_in_at?.toISOString() ?? null,
  }));
});

const create = implement(operatorCreate, async (call, { body: { username, name } }) => {
  const made = await call.tx
    .insertInto('operator')
    .values({ username, name, created_at: call.now, created_by: call.caller.sub })
    .onConflict((there) => there.doNothing())
    .executeTakeFirst();
  if (made.numInsertedOrUpdatedRows === 0n)
    throw new Refusal('conflict', { detail: `L’operatore ${username} esiste già.` });
  call.audit({ entity: 'operator', action: 'create', id: username, after: { username, name } });
  return invite(call, username);
});

const inviteAgain = implement(operatorInvite, async (call, { body: { username } }) => {
  await change(call, username, { enabled: true });
  call.audit({ entity: 'operator', action: 'invite', id: username });
  return invite(call, username);
});

const disable = implement(operatorDisable, async (call, { body: { username } }) => {
  await change(call, username, { enabled: false });
  for (const table of ['operator_invitation', 'operator_session'] as const)
    await call.tx.deleteFrom(table).where('username', '=', username).execute();
  await endSupportOf(call.tx, username, call.now, { asked: true });
  call.audit({ entity: 'operator', action: 'disable', id: username });
  return undefined;
});

async function change({ tx }: Call, username: string, set: { readonly enabled: boolean }): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('operator')
    .set(set)
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new Refusal('notFound', { detail: `L’operatore ${username} non c’è.` });
}

async function invite({ tx, now, config }: Call, username: string) {
  const { token, expiresAt } = await issueInvitation(tx, username, now);
  await endSupportOf(tx, username, now, { asked: true });
  // Behind the #: what stands there is sent to no server, and written into no log.
  const link = `${config.publicUrl}/gestore/primo-accesso#${token}`;
  return { username, link, expiresAt: expiresAt.toISOString() };
}

/** What answers the calls about the provider's own people. */
export const people = [list, create, inviteAgain, disable];
