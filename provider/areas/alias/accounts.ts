import { LAST_ACCOUNT, ONLY_WAY_IN, whyNotLinked } from '../../../contract/alias/alias';
import { aliasAccountAdd, aliasAccountUnlink, aliasDelete } from '../../../contract/alias/endpoints';
import * as aliasMessages from '../../../contract/messages/it/alias';
import { message } from '../../../contract/messages/message';
import { type Call, implement, implementPrepared } from '../../http/call';
import { implementConfirmed } from '../../http/implementConfirmed';
import { aliasDeletedMail } from '../../i18n/aliasMail.it';
import { endAccess } from '../../identity/access/endAccess';
import { queueMail } from '../../mail/queueMail';
import { Refusal } from '../../refusal';
import { accountToLink, deleteAlias, leaveAlias, linkAccount, ownAlias, unlinkOwn } from './aliasStore';
import { tellAccount } from './linkNotice';
import { proveAccount, provenUid } from './proveAccount';

/** Returns an account of the same person, and links it if the request says so; both require the account's password. */
export const add = implementPrepared(aliasAccountAdd, proveAccount, async (call, { body }, proved) => {
  const { tx, caller, now, address } = call;
  if (caller.userType !== 'ALIAS') throw new Refusal('forbidden');
  const account = await accountToLink(tx, provenUid(proved));
  if (!account) throw new Refusal('credentialsRefused');
  const { refused, ...shown } = account;
  if (refused) throw new Refusal('credentialsRefused', { detail: whyNotLinked[refused] });
  if (body.checked) {
    if (!(await linkAccount(tx, shown.uid, now))) throw new Refusal('conflict');
    recordLink(call, 'link', shown.uid);
    await tellAccount(tx, { uid: shown.uid, what: 'link', address }, now);
  }
  call.afterCommit(proved.forgive);
  return shown;
});

/** Unlinks an account; sessions in which the alias acts as it end. */
export const unlink = implement(aliasAccountUnlink, async (call, { params: { uid } }) => {
  const { tx, caller, now, address } = call;
  if (caller.userType === 'ALIAS') await mustUnlink(call, uid);
  else if (uid !== caller.uid || !(await ownAlias(tx))?.verified || !(await leaveAlias(tx))) {
    throw new Refusal('notFound');
  }
  recordLink(call, 'unlink', uid);
  await tellAccount(tx, { uid, what: 'unlink', address }, now);
  if (caller.userType === 'ALIAS' && uid === caller.uid) call.afterCommit(() => call.endSession());
  return { uid };
});

async function mustUnlink({ tx }: Call, uid: string): Promise<void> {
  const outcome = await unlinkOwn(tx, uid);
  if (outcome === 'none') throw new Refusal('notFound');
  if (outcome === 'last') throw new Refusal('conflict', { detail: LAST_ACCOUNT });
  if (outcome === 'onlyWay') throw new Refusal('conflict', { detail: ONLY_WAY_IN });
}

/**
 * Records in the log of the caller's school that the caller linked or unlinked an account of another school. The line
 * does not name that account, because the school must not learn where else its people work.
 */
function recordLink(call: Call, action: 'link' | 'unlink', uid: string): void {
  const ofThisSchool = uid.endsWith(`.${call.caller.customerCode}`);
  // The account's own school is notified separately.
  if (!ofThisSchool) call.audit({ entity: 'alias', action, id: call.caller.uid });
}

/** Deletes the alias and ends all its sessions; its accounts stay, each with its own password. */
export const remove = implementConfirmed(aliasDelete, async (call) => {
  const { tx, caller, now } = call;
  const alias = await ownAlias(tx);
  if (caller.userType !== 'ALIAS' || !alias) throw new Refusal('forbidden');
  await endAccess(tx, 'signedOutEverywhere', caller, now);
  const held = await deleteAlias(tx);
  if (held.length > 0) {
    throw new Refusal('conflict', {
      detail: message(aliasMessages.accountHasNoPassword, { names: held.join(', ') }),
    });
  }
  const { customerCode, uid } = caller;
  const person = await tx
    .selectFrom('account')
    .select(['sn', 'cn'])
    .where('customer_code', '=', customerCode)
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
  const mail = aliasDeletedMail(person, alias.email);
  await queueMail(tx, { customerCode, uid: null, recipient: alias.email, ...mail }, now);
  call.audit({ entity: 'alias', action: 'delete', id: uid });
  call.afterCommit(() => call.endSession());
  return undefined;
});
