import {
  operatorCreate,
  operatorDisable,
  operatorEnable,
  operatorInvite,
  operatorList,
  operatorRoleSet,
} from '../../../contract/staff/endpoints/people';
import type { StaffRole } from '../../../contract/staff/operatorPermissions';
import { LAST_ADMINISTRATOR } from '../../../contract/staff/operatorRights';
import { staffMay } from '../../../contract/staff/staffPermissions';
import type { Tx } from '../../db/database';
import { type Call, implement } from '../../http/call';
import { issueInvitation } from '../../identity/operators/invitations';
import { withdrawProposalsOf } from '../../platform/proposals';
import { endSupportOf } from '../../platform/supportAccess';
import { Refusal } from '../../refusal';

const list = implement(operatorList, async ({ tx }) => {
  const rows = await tx
    .selectFrom('operator')
    .select(['username', 'name', 'role', 'enabled', 'ready', 'created_at', 'created_by', 'signed_in_at'])
    .orderBy('username')
    .execute();
  return rows.map(({ created_at, created_by, signed_in_at, ...row }) => ({
    ...row,
    createdAt: created_at.toISOString(),
    createdBy: created_by,
    signedInAt: signed_in_at?.toISOString() ?? null,
  }));
});

const create = implement(operatorCreate, async (call, { body: { username, name, role: asked } }) => {
  const role = asked ?? (await roleOfNew(call.tx));
  const made = await call.tx
    .insertInto('operator')
    .values({ username, name, role, created_at: call.now, created_by: call.caller.sub })
    .onConflict((there) => there.doNothing())
    .executeTakeFirst();
  if (made.numInsertedOrUpdatedRows === 0n)
    throw new Refusal('conflict', { detail: `L’operatore ${username} esiste già.` });
  call.audit({ entity: 'operator', action: 'create', id: username, after: { username, name, role } });
  return invite(call, username);
});

const inviteAgain = implement(operatorInvite, async (call, { body: { username } }) => {
  await keepAdministrator(call, username);
  await change(call, username, { enabled: true });
  call.audit({ entity: 'operator', action: 'invite', id: username });
  return invite(call, username);
});

const disable = implement(operatorDisable, async (call, { body: { username } }) => {
  await keepAdministrator(call, username);
  await change(call, username, { enabled: false });
  for (const table of ['operator_invitation', 'operator_session'] as const)
    await call.tx.deleteFrom(table).where('username', '=', username).execute();
  await endSupportOf(call.tx, username, call.now, { asked: true });
  await withdrawProposalsOf(call.tx, username, call.now);
  call.audit({ entity: 'operator', action: 'disable', id: username });
  return undefined;
});

const enable = implement(operatorEnable, async (call, { body: { username } }) => {
  await change(call, username, { enabled: true });
  call.audit({ entity: 'operator', action: 'enable', id: username });
  return undefined;
});

const setRole = implement(operatorRoleSet, async (call, { body: { username, role } }) => {
  if (role !== 'administrator') await keepAdministrator(call, username);
  const before = await findPerson(call, username);
  await change(call, username, { role });
  // Ends support accesses at once if the new role does not allow them.
  if (!staffMay(role, ['supportAccess', 'enter']))
    await endSupportOf(call.tx, username, call.now, { asked: true });
  if (role !== 'administrator') await withdrawProposalsOf(call.tx, username, call.now);
  call.audit({
    entity: 'operator',
    action: 'setRole',
    id: username,
    before: { role: before.role },
    after: { role },
  });
  return undefined;
});

/**
 * Returns the role of a new person: the first one is an administrator, all others have read-only access until an
 * administrator changes that.
 */
async function roleOfNew(tx: Tx): Promise<StaffRole> {
  const anybody = await tx.selectFrom('operator').select('username').limit(1).executeTakeFirst();
  return anybody ? 'readOnly' : 'administrator';
}

/**
 * Refuses a change by a person that would leave nobody able to sign in as an administrator. Commands on the server may
 * make it, because they can create another administrator.
 * @throws Refusal `conflict`
 */
async function keepAdministrator({ tx, caller }: Call, username: string): Promise<void> {
  if (!caller.staffSession) return;
  // Two administrators who revoke each other's role simultaneously are serialised by this lock.
  const able = await tx
    .selectFrom('operator')
    .select('username')
    .where('role', '=', 'administrator')
    .where('enabled', '=', true)
    .where('ready', '=', true)
    .orderBy('username')
    .forUpdate()
    .execute();
  if (able.every((one) => one.username === username))
    throw new Refusal('conflict', { detail: LAST_ADMINISTRATOR });
}

async function findPerson({ tx }: Call, username: string) {
  const found = await tx
    .selectFrom('operator')
    .select('role')
    .where('username', '=', username)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw notThere(username);
  return found;
}

const notThere = (username: string) =>
  new Refusal('notFound', { detail: `L’operatore ${username} non c’è.` });

async function change(
  { tx }: Call,
  username: string,
  set: { readonly enabled: boolean } | { readonly role: StaffRole },
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('operator')
    .set(set)
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw notThere(username);
}

async function invite({ tx, now, config }: Call, username: string) {
  const { token, expiresAt } = await issueInvitation(tx, username, now);
  await endSupportOf(tx, username, now, { asked: true });
  // The account may have been used by another person until now.
  await withdrawProposalsOf(tx, username, now);
  // The token is in the URL fragment, which is neither sent to a server nor logged.
  const link = `${config.publicUrl}/gestore/primo-accesso#${token}`;
  return { username, link, expiresAt: expiresAt.toISOString() };
}

/** Implementations of the endpoints for the provider's own people. */
export const people = [list, create, inviteAgain, disable, enable, setRole];
