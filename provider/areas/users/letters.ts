import { credentialRules } from '../../../contract/account/credentials';
import { usersLetters } from '../../../contract/account/credentialsEndpoints';
import * as usersMessages from '../../../contract/messages/it/users';
import { firstAccessLetters } from '../../documents/firstAccessLetters';
import { implementInSteps } from '../../http/call';
import { letterMadeMail } from '../../i18n/letterMail.it';
import { callerName } from '../../identity/accounts/callerName';
import { schoolName } from '../../identity/accounts/newAccounts';
import { FIRST_ACCESS_DAYS, newLinks, storeFirstAccessLinks } from '../../identity/accounts/passwordLinks';
import { queueMails } from '../../mail/queueMail';
import { isRecipient } from '../../mail/recipient';
import { contextOf } from '../../operations/resourceWork';
import { Refusal } from '../../refusal';
import { eligible } from './changeStatus';

/** The message if no user can get a letter. */
const NOBODY = usersMessages.noLetters;

const CHANGED = usersMessages.changed;

/**
 * Creates letters of first access. Only the letters contain the links; the log does not, and the database has no link
 * in clear. The document is created outside the transaction, which has a time limit. Earlier links stay valid until it
 * is complete.
 */
export const letters = implementInSteps(usersLetters, {
  find: async (call, { body }) => {
    const { users, skipped } = await eligible(contextOf(call), body.uids, credentialRules);
    if (users.length === 0) throw new Refusal('conflict', { detail: NOBODY });
    return { users, skipped, school: await schoolName(call.tx, call.caller.customerCode) };
  },
  work: async ({ users, school }, { config, now }, { body }) => {
    const links = newLinks(
      users.map(({ uid }) => uid),
      config.publicUrl,
    );
    const urls = new Map(links.map(({ uid, url }) => [uid, url]));
    const titolo = body.titolo?.trim() ?? '';
    const people = users
      .map(({ uid, sn, cn }) => ({ uid, sn, cn, link: urls.get(uid) ?? '' }))
      .sort((a, b) => `${a.sn} ${a.cn}`.localeCompare(`${b.sn} ${b.cn}`, 'it'));
    return { links, pdf: await firstAccessLetters({ school, titolo, days: FIRST_ACCESS_DAYS, people }, now) };
  },
  store: async (call, { params: { customerCode } }, { links, pdf }, { users, skipped, school }) => {
    const chosen = users.map(({ uid }) => uid);
    const now = await eligible(contextOf(call), chosen, credentialRules);
    if (now.skipped.length > 0) throw new Refusal('conflict', { detail: CHANGED });
    await storeFirstAccessLinks(call.tx, customerCode, links, { now: call.now, onPaper: true });
    const by = await callerName(call.tx, call.caller);
    const mails = users.map((user) => ({
      customerCode,
      uid: user.uid,
      recipient: user.email,
      ...letterMadeMail(user, { by, school, at: call.now, days: FIRST_ACCESS_DAYS }),
    }));
    await queueMails(
      call.tx,
      mails.filter(({ recipient }) => isRecipient(recipient)),
      call.now,
    );
    call.audit(
      ...chosen.map((id) => ({ entity: 'user', action: 'sendCredentials', id, after: { by: 'letter' } })),
    );
    return {
      name: `lettere-primo-accesso-${customerCode}.pdf`,
      content: pdf.toString('base64'),
      letters: chosen.length,
      skipped: skipped.map(({ id, reason }) => ({ uid: id, reason })),
    };
  },
});
