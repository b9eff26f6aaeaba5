import type { HeldRole } from '../../../contract/roles/application';
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
import { SPORTELLO_SCHEMA, USER_SCHEMA } from './schemas';
import type { ScimCall } from './scimCall';
import { reasonOf, ScimRefusal } from './scimError';

/** A user as SCIM sends or shows it, with the attributes that count here. */
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
    userName: user.username,
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

/** Lists users. A filter that names one user is looked up; others are applied to all users of the school. */
export async function listUsers(scim: ScimCall, { filter, shown }: ListQuery): Promise<readonly object[]> {
  const { call, client, ask } = scim;
  const externalIds = await readExternalIds(call.tx, client, 'User');
  const roles = shows(shown, 'groups') ? await readGroupRoles(scim) : undefined;
  const named = namedBy(filter, client.customerCode, externalIds);
  const params = { customerCode: client.customerCode };
  const users = named ? await readNamed(scim, named) : (await ask(usersFind, { params, body: {} })).body;
  return users.map((user) => userResource(user, scim, { externalId: externalIds.get(user.uid), roles }));
}

/** Returns the uids of the only users whom a filter can match; undefined if it has to be applied to all of them. */
function namedBy(
  filter: string | undefined,
  customerCode: string,
  externalIds: ReadonlyMap<string, string>,
): readonly string[] | undefined {
  const name = onlyEquals(filter, 'userName');
  if (name !== undefined) return [`${name}.${customerCode}`];
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
  const roles = shows(shown, 'groups') ? await readGroupRoles(scim) : undefined;
  return {
    resource: userResource(body, scim, { version, externalId: externalIds.get(uid), roles }),
    version,
  };
}

/** Creates a user as the console does, in the history too. @returns the uid */
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
  mustKeepName(user, wanted);
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
  const before = userResource(user.user, scim, { externalId, roles: undefined });
  const wanted = (await patchUser(before, body)) as SentAttributes;
  mustKeepName(user, wanted);
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
      throw new Refusal('forbidden', { detail: `${reasonOf(error)}. Per le altre: active uguale a false.` });
    throw error;
  });
  await writeExternalId(scim.call.tx, scim.client, 'User', uid, undefined);
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
    throw new Refusal('stale', { detail: 'L’utente è cambiato nel frattempo: leggerlo di nuovo.' });
  return { user, version };
}

/** Changes the data of a user and enables or disables them, as far as they differ. */
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

/** Keeps a change of a user in the history like a row of an import, from which it can be taken back. */
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

/** Names are compared without case; the code of the school may follow. */
function usernameOf(userName: string, customerCode: string): string {
  const end = `.${customerCode}`;
  return userName.toLowerCase().endsWith(end.toLowerCase()) ? userName.slice(0, -end.length) : userName;
}

function mustKeepName({ user }: LockedUser, { userName }: SentAttributes): void {
  const name = usernameOf(userName ?? user.username, user.customerCode);
  if (name.toLowerCase() !== user.username.toLowerCase())
    throw new ScimRefusal(400, 'mutability', 'Il nome utente non si può cambiare');
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

/** Returns every field that an update writes, as it is: one that is left out would be emptied. */
const writtenOf = (user: User): object =>
  Object.fromEntries(
    (Object.keys(writtenUserFields) as WrittenField[]).map((field) => [payloadNameOf(field), user[field]]),
  );
