import { RESET_MINUTES } from '../../../contract/account/password';
import { errors } from '../../../contract/schema/errors';
import {
  platformPersonFind,
  platformPersonRead,
  platformPersonSendLink,
  platformPersonSessionsEnd,
  platformPersonUnlock,
} from '../../../contract/staff/endpoints/persons';
import type { PlatformPerson } from '../../../contract/staff/platformPerson';
import { dayInRome } from '../../../contract/values/dates';
import { type Call, implement } from '../../http/call';
import { resetMail } from '../../i18n/mail.it';
import { endAccess } from '../../identity/access/endAccess';
import { inviteAccounts } from '../../identity/accounts/newAccounts';
import { issueResetLink } from '../../identity/accounts/passwordLinks';
import { resetRates } from '../../identity/accounts/requestPassword';
import { codeRates } from '../../identity/pages/code';
import { codesOf } from '../../identity/pages/codesOf';
import { accountLimit } from '../../identity/rateLimit/guesses';
import { forgetAttempts, secondsToWait } from '../../identity/rateLimit/rateLimit';
import { queueMail } from '../../mail/queueMail';
import { findPeople, mailsTo, signInsTo, supportFacts } from '../../platform/people';
import { personBlocks } from '../../platform/personBlocks';
import { schoolNamed } from '../../platform/schoolNamed';
import { schoolOf } from '../../platform/schools';
import { Refusal } from '../../refusal';

const list = implement(platformPersonFind, ({ tx, now }, { body }) => findPeople(tx, body, now));

/** Returns the counters of attempts that can lock a person out. */
const limitsOf = (uid: string) => [
  accountLimit('sign-in', uid),
  accountLimit('reset', uid, resetRates),
  accountLimit('code', codesOf({ sub: uid }), codeRates),
];

async function personOf(call: Call, school: string, uid: string): Promise<PlatformPerson> {
  const { tx, now, config } = call;
  const row = schoolOf(await schoolNamed(call, school), now);
  const account = await tx
    .selectFrom('account')
    .select(['sn', 'cn', 'email', 'enabled', 'last_login'])
    .where('customer_code', '=', school)
    .where('uid', '=', uid)
    .executeTakeFirst();
  const facts = account && (await supportFacts(tx, school, uid, now));
  if (!account || !facts)
    throw new Refusal('notFound', { detail: `L’utenza ${uid} non c’è nella scuola ${school}.` });
  const { contested, ...known } = facts;
  const wait = await secondsToWait(tx, limitsOf(uid), now);
  const { sn, cn, email } = account;
  const person = {
    ...known,
    school,
    schoolName: row.name,
    uid,
    sn,
    cn,
    email,
    state: stateOf(account, facts.expires, now),
    lastLogin: account.last_login?.toISOString() ?? null,
    throttledUntil: wait > 0 ? new Date(now.getTime() + wait * 1000).toISOString() : null,
    mails: await mailsTo(tx, school, uid),
    signIns: await signInsTo(tx, school, uid),
  };
  const signInElsewhere = config.oidc !== undefined;
  return {
    ...person,
    blocks: personBlocks({ ...person, school: row.state, contested, signInElsewhere }, now),
  };
}

/**
 * Returns the state of an account; must agree with the database function `find_people`, which computes it for the list.
 */
function stateOf(
  { enabled, last_login }: { readonly enabled: boolean; readonly last_login: Date | null },
  expires: string | null,
  now: Date,
): PlatformPerson['state'] {
  if (!enabled) return expires && expires <= dayInRome(now) ? 'expired' : 'disabled';
  return last_login ? 'active' : 'never';
}

const read = implement(platformPersonRead, async (call, { params: { school, uid } }) => {
  const person = await personOf(call, school, uid);
  // The log says whose data the staff read.
  call.audit({ entity: 'platformPerson', action: 'read', id: uid });
  return person;
});

/** Refuses to send a sign-in link with which the person could not sign in. */
function refuseUseless(call: Call, { uid, blocks, state, emailConfirmed, lastLogin }: PlatformPerson): void {
  if (call.config.oidc) throw new Refusal('conflict', { detail: errors.signInElsewhere.say });
  if (blocks.includes('schoolClosed') || blocks.includes('schoolSuspended'))
    throw new Refusal('conflict', {
      detail: 'La scuola è chiusa o sospesa: il collegamento non servirebbe.',
    });
  if (state === 'disabled' || state === 'expired')
    throw new Refusal('conflict', {
      detail: `L’utenza ${uid} è disattivata: la riattiva il supervisor della scuola.`,
    });
  if (lastLogin && !emailConfirmed)
    throw new Refusal('conflict', {
      detail: `L’e-mail di ${uid} non è confermata: il supervisor della scuola può correggerla o stampare una lettera.`,
    });
}

const sendLink = implement(platformPersonSendLink, async (call, { params: { school, uid } }) => {
  const { tx, now, config } = call;
  const person = await personOf(call, school, uid);
  refuseUseless(call, person);
  const { publicUrl } = config;
  const { lastLogin, email } = person;
  if (lastLogin) {
    const link = await issueResetLink(tx, school, uid, { now, publicUrl });
    const text = resetMail(person, { link, minutes: RESET_MINUTES });
    await queueMail(tx, { customerCode: school, uid, recipient: email, ...text }, now);
  } else {
    await inviteAccounts({ tx, now, customerCode: school, publicUrl }, [person]);
  }
  const action = lastLogin ? 'requestPassword' : 'sendCredentials';
  call.audit({ entity: 'platformPerson', action: 'sendLink', id: uid });
  call.auditInSchool(school, { entity: 'user', action, id: uid });
  return personOf(call, school, uid);
});

const unlock = implement(platformPersonUnlock, async (call, { params: { school, uid } }) => {
  const { throttledUntil } = await personOf(call, school, uid);
  if (!throttledUntil) throw new Refusal('conflict', { detail: `I tentativi di ${uid} non sono bloccati.` });
  await forgetAttempts(call.tx, limitsOf(uid));
  call.audit({ entity: 'platformPerson', action: 'unlock', id: uid });
  call.auditInSchool(school, { entity: 'session', action: 'unlock', id: uid });
  return personOf(call, school, uid);
});

const endSessions = implement(platformPersonSessionsEnd, async (call, { params: { school, uid } }) => {
  await personOf(call, school, uid);
  await endAccess(call.tx, 'signedOutEverywhere', { customerCode: school, uids: [uid] }, call.now);
  call.audit({ entity: 'platformPerson', action: 'endSessions', id: uid });
  call.auditInSchool(school, { entity: 'session', action: 'end', id: uid });
  return personOf(call, school, uid);
});

/** Implementations of the endpoints with which support helps a person of a school. */
export const platformPersons = [list, read, sendLink, unlock, endSessions];
