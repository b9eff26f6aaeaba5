import * as scimMessages from '../../../contract/messages/it/scim';
import { message } from '../../../contract/messages/message';
import type { HeldRole } from '../../../contract/roles/application';
import { SPORTELLO_SCHEMA, USER_SCHEMA } from '../../../contract/scim/schemas';
import { SCIM_PATH } from '../../../contract/scim/scimClient';
import { userCreate, userDelete, userRead, usersFind, userUpdate } from '../../../contract/users/endpoints';
import type { User } from '../../../contract/users/user';
import { payloadNameOf, type WrittenField, writtenUserFields } from '../../../contract/users/writtenUser';
import { etag } from '../../http/version';
import { withMarks } from '../../operations/marks';
import { contextOf } from '../../operations/resourceWork';
import { runInCall } from '../../operations/runInCall';
import { storeOperation } from '../../operations/storeOperation';
import { Refusal } from '../../refusal';
import { readExternalIds, uidsNamed, writeExternalId } from './clientStore';
import { type ListQuery, onlyEquals, type Projection, shows } from './listing';
import { patchUser, readSentUser } from './patch';
import { externalIdIn, groupsOf, readGroupRoles } from './roleGroups';
import type { ScimCall } from './scimCall';
import { reasonOf, ScimRefusal } from './scimError';

/** The attributes of a SCIM user that the server reads. */
interface SentAttributes {
  readonly userName?: string;
  readonly externalId?: string;
  readonly name?: { readonly familyName?: string; readonly givenName?: string };
  readonly active?: boolean;
  readonly emails?: readonly { readonly value?: string; readonly primary?: boolean }[];
  readonly [SPORTELLO_SCHEMA]?: Readonly<Partial<Record<OwnAttribute, string>>>;
}

const ownAttributes = ['codiceFiscale', 'dataNascita', 'dataInizio', 'dataScadenza'] as const;
type OwnAttribute = (typeof ownAttributes)[number];

/** Fields of a user that SCIM writes, by their names in the payloads of the console. */
type Payload = Readonly<Record<'nome' | 'cognome' | 'email' | OwnAttribute, string>>;

const fieldOf = { nome: 'cn', cognome: 'sn', email: 'email', codiceFiscale: 'codicefiscale' } as const;
const fieldNamed = (name: keyof Payload): keyof User & string =>
  Object.hasOwn(fieldOf, name) ? fieldOf[name as keyof typeof fieldOf] : (name as keyof User & string);

/** A user in the form of SCIM, with the version that its ETag shows. */
export interface VersionedResource {
  readonly resource: object;
  readonly version: number;
}

const userResource = (
  user: User,
  { base }: Pick<ScimCall, 'base'>,
  more: {
    readonly version?: number;
    readonly externalId: string | undefined;
    /** The user name that the client sent, if it has a domain. */
    readonly userName: string | undefined;
    readonly roles: readonly HeldRole[] | undefined;
  },
): object => {
  const own = Object.fromEntries(
    ownAttributes.flatMap((name) => {
      const value = user[fieldNamed(name)];
      return value ? [[name, value]] : [];
    }),
  );
  return {
    schemas: [USER_SCHEMA, SPORTELLO_SCHEMA],
    id: user.uid,
    ...(more.externalId !== undefined && { externalId: more.externalId }),
    userName: more.userName ?? user.username,
    name: { formatted: `${user.cn} ${user.sn}`, familyName: user.sn, givenName: user.cn },
    displayName: `${user.cn} ${user.sn}`,
    active: user.status,
    emails: [{ value: user.email, type: 'work', primary: true }],
    ...(more.roles && { groups: groupsOf(user, more.roles, base) }),
    [SPORTELLO_SCHEMA]: own,
    meta: {
      resourceType: 'User',
      location: `${base}${SCIM_PATH}/Users/${encodeURIComponent(user.uid)}`,
      ...(more.version !== undefined && { version: weak(more.version) }),
    },
  };
};

/** Returns the ETag of a version: weak, since the attributes that are shown vary (RFC 7644, 3.14). */
export const weak = (version: number): string => `W/${etag(version)}`;

