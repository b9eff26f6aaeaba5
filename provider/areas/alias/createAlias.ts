import { randomUUID } from 'node:crypto';
import {
  CHANGED_MEANWHILE,
  type NewAlias,
  ONE_ALIAS_ONLY,
  OTHER_ACCOUNT,
  READ_THE_NOTICE,
  whyNotMade,
} from '../../../contract/alias/alias';
import { aliasCreate, aliasDeleteUnverified, aliasValidate } from '../../../contract/alias/endpoints';
import type { FieldError } from '../../../contract/schema/errors';
import { asTaxCode } from '../../../contract/values/codiceFiscale';
import { type Arriving, type Call, implement, implementPrepared } from '../../http/call';
import { knownAliasMail, verifyAliasMail } from '../../i18n/aliasMail.it';
import { newAliasLink } from '../../identity/accounts/aliasLinks';
import { accountKey } from '../../identity/rateLimit/accountKey';
import { count } from '../../identity/rateLimit/rateLimit';
import { queueMail } from '../../mail/queueMail';
import { Refusal } from '../../refusal';
import { forgetUnverified, makeAlias, ownAlias } from './aliasStore';
import { type MakingAccount, makingAccount } from './makingAccount';
import { type ProvedAccount, proveAccount, provenUid } from './proveAccount';

/** Maximum number of alias mails in the given seconds, both those caused by one person and those to one address. */
export const aliasMailRate = { most: 5, seconds: 60 * 60 } as const;

/** Checks name and password of the current account (the second step). */
export const validate = implementPrepared(aliasValidate, proveAccount, async (call, _input, proved) => {
  await mustProveOwn(call, proved);
  call.afterCommit(proved.forgive);
  return true;
});

async function prepare(arriving: Arriving): Promise<ProvedAccount> {
  const { services, holder, body } = arriving;
  const proved = await proveAccount(arriving);
  if (proved.outcome !== 'right') return proved;
  const { email } = (body ?? {}) as Record<string, unknown>;
  // Not forgiven after success: every mail that was sent counts.
  const counted = await count(services.db, services.clock, [
    { key: `alias mails of ${accountKey(holder.person)}`, ...aliasMailRate },
    { key: `alias mails to ${accountKey(String(email ?? ''))}`, ...aliasMailRate },
  ]);
  if (counted.retryAfter !== undefined) {
    throw new Refusal('tooManyRequests', { retryAfter: counted.retryAfter });
  }
  return proved;
}

/** Creates the alias, unverified: nobody can sign in with it until the link in the mail is opened. */
export const create = implementPrepared(aliasCreate, prepare, async (call, { body }, proved) => {
  const { tx, caller, config, now } = call;
  const account = await mustProveOwn(call, proved);
  const errors = changed(body, account);
  if (!body.checked) errors.push({ field: 'checked', message: READ_THE_NOTICE });
  if (errors.length > 0) throw new Refusal('invalid', { errors });
  const email = body.email.trim();
  const link = newAliasLink(config.publicUrl, now);
  const person = randomUUID();
  const made = await makeAlias(tx, { person, email, telephone: body.telephone || null, link, now });
  if (made === 'linked') throw new Refusal('conflict', { detail: ONE_ALIAS_ONLY });
  const to = { ...account, cn: account.nome, sn: account.cognome };
  const mail = made === 'known' ? knownAliasMail(to) : verifyAliasMail(to, link.address);
  const { customerCode, uid } = caller;
  await queueMail(tx, { customerCode, uid, recipient: email, ...mail }, now);
  call.audit({ entity: 'alias', action: 'create', id: uid, after: { email } });
  call.afterCommit(proved.forgive);
  return { email, verified: false };
});

/** Deletes an unverified alias, so that the procedure can start again. */
export const forget = implement(aliasDeleteUnverified, async (call) => {
  const { tx, caller } = call;
  if (caller.userType === 'ALIAS' || !(await forgetUnverified(tx))) throw new Refusal('notFound');
  call.audit({ entity: 'alias', action: 'delete', id: caller.uid });
  return undefined;
});

/** Returns the current account if it may create an alias and its own password was given. */
async function mustProveOwn(call: Call, proved: ProvedAccount): Promise<MakingAccount> {
  const { tx, caller } = call;
  if (caller.userType === 'ALIAS') throw new Refusal('conflict', { detail: ONE_ALIAS_ONLY });
  const account = await makingAccount(call);
  if (account.refused) throw new Refusal('forbidden', { detail: whyNotMade[account.refused] });
  if (await ownAlias(tx)) throw new Refusal('conflict', { detail: ONE_ALIAS_ONLY });
  if (provenUid(proved) !== caller.uid) {
    throw new Refusal('credentialsRefused', { detail: OTHER_ACCOUNT });
  }
  return account;
}

/**
 * Returns errors for values that differ from the account. Only the school can change names and tax code, so the request
 * must contain what the person saw and confirmed.
 */
function changed(body: NewAlias, account: MakingAccount): FieldError[] {
  const same = {
    uid: body.uid === account.uid,
    nome: body.nome === account.nome,
    cognome: body.cognome === account.cognome,
    codiceFiscale: asTaxCode(body.codiceFiscale) === asTaxCode(account.codiceFiscale ?? ''),
  };
  return Object.entries(same).flatMap(([field, is]) => (is ? [] : [{ field, message: CHANGED_MEANWHILE }]));
}
