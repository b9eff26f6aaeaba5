import { credentialRules } from '../../../contract/account/credentials';
import { usersLetters } from '../../../contract/account/credentialsEndpoints';
import { firstAccessLetters } from '../../documents/firstAccessLetters';
import { implement } from '../../http/call';
import { letterMadeMail } from '../../i18n/letterMail.it';
import { callerName } from '../../identity/accounts/callerName';
import { schoolName } from '../../identity/accounts/newAccounts';
import { FIRST_ACCESS_DAYS, issueFirstAccessLinks } from '../../identity/accounts/passwordLinks';
import { queueMails } from '../../mail/queueMail';
import { isRecipient } from '../../mail/recipient';
import { contextOf } from '../../operations/resourceWork';
import { Refusal } from '../../refusal';
import { eligible } from './changeStatus';

/** The message in place of a document without pages. */
const NOBODY =
  "Nessuna lettera da preparare: gli utenti selezionati hanno già effettuato l'accesso o non sono attivi";

/**
 * Prepares letters. The links are only in the response: neither in the log nor in the database, and there is no
 * password to disclose.
 */
export const letters = implement(usersLetters, async (call, { params: { customerCode }, body }) => {
  const context = contextOf(call);
  const { users, skipped } = await eligible(context, body.uids, credentialRules);
  if (users.length === 0) throw new Refusal('conflict', { detail: NOBODY });
  const chosen = users.map(({ uid }) => uid);
  const links = await issueFirstAccessLinks(call.tx, customerCode, chosen, { ...context, onPaper: true });
  const titolo = body.titolo?.trim() ?? '';
  const people = users
    .map(({ uid, sn, cn }) => ({ uid, sn, cn, link: links.get(uid) ?? '' }))
    .sort((a, b) => `${a.sn} ${a.cn}`.localeCompare(`${b.sn} ${b.cn}`, 'it'));
  const school = await schoolName(call.tx, customerCode);
  const pdf = await firstAccessLetters({ school, titolo, days: FIRST_ACCESS_DAYS, people }, call.now);
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
    ...users.map(({ uid }) => ({
      entity: 'user',
      action: 'sendCredentials',
      id: uid,
      after: { by: 'letter' },
    })),
  );
  return {
    name: `lettere-primo-accesso-${customerCode}.pdf`,
    content: pdf.toString('base64'),
    letters: people.length,
    skipped: skipped.map(({ id, reason }) => ({ uid: id, reason })),
  };
});
