import { userCreate } from '../../../contract/endpoints/users';
import type { NewUser } from '../../../contract/entities/newUser';
import type { FieldError } from '../../../contract/errors';
import { roleOfGroup } from '../../../contract/roles';
import { taxCodeDoubts } from '../../../contract/taxCodeDoubts';
import { licencesOf } from '../../db/licencesOf';
import { type Call, implement } from '../../http/call';
import { Refusal } from '../../http/refusal';
import { contextOf } from '../../operations/resourceWork';
import { insertGroups } from './groupStore';
import { insertAccounts, inviteAccounts } from './newUserStore';
import { findByName, readUser } from './userStore';

/** The person gets a mail with a link to choose a password; nobody at the school ever sees one. */
export const create = implement(userCreate, async (call, { params: { customerCode }, body }) => {
  const { tx } = call;
  const uid = `${body.username}.${customerCode}`;
  const taken = await findByName(tx, customerCode, uid);
  if (taken) {
    const detail = `L'utenza ${taken.uid} esiste già: è di ${taken.labelNomeCognome}.`;
    throw new Refusal('conflict', { detail, current: taken });
  }
  const errors = [...(await refusedGroups(call, body)), ...(await refusedSpid(call, body))];
  if (errors.length > 0) throw new Refusal('invalid', { errors });

  const account = {
    uid,
    sn: body.cognome.trim(),
    cn: body.nome.trim(),
    email: body.email,
    codicefiscale: body.codiceFiscale.toUpperCase(),
    dataNascita: body.dataNascita || null,
    dataScadenza: body.dataScadenza || null,
    accessibility: body.accessibility,
    spidEnabled: body.spidEnabled,
    enabled: body.stato ?? true,
  };
  await insertAccounts(tx, customerCode, [account]);
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
  call.version(saved.version);
  return { ...saved.user, rolesAssigned: groups.length > 0, doubts: taxCodeDoubts(account) };
});

/** A role named twice is one. */
const once = (groups: NonNullable<NewUser['groups']>) => [
  ...new Map(groups.map((group) => [`${group.uid}/${group.group}`, group])).values(),
];

/** Only roles of applications that the school has; so nobody makes an administrator by creating somebody. */
async function refusedGroups({ tx, caller }: Call, { groups }: NewUser): Promise<FieldError[]> {
  if (!groups || groups.length === 0) return [];
  const licensed = await licencesOf(tx, caller.customerCode);
  const roles = await tx
    .selectFrom('application_role')
    .select(['ac', 'cn'])
    .where('ac', 'in', [...licensed, ''])
    .execute();
  return groups.flatMap(({ uid, group }, index) =>
    !(group in roleOfGroup) && roles.some(({ ac, cn }) => ac === uid && cn === group)
      ? []
      : [{ field: `groups[${index}]`, message: `La scuola non ha il ruolo ${group} di ${uid}` }],
  );
}

/** Private schools have no digital identity. */
async function refusedSpid({ tx, caller }: Call, { spidEnabled }: NewUser): Promise<FieldError[]> {
  if (!spidEnabled) return [];
  const school = await tx
    .selectFrom('school')
    .select('private_school')
    .where('customer_code', '=', caller.customerCode)
    .executeTakeFirstOrThrow();
  return school.private_school
    ? [{ field: 'spidEnabled', message: "Le scuole private non hanno l'identità digitale" }]
    : [];
}
