import * as scimMessages from '../../../contract/messages/it/scim';
import { message } from '../../../contract/messages/message';
import { isReservedGroup } from '../../../contract/permissions/roles';
import type { HeldRole } from '../../../contract/roles/application';
import { roleCatalogue } from '../../../contract/roles/endpoints';
import { reservedMessage } from '../../../contract/roles/sentences';
import { SCIM_PATH } from '../../../contract/scim/scimClient';
import { userRead, usersFind } from '../../../contract/users/endpoints';
import type { User } from '../../../contract/users/user';
import type { LeftOut } from '../../operations/resourceWork';
import { runInCall } from '../../operations/runInCall';
import { Refusal } from '../../refusal';
import { readExternalIds, writeExternalId } from './clientStore';
import { readOperations } from './patch';
import { GROUP_SCHEMA } from './schemas';
import type { ScimCall } from './scimCall';
import { ScimRefusal } from './scimError';

/** Maximum number of users who are read one by one; for more, it is faster to read all members of the group. */
const FEW = 50;

const SEPARATOR = '~';

/** Returns the id of the group of a role, `WWA~Preside`. */
export const groupId = ({ uid, group }: HeldRole): string => `${uid}${SEPARATOR}${group}`;

const groupName = ({ uid, group }: HeldRole): string => `${uid} ${group}`;

/** Returns the `groups` of a SCIM user: the roles of the user that the school assigns. */
export const groupsOf = (user: User, roles: readonly HeldRole[], base: string): readonly object[] =>
  (user.groups ?? [])
    .filter((held) => roles.some((role) => groupId(role) === groupId(held)))
    .map((role) => ({
      value: groupId(role),
      $ref: locationOf(base, groupId(role)),
      display: groupName(role),
      type: 'direct',
    }));

const locationOf = (base: string, id: string) => `${base}${SCIM_PATH}/Groups/${encodeURIComponent(id)}`;

/** Reads the roles of applications that the school assigns; each of them is a SCIM group. */
export async function readGroupRoles({ ask, client }: ScimCall): Promise<readonly HeldRole[]> {
  const { body } = await ask(roleCatalogue, { params: { customerCode: client.customerCode } });
  return body.applications.flatMap(({ roles }) => roles.map(({ ac, cn }) => ({ uid: ac, group: cn })));
}

/**
 * Lists the groups.
 * @param withMembers false if the members are not requested, because reading them takes most of the time
 */
export async function listGroups(scim: ScimCall, withMembers: boolean): Promise<readonly object[]> {
  const { call, client, base, ask } = scim;
  const roles = await readGroupRoles(scim);
  const externalIds = await readExternalIds(call.tx, client, 'Group');
  const members = new Map<string, User[]>();
  if (withMembers) {
    const { body } = await ask(usersFind, { params: { customerCode: client.customerCode }, body: {} });
    for (const user of body)
      for (const role of user.groups ?? [])
        members.set(groupId(role), [...(members.get(groupId(role)) ?? []), user]);
  }
  return roles.map((role) =>
    groupResource(
      role,
      base,
      externalIds.get(groupId(role)),
      withMembers ? (members.get(groupId(role)) ?? []) : undefined,
    ),
  );
}

/** Reads one group. @throws Refusal `notFound` */
export async function readGroup(scim: ScimCall, id: string, withMembers: boolean): Promise<object> {
  const { call, client, base } = scim;
  const role = await findRole(scim, id);
  const externalIds = await readExternalIds(call.tx, client, 'Group', [id]);
  const members = withMembers ? await readMembers(scim, role) : undefined;
  return groupResource(role, base, externalIds.get(id), members);
}

function groupResource(
  role: HeldRole,
  base: string,
  externalId: string | undefined,
  members: readonly User[] | undefined,
): object {
  const id = groupId(role);
  return {
    schemas: [GROUP_SCHEMA],
    id,
    ...(externalId !== undefined && { externalId }),
    displayName: groupName(role),
    ...(members && {
      members: members.map(({ uid, labelNomeCognome }) => ({
        value: uid,
        $ref: `${base}${SCIM_PATH}/Users/${encodeURIComponent(uid)}`,
        display: labelNomeCognome,
      })),
    }),
    meta: { resourceType: 'Group', location: locationOf(base, id) },
  };
}

