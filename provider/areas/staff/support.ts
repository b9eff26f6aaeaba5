import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import {
  platformSupportAsk,
  platformSupportEnd,
  platformSupportEnter,
  platformSupportList,
} from '../../../contract/staff/endpoints/support';
import type { PlatformSupport } from '../../../contract/staff/platformSupport';
import { type Call, implement, implementInSteps } from '../../http/call';
import { supportAskedMail } from '../../i18n/supportMail.it';
import { staffPersonOf } from '../../identity/operators/who';
import { SUPPORT_ENTRY } from '../../identity/signIn/enterSupport';
import { SWITCH_SECONDS, type Switching } from '../../identity/signIn/switchAccount';
import { storeForSignIn } from '../../identity/signInStore';
import { supportSubject } from '../../identity/subject';
import { queueMail } from '../../mail/queueMail';
import { findPage } from '../../platform/findPage';
import { supervisorsOf } from '../../platform/supervisors';
import { endSupport, findSupport, supportSource } from '../../platform/supportAccess';
import { Refusal } from '../../refusal';
import { openSchool } from './openSchool';

/** Page of the school's console that reads the ticket in the URL fragment. */
const ENTRY = '/accesso/assistenza';

const list = implement(platformSupportList, ({ tx, now, caller }, { query: { mine, ...query } }) =>
  findPage<PlatformSupport>(tx, supportSource(now, staffPersonOf(caller.sub) ?? null), {
    ...query,
    ...(mine && { mine: true }),
  }),
);

const ask = implement(platformSupportAsk, async (call, { params: { school }, body: { uid, reason } }) => {
  const { tx, now, caller, config } = call;
  const operator = personOnly(call);
  // Serialises simultaneous requests, so that only one is created.
  await openSchool(call, school, true);
  const supervisor = (await supervisorsOf(tx, school)).find((one) => one.uid === uid);
  if (!supervisor)
    throw new Refusal('notFound', { detail: `${uid} non è un supervisor della scuola ${school}.` });
  if (!supervisor.enabled || !supervisor.last_login)
    throw new Refusal('conflict', {
      detail: `${uid} non può rispondere: l’utenza è disattivata oppure non ha mai fatto accesso.`,
    });
  const open = await findSupport(
    tx,
    { now, operator },
    sql`school = ${school} and uid = ${uid} and mine and state in ('asked', 'active')`,
  );
  if (open.length > 0)
    throw new Refusal('conflict', {
      detail: `A ${uid} è già stato chiesto: si veda l’elenco degli accessi.`,
    });
  const id = randomUUID();
  const name = caller.name ?? operator;
  await tx
    .insertInto('support_access')
    .values({ customer_code: school, id, uid, operator, operator_name: name, reason, asked_at: now })
    .execute();
  const page = `${config.publicUrl}/accessi-assistenza`;
  const text = supportAskedMail({
    ...supervisor,
    operator: name,
    reason,
    page,
    provider: config.providerName,
  });
  await queueMail(tx, { customerCode: school, uid, recipient: supervisor.email, ...text }, now);
  call.audit({ entity: 'supportAccess', action: 'ask', id: `${school}/${uid}`, after: { reason } });
  return one(call, id);
});

const enter = implementInSteps(platformSupportEnter, {
  find: async (call, { params: { id } }) => {
    personOnly(call);
    const access = await one(call, id);
    if (!access.mine) throw new Refusal('notFound');
    if (access.state !== 'active') throw new Refusal('supportOver');
    return access;
  },
  work: async ({ uid }, { db, clock, caller }) => {
    const { sub } = supportSubject(uid, staffPersonOf(caller.sub) ?? '');
    const ticket = randomBytes(32).toString('base64url');
    const entry: Switching = { sub, at: clock.now().getTime() };
    await storeForSignIn({ db, clock }, SUPPORT_ENTRY, ticket, entry, SWITCH_SECONDS);
    return { sub, ticket };
  },
  store: async (call, _input, { sub, ticket }, { school, uid }) => {
    call.audit({ entity: 'supportAccess', action: 'enter', id: `${school}/${uid}` });
    // The ticket is in the URL fragment, which is neither sent to a server nor logged.
    return { page: `${call.config.publicUrl}${ENTRY}#${new URLSearchParams({ sub, ticket })}` };
  },
});

const end = implement(platformSupportEnd, async (call, { params: { id } }) => {
  const { school, uid } = await one(call, id);
  if (await endSupport(call.tx, school, id, call.now))
    call.audit({ entity: 'platformSupport', action: 'end', id: `${school}/${uid}` });
  return one(call, id);
});

async function one({ tx, now, caller }: Call, id: string): Promise<PlatformSupport> {
  const operator = staffPersonOf(caller.sub) ?? null;
  const [found] = await findSupport(tx, { now, operator }, sql`id = ${id}`);
  if (!found) throw new Refusal('notFound');
  return found;
}

/**
 * Returns the username of the person who asks for access. Programs and commands on the server have no second factor, so
 * they are refused.
 * @throws Refusal `forbidden`
 */
function personOnly({ caller }: Call): string {
  const operator = staffPersonOf(caller.sub);
  if (operator === undefined)
    throw new Refusal('forbidden', {
      detail: 'Solo un operatore che ha fatto accesso a /gestore può operare per conto di una scuola.',
    });
  return operator;
}

/** Implementations of the endpoints with which the staff helps in a school's console. */
export const platformSupport = [list, ask, enter, end];