/**
 * Lists users. If a filter selects users by userName, id or externalId, only those are read. For other filters, lists
 * all users of the school; the caller applies the filter.
 */
export async function listUsers(scim: ScimCall, { filter, shown }: ListQuery): Promise<readonly object[]> {
  const { call, client, ask } = scim;
  const externalIds = await readExternalIds(call.tx, client, 'User');
  const stored = await readExternalIds(call.tx, client, 'UserName');
  const roles = shows(shown, 'groups') ? await readGroupRoles(scim) : undefined;
  const wanted = onlyEquals(filter, 'userName');
  const named = namedBy(filter, client.customerCode, { externalIds, userNames: stored });
  // If the client searched for a name with a domain that is not stored, return the user under that name.
  const [found] = wanted?.includes('@') ? (named ?? []) : [];
  const userNames = new Map([...(found && wanted ? [[found, wanted] as const] : []), ...stored]);
  const params = { customerCode: client.customerCode };
  const users = named ? await readNamed(scim, named) : (await ask(usersFind, { params, body: {} })).body;
  return users.map((user) => {
    const { uid } = user;
    // `found` may differ in case from the uid in the database.
    const userName = userNames.get(uid) ?? (uid.toLowerCase() === found?.toLowerCase() ? wanted : undefined);
    return userResource(user, scim, { externalId: externalIds.get(uid), userName, roles });
  });
}

/** Returns the uids of the only users whom a filter can match; undefined if it has to be applied to all of them. */
function namedBy(
  filter: string | undefined,
  customerCode: string,
  { externalIds, userNames }: Readonly<Record<'externalIds' | 'userNames', ReadonlyMap<string, string>>>,
): readonly string[] | undefined {
  const name = onlyEquals(filter, 'userName');
  if (name !== undefined) {
    const lower = name.toLowerCase();
    const known = [...userNames].flatMap(([uid, value]) => (value.toLowerCase() === lower ? [uid] : []));
    if (known.length > 0) return known;
    const uid = `${usernameOf(name, customerCode)}.${customerCode}`;
    const isOther = [...userNames.keys()].some((one) => one.toLowerCase() === uid.toLowerCase());
    // The same name in another domain may be another person.
    return name.includes('@') && isOther ? [] : [uid];
  }
  const id = onlyEquals(filter, 'id');
  if (id !== undefined) return [id];
  const external = onlyEquals(filter, 'externalId')?.toLowerCase();
  if (external === undefined) return undefined;
  return [...externalIds].flatMap(([uid, value]) => (value.toLowerCase() === external ? [uid] : []));
}

async function readNamed(
  { call, client, ask }: ScimCall,
  names: readonly string[],
): Promise<readonly User[]> {
  const uids = await uidsNamed(call.tx, client, names);
  const params = { customerCode: client.customerCode };
  const found: User[] = [];
  for (const uid of uids) found.push((await ask(userRead, { params: { ...params, uid } })).body);
  return found;
}

/** Reads one user. @throws Refusal `notFound` */
export async function readUser(scim: ScimCall, uid: string, shown: Projection): Promise<VersionedResource> {
  const { call, client, ask } = scim;
  const { body, version = 0 } = await ask(userRead, { params: { customerCode: client.customerCode, uid } });
  const externalIds = await readExternalIds(call.tx, client, 'User', [uid]);
  const userName = (await readExternalIds(call.tx, client, 'UserName', [uid])).get(uid);
  const roles = shows(shown, 'groups') ? await readGroupRoles(scim) : undefined;
  return {
    resource: userResource(body, scim, { version, externalId: externalIds.get(uid), userName, roles }),
    version,
  };
}

/**
 * Creates a user through the console's call and adds the creation to the history.
 * @returns the uid
 */
export async function createUser(scim: ScimCall, sent: unknown): Promise<string> {
  const { call, client, changes, ask } = scim;
  const { customerCode } = client;
  const wanted = readSentUser(sent) as SentAttributes;
  const username = usernameOf(wanted.userName ?? '', customerCode);
  const uid = `${username}.${customerCode}`;
  changes('create', uid);
  const stato = wanted.active ?? true;
  await inHistory(scim, uid, async () => {
    const body = { ...payloadOf(wanted), username, stato };
    const created = await ask(userCreate, { params: { customerCode }, body: body as never });
    return { before: {}, after: created.body, version: created.version };
  });
  await writeExternalId(call.tx, client, 'User', uid, externalIdIn(wanted.externalId));
  await writeExternalId(call.tx, client, 'UserName', uid, withDomain(wanted.userName));
  return uid;
}