async function findRole(scim: ScimCall, id: string): Promise<HeldRole> {
  const [uid = '', group = ''] = id.split(SEPARATOR);
  // Reserved roles are not groups: say why, rather than that they do not exist.
  if (isReservedGroup(group)) throw new Refusal('forbidden', { detail: reservedMessage({ uid, group }) });
  const role = (await readGroupRoles(scim)).find((one) => groupId(one) === id);
  if (!role) throw new Refusal('notFound');
  return role;
}

async function readMembers({ ask, client }: ScimCall, { uid, group }: HeldRole): Promise<readonly User[]> {
  const params = { customerCode: client.customerCode };
  return (await ask(usersFind, { params, body: { applicazione: uid, ruolo: group } })).body;
}

/** Refuses to create a group: groups are the roles of the applications, which the school does not define. */
export async function refuseNewGroup(scim: ScimCall, body: unknown): Promise<never> {
  const name = String((body as { readonly displayName?: unknown } | null)?.displayName ?? '');
  const known = (await readGroupRoles(scim)).some(
    (role) => groupName(role).toLowerCase() === name.toLowerCase(),
  );
  if (known) throw new ScimRefusal(409, 'uniqueness', message(scimMessages.groupExistsAlready, { name }));
  throw new ScimRefusal(403, undefined, scimMessages.groupsNotCreated);
}

/** Replaces the members and the identifier of a group (PUT). */
export async function replaceGroup(scim: ScimCall, id: string, body: unknown): Promise<object> {
  const role = await findRole(scim, id);
  const { displayName, externalId, members } = (body ?? {}) as Readonly<Record<string, unknown>>;
  mustKeepName(role, displayName);
  if (externalId !== undefined) await setExternalId(scim, id, externalId);
  const before = (await readMembers(scim, role)).map(({ uid }) => uid);
  const wanted = membersIn(members ?? []);
  await changeMembers(scim, role, {
    added: wanted.filter((uid) => !before.includes(uid)),
    removed: before.filter((uid) => !wanted.includes(uid)),
  });
  return readGroup(scim, id, true);
}

/**
 * Changes a group with a PATCH. Unless it replaces or removes all members, only the members in the request are read.
 */
export async function patchGroup(scim: ScimCall, id: string, body: unknown): Promise<void> {
  const role = await findRole(scim, id);
  const added = new Set<string>();
  const removed = new Set<string>();
  for (const { op, path, value } of readOperations(body)) {
    const plain = path.toLowerCase().replace(`${GROUP_SCHEMA.toLowerCase()}:`, '');
    if (plain === 'displayname') mustKeepName(role, op === 'remove' ? '' : value);
    else if (plain === 'externalid') await setExternalId(scim, id, op === 'remove' ? undefined : value);
    else if (plain === 'id' || plain === 'schemas' || plain === 'meta') continue;
    else {
      const members = await membersAt(scim, role, op, path, value);
      if (op === 'replace') {
        const before = (await readMembers(scim, role)).map(({ uid }) => uid);
        for (const uid of before) if (!members.includes(uid)) move(uid, removed, added);
      }
      for (const uid of members) op === 'remove' ? move(uid, removed, added) : move(uid, added, removed);
    }
  }
  await changeMembers(scim, role, { added: [...added], removed: [...removed] });
}

function move(uid: string, to: Set<string>, from: Set<string>): void {
  from.delete(uid);
  to.add(uid);
}

