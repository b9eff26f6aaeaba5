import { errors } from '../../../contract/schema/errors';
import {
  platformSupervisorCreate,
  platformSupervisorFind,
  platformSupervisorInvite,
  platformSupervisorList,
} from '../../../contract/staff/endpoints/supervisors';
import type { NewSupervisor, PlatformSupervisor } from '../../../contract/staff/platformSupervisor';
import { type Call, implement } from '../../http/call';
import { supervisorMadeMail } from '../../i18n/supportMail.it';
import { inviteAccounts } from '../../identity/accounts/newAccounts';
import { queueMails } from '../../mail/queueMail';
import { findPage } from '../../platform/findPage';
import { schoolNamed } from '../../platform/schoolNamed';
import { platformSources } from '../../platform/sources';
import { makeSupervisor, supervisorsOf, supervisorUid } from '../../platform/supervisors';
import { Refusal } from '../../refusal';
import { openSchool } from './openSchool';

const list = implement(platformSupervisorList, async (call, { params: { school } }) => {
  await schoolNamed(call, school);
  return (await supervisorsOf(call.tx, school)).map((row) => supervisorOf(school, row));
});

const find = implement(platformSupervisorFind, ({ tx }, { query }) =>
  findPage<PlatformSupervisor>(tx, platformSources.supervisors, query),
);

const create = implement(platformSupervisorCreate, async (call, { params: { school }, body }) => {
  await openSchool(call, school);
  const uid = await makeSupervisor(contextOf(call, school), body).catch((error) => {
    if (!(error instanceof Refusal) || error.code !== 'conflict') throw error;
    throw new Refusal('conflict', {
      detail: `L'utenza ${supervisorUid(school, body)} esiste già: indicare un altro nome utente.`,
    });
  });
  await tellOthers(call, school, { ...body, uid });
  call.audit({ entity: 'platformSupervisor', action: 'create', id: uid, after: body });
  return supervisorNamed(call, school, uid);
});

const invite = implement(platformSupervisorInvite, async (call, { params: { school, uid } }) => {
  await openSchool(call, school);
  const supervisor = await supervisorNamed(call, school, uid);
  if (supervisor.lastLogin)
    throw new Refusal('conflict', {
      detail: `${uid} ha già fatto accesso: la password si sceglie di nuovo nella pagina di accesso.`,
    });
  if (!supervisor.enabled)
    throw new Refusal('conflict', {
      detail: `L’utenza ${uid} è disattivata: prima va riattivata dalla scuola.`,
    });
  if (call.config.oidc) throw new Refusal('conflict', { detail: errors.signInElsewhere.say });
  await inviteAccounts(contextOf(call, school), [supervisor]);
  call.audit({ entity: 'platformSupervisor', action: 'invite', id: uid });
  return supervisor;
});

async function supervisorNamed({ tx }: Call, school: string, uid: string) {
  const found = (await supervisorsOf(tx, school)).find((one) => one.uid === uid);
  if (!found) throw new Refusal('notFound', { detail: `${uid} non è un supervisor della scuola ${school}.` });
  return supervisorOf(school, found);
}

/**
 * Notifies the supervisors who have signed in before that the provider created a new one. Otherwise an account could be
 * created without the school knowing.
 */
async function tellOthers(call: Call, school: string, made: NewSupervisor & { readonly uid: string }) {
  const { tx, now, config } = call;
  const others = (await supervisorsOf(tx, school)).filter(
    ({ uid, enabled, last_login }) => enabled && last_login && uid !== made.uid,
  );
  const page = `${config.publicUrl}/user`;
  const mails = others.map(({ uid, cn, sn, email }) => ({
    customerCode: school,
    uid,
    recipient: email,
    ...supervisorMadeMail({ cn, sn, provider: config.providerName, made, page }),
  }));
  await queueMails(tx, mails, now);
}

type Row = Awaited<ReturnType<typeof supervisorsOf>>[number];
const supervisorOf = (school: string, { last_login, ...row }: Row): PlatformSupervisor => ({
  school,
  username: row.uid.slice(0, -school.length - 1),
  ...row,
  access: last_login ? ('entered' as const) : ('never' as const),
  lastLogin: last_login?.toISOString() ?? null,
});

const contextOf = ({ tx, now, config }: Call, customerCode: string) => ({
  tx,
  now,
  customerCode,
  publicUrl: config.publicUrl,
  signInElsewhere: config.oidc !== undefined,
});

/** Implementations of the endpoints for the supervisors of schools. */
export const platformSupervisors = [list, find, create, invite];