/** Replaces a user (PUT): attributes that the client does not send stay as they are. */
export async function replaceUser(
  scim: ScimCall,
  uid: string,
  sent: unknown,
  ifMatch?: string,
): Promise<void> {
  const user = await lockedUser(scim, uid, ifMatch);
  const wanted = readSentUser(sent) as SentAttributes;
  await linkName(scim, user, wanted);
  await changeUser(scim, user, { ...payloadOfUser(user.user), ...payloadOf(wanted) }, wanted.active);
  if (wanted.externalId !== undefined)
    await writeExternalId(scim.call.tx, scim.client, 'User', uid, externalIdIn(wanted.externalId));
}

/** Changes a user by a PATCH. */
export async function patchOneUser(
  scim: ScimCall,
  uid: string,
  body: unknown,
  ifMatch?: string,
): Promise<void> {
  const { call, client } = scim;
  const user = await lockedUser(scim, uid, ifMatch);
  const externalId = (await readExternalIds(call.tx, client, 'User', [uid])).get(uid);
  const userName = (await readExternalIds(call.tx, client, 'UserName', [uid])).get(uid);
  const before = userResource(user.user, scim, { externalId, userName, roles: undefined });
  const wanted = (await patchUser(before, body)) as SentAttributes;
  await linkName(scim, user, wanted);
  // A removed attribute is emptied: the rules of the console say whether it may be.
  const emptied = {
    nome: '',
    cognome: '',
    email: '',
    codiceFiscale: '',
    dataNascita: '',
    dataInizio: '',
    dataScadenza: '',
  };
  await changeUser(scim, user, { ...emptied, ...payloadOf(wanted) }, wanted.active);
  if (wanted.externalId !== externalId)
    await writeExternalId(call.tx, client, 'User', uid, externalIdIn(wanted.externalId));
}

/** Deletes a user who has never signed in; the console allows no other deletion. */
export async function deleteUser(scim: ScimCall, uid: string): Promise<void> {
  const { customerCode } = scim.client;
  scim.changes('delete', uid);
  await scim.ask(userDelete, { params: { customerCode, uid } }).catch((error) => {
    // A SCIM client reads 409 as a duplicate.
    if (error instanceof Refusal && error.code === 'conflict')
      throw new Refusal('forbidden', {
        detail: message(scimMessages.forOthersActiveSet, { sentence: reasonOf(error) }),
      });
    throw error;
  });
  await writeExternalId(scim.call.tx, scim.client, 'User', uid, undefined);
  await writeExternalId(scim.call.tx, scim.client, 'UserName', uid, undefined);
}

interface LockedUser {
  readonly user: User;
  readonly version: number;
}

async function lockedUser(
  { call, client, users, ask }: ScimCall,
  uid: string,
  ifMatch?: string,
): Promise<LockedUser> {
  const { customerCode } = client;
  await users.marks({ tx: call.tx, customerCode }, [uid]);
  const { body: user, version = 0 } = await ask(userRead, { params: { customerCode, uid } });
  if (ifMatch !== undefined && ifMatch !== '*' && !ifMatch.split(/\s*,\s*/).includes(weak(version)))
    throw new Refusal('stale', { detail: scimMessages.userChanged });
  return { user, version };
}

