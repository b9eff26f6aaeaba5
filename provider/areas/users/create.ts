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

/** The registry, as far as somebody new may be one of its people: by the id of the person, `2026~100001`. */
export interface NewInRegistry {
  /** Why the account cannot be this person's; nothing where it can, or is nobody's. */
  readonly refused: (call: Call, id: string | null | undefined) => Promise<FieldError[]>;
  readonly link: (call: Call, id: string, uid: string) => Promise<void>;
}

/** The person gets a mail with a link to choose a password; nobody at the school ever sees one. */
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
      // Whoever arrives later is enabled on that day, and written to then.
      enabled: (body.stato ?? true) && !later,
      opens: later,
    };
    await insertAccounts(contextOf(call), [account]).catch(async (error) => {
      // Another tab was quicker: its user is there now.
      if (error instanceof Refusal) await refuseTaken(call, uid);
      throw error;
    });
    const groups = once(body.groups ?? []);
    await insertGroups(
      contextOf(call),
      groups.map((group) => ({ user: uid, ...group })),
    );
    // Somebody who cannot sign in is not told how to; enabling writes to them.
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
  const detail = `L'utenza ${user.uid} esiste già: è di ${user.labelNomeCognome}.`;
  throw new Refusal('conflict', { detail, current: user, currentVersion: etag(version) });
}

/** A role named twice is one. */
const once = (groups: NonNullable<NewUser['groups']>) => [
  ...new Map(groups.map((group) => [`${group.uid}/${group.group}`, group])).values(),
];

/** Roles that the school gives, by the rules for whoever is there already: nobody gives more by creating somebody. */
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