/** Returns the members that an operation names. @throws ScimRefusal `invalidPath` */
async function membersAt(
  scim: ScimCall,
  role: HeldRole,
  op: string,
  path: string,
  value: unknown,
): Promise<readonly string[]> {
  const [, filter] = /^(?:urn:[^[]+:)?members(\[.*\])?$/i.exec(path) ?? [];
  if (filter !== undefined) {
    const [, uid] = /^\[\s*value\s+eq\s+"([^"]*)"\s*\]$/i.exec(filter) ?? [];
    if (op === 'remove' && uid !== undefined) return [uid];
  } else if (/^(?:urn:[^[]+:)?members$/i.test(path)) {
    // Without a value, all members are removed (RFC 7644, 3.5.2.2).
    if (op === 'remove' && value === undefined) return (await readMembers(scim, role)).map(({ uid }) => uid);
    return membersIn(value);
  }
  throw new ScimRefusal(
    400,
    'invalidPath',
    message(scimMessages.pathIsNotSupported, { path: path.slice(0, 100) }),
  );
}

function membersIn(value: unknown): readonly string[] {
  const values = Array.isArray(value) ? value : [value];
  return values.map((one: unknown) => {
    const uid = typeof one === 'string' ? one : (one as { readonly value?: unknown } | null)?.value;
    if (typeof uid !== 'string') throw new ScimRefusal(400, 'invalidValue', 'Un membro richiede value');
    return uid;
  });
}

function mustKeepName(role: HeldRole, name: unknown): void {
  if (name !== undefined && name !== groupName(role))
    throw new ScimRefusal(400, 'mutability', scimMessages.nameOfGroup);
}

/** Stores the client's identifier of a group. */
async function setExternalId({ call, client }: ScimCall, id: string, value: unknown): Promise<void> {
  await writeExternalId(call.tx, client, 'Group', id, externalIdIn(value));
}

/**
 * Returns an external id; undefined if it is absent or empty.
 * @throws ScimRefusal `invalidValue` unless it is a text of at most 255 characters
 */
export function externalIdIn(value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value !== 'string' || value.length > 255)
    throw new ScimRefusal(400, 'invalidValue', scimMessages.externalId);
  return value;
}

/**
 * Gives the role of a group to users and takes it from others, all or none (RFC 7644, 3.5.2), as the action of the
 * console does.
 */
async function changeMembers(
  scim: ScimCall,
  role: HeldRole,
  { added, removed }: { readonly added: readonly string[]; readonly removed: readonly string[] },
): Promise<void> {
  const holders = await holdersAmong(scim, role, [...added, ...removed]);
  await run(
    scim,
    added.filter((uid) => !holders.has(uid)),
    { groups: [role] },
  );
  await run(
    scim,
    removed.filter((uid) => holders.has(uid)),
    // Microsoft Entra disables a user first and takes them from their groups afterwards.
    { groups: [role], remove: true, alsoDisabled: true },
  );
}

async function run({ call, users, changes }: ScimCall, ids: readonly string[], input: object): Promise<void> {
  if (ids.length === 0) return;
  for (const uid of ids) changes('roles', uid);
  const { done, left } = await runInCall(call, users, 'roles', { ids, input });
  const refused = [
    ...left,
    ...done.flatMap(({ id, partial, note }) => (partial && note ? [{ id, reason: note }] : [])),
  ];
  if (refused.length > 0) throw new RefusedMembers(refused);
}

/** Thrown if some users cannot get or lose a role; contains the reason for each of them. */
export class RefusedMembers extends Refusal {
  constructor(readonly refused: readonly LeftOut[]) {
    super('forbidden', { detail: refused.map(({ id, reason }) => `${id}: ${reason}`).join(' ') });
  }
}

/**
 * Returns which of these users hold a role. For more than {@link FEW} users, does not check that they exist.
 * @throws ScimRefusal `invalidValue` if a user does not exist
 */
async function holdersAmong(
  scim: ScimCall,
  role: HeldRole,
  uids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (uids.length > FEW) return new Set((await readMembers(scim, role)).map(({ uid }) => uid));
  const { customerCode } = scim.client;
  const holders = new Set<string>();
  for (const uid of uids) {
    const { body } = await scim.ask(userRead, { params: { customerCode, uid } }).catch((error) => {
      if (error instanceof Refusal && error.code === 'notFound')
        throw new ScimRefusal(
          400,
          'invalidValue',
          message(scimMessages.userDoesNotExist, { uid: uid.slice(0, 120) }),
        );
      throw error;
    });
    if (body.groups?.some((held) => groupId(held) === groupId(role))) holders.add(uid);
  }
  return holders;
}