/** Changes those data of a user that differ, and enables or disables the user if `active` differs. */
async function changeUser(
  scim: ScimCall,
  { user, version }: LockedUser,
  payload: Payload,
  active: boolean | undefined,
): Promise<void> {
  const { call, client, users, changes, ask } = scim;
  const { customerCode } = client;
  const { uid } = user;
  const before = payloadOfUser(user);
  const changed = payloadNames.filter((name) => payload[name].trim() !== before[name]);
  const status = active === undefined || active === user.status ? undefined : active ? 'enable' : 'disable';
  if (changed.length > 0) {
    changes('update', uid);
    await inHistory(scim, uid, async () => {
      const body = { ...writtenOf(user), ...payload } as never;
      const answered = await ask(userUpdate, { params: { customerCode, uid }, body }, version);
      const only = (one: User) =>
        Object.fromEntries(changed.map((name) => [fieldNamed(name), one[fieldNamed(name)] ?? null]));
      return { before: only(user), after: only(answered.body), version: answered.version };
    });
  }
  if (status) {
    changes(status, uid);
    const input = status === 'disable' ? { reset: false } : {};
    const { left } = await runInCall(call, users, status, { ids: [uid], input });
    const [refused] = left;
    if (refused) throw new Refusal('forbidden', { detail: refused.reason });
  }
}

interface Written {
  readonly before: object;
  readonly after: object;
  readonly version: number | undefined;
}

/** Makes a change of a user and adds it to the history as an import of one row, which can be reversed. */
async function inHistory(
  { call, users }: ScimCall,
  uid: string,
  change: () => Promise<Written>,
): Promise<void> {
  const outcome = await withMarks(contextOf(call), users, [uid], async () => {
    const { before, after, version } = await change();
    return { done: [{ id: uid, before, after, mark: String(version) }], skipped: [] };
  });
  await storeOperation(call, users, 'import', {}, { failed: [], ...outcome });
}

const withDomain = (userName: string | undefined): string | undefined =>
  userName?.includes('@') ? userName.slice(0, LONGEST_NAME) : undefined;

const LONGEST_NAME = 255;

/**
 * Returns the username in a SCIM userName. Removes a domain, as in the userPrincipalName of Microsoft Entra, and the
 * school's customer code in any case.
 */
function usernameOf(userName: string, customerCode: string): string {
  const name = userName.replace(/@.*$/s, '');
  const end = `.${customerCode}`;
  return name.toLowerCase().endsWith(end.toLowerCase()) ? name.slice(0, -end.length) : name;
}

/**
 * Checks that a name is that of the user, and remembers its domain. A user has one domain: the same name in another one
 * may be another person.
 * @throws ScimRefusal `mutability`
 */
async function linkName(
  { call, client }: ScimCall,
  { user }: LockedUser,
  { userName = user.username }: SentAttributes,
): Promise<void> {
  const { uid, username, customerCode } = user;
  if (usernameOf(userName, customerCode).toLowerCase() !== username.toLowerCase())
    throw new ScimRefusal(400, 'mutability', scimMessages.userNameCannotBeChanged);
  const wanted = withDomain(userName);
  if (wanted === undefined) return;
  const linked = (await readExternalIds(call.tx, client, 'UserName', [uid])).get(uid);
  if (linked !== undefined && linked.toLowerCase() !== wanted.toLowerCase())
    throw new ScimRefusal(400, 'mutability', message(scimMessages.accountIsLinkedToAlready, { linked }));
  if (linked !== wanted) await writeExternalId(call.tx, client, 'UserName', uid, wanted);
}

/** Returns the values that a SCIM user contains, under the names of the console’s calls. */
function payloadOf({ name, emails, [SPORTELLO_SCHEMA]: own }: SentAttributes): Partial<Payload> {
  const email = (emails?.find(({ primary }) => primary) ?? emails?.[0])?.value;
  return Object.fromEntries(
    Object.entries({ nome: name?.givenName, cognome: name?.familyName, email, ...own }).flatMap(
      ([field, value]) => (value === undefined || value === null ? [] : [[field, String(value)]]),
    ),
  );
}

const payloadNames: readonly (keyof Payload)[] = ['nome', 'cognome', 'email', ...ownAttributes];

const payloadOfUser = (user: User): Payload =>
  Object.fromEntries(payloadNames.map((name) => [name, String(user[fieldNamed(name)] ?? '')])) as Payload;

/**
 * Returns all fields that an update writes, with their current values, because an update empties fields that are
 * missing.
 */
const writtenOf = (user: User): object =>
  Object.fromEntries(
    (Object.keys(writtenUserFields) as WrittenField[]).map((field) => [payloadNameOf(field), user[field]]),
  );
