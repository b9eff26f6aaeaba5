import * as usersMessages from '../../../contract/messages/it/users';
import { message } from '../../../contract/messages/message';
import { notOfSchoolMessage } from '../../../contract/roles/sentences';
import type { FieldError } from '../../../contract/schema/errors';
import { userCreate } from '../../../contract/users/endpoints';
import type { NewUser } from '../../../contract/users/newUser';
import { writtenUser } from '../../../contract/users/writtenUser';
import { nameWarnings } from '../../../contract/values/misdecoded';
import { taxCodeWarnings } from '../../../contract/values/taxCodeWarnings';
import { type Call, implement } from '../../http/call';
import { etag } from '../../http/version';
import { insertAccounts, inviteAccounts } from '../../identity/accounts/newAccounts';
import { contextOf } from '../../operations/resourceWork';
import { Refusal } from '../../refusal';
import { insertGroups } from './groupStore';
import { readSchoolRoles } from './roles/schoolRoles';
import { whyNotReplaced } from './roles/wantedRoles';
import { sharedTaxCode } from './sharedTaxCode';
import { startsInFuture } from './startsInFuture';
import { refusedSwitches } from './switches';
import { findByName, readUser } from './userStore';

/** The functions that link a new user to a person of the registry, whose id looks like `2026~100001`. */
export interface NewInRegistry {
  /** Returns why the account cannot be linked to this person; empty if it can, or if no person is given. */
  readonly refused: (call: Call, id: string | null | undefined) => Promise<FieldError[]>;
  readonly link: (call: Call, id: string, uid: string) => Promise<void>;
}

/** Creates a user, who receives a mail with a link to choose a password; nobody at the school ever sees one. */
export const create = (registry: NewInRegistry) =>
  implement(userCreate, async (call, { params: { customerCode }, body }) => {
    const { tx, viewer } = call;
    const uid = `${body.username}.${customerCode}`;
    await refuseTaken(call, uid);
    const written = writtenUser(body);
    const errors = [
      ...(await refusedGroups(call, body)),
      ...(await registry.refused(call, body.anagrafe)),
      ...(await refusedSwitches(call, body, { uid, codicefiscale: written.codicefiscale })),
    ];
    if (errors.length > 0) throw new Refusal('invalid', { errors });

    const later = startsInFuture(written.dataInizio, viewer);
    const account = {
      uid,
      ...written,
      // A user with a later first day is enabled and notified on that day.
      enabled: (body.stato ?? true) && !later,
      opens: later,
    };
    await insertAccounts(contextOf(call), [account]).catch(async (error) => {
      // Another call created the user in the meantime.
      if (error instanceof Refusal) await refuseTaken(call, uid);
      throw error;
    });
    const groups = once(body.groups ?? []);
    await insertGroups(
      contextOf(call),
      groups.map((group) => ({ user: uid, ...group })),
    );
    // A user who cannot sign in yet receives no invitation; enabling sends it.
    if (account.enabled) await inviteAccounts(contextOf(call), [account]);
    const saved = await readUser(tx, customerCode, uid);
    if (!saved) throw new Error('a user that was just created is not there');
    call.audit({ entity: 'user', action: 'create', id: uid, after: saved.user });
    if (body.anagrafe) await registry.link(call, body.anagrafe, uid);
    call.version(saved.version);
    return {
      ...saved.user,
      rolesAssigned: groups.length > 0,
      warnings: [
        ...taxCodeWarnings(account),
        ...nameWarnings(account),
        ...(await sharedTaxCode(tx, customerCode, account)),
      ],
    };
  });

async function refuseTaken({ tx, caller }: Call, uid: string): Promise<void> {
  const taken = await findByName(tx, caller.customerCode, uid);
  if (!taken) return;
  const { user, version } = taken;
  const detail = message(usersMessages.accountExists, { uid: user.uid, name: user.labelNomeCognome ?? '' });
  throw new Refusal('conflict', { detail, current: user, currentVersion: etag(version) });
}

/** Removes duplicate roles. */
const once = (groups: NonNullable<NewUser['groups']>) => [
  ...new Map(groups.map((group) => [`${group.uid}/${group.group}`, group])).values(),
];

/** Checks the roles of a new user by the rules for existing users, so that creating a user allows nothing more. */
async function refusedGroups(call: Call, { groups }: NewUser): Promise<FieldError[]> {
  if (!groups || groups.length === 0) return [];
  const school = await readSchoolRoles(contextOf(call));
  const unknown = groups.flatMap((role, index) =>
    school.has(role) ? [] : [{ field: `groups[${index}]`, message: notOfSchoolMessage(role) }],
  );
  if (unknown.length > 0) return unknown;
  const reason = whyNotReplaced(school, [], groups);
  return reason ? [{ field: 'groups', message: reason }] : [];
}
