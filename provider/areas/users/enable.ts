import { usersEnable } from '../../../contract/endpoints/users';
import { implement } from '../../http/call';
import { accountEnabledMail } from '../../i18n/mail.it';
import { queueMails } from '../../mail/queueMail';
import { enable } from './changeStatus';

/** Enables users and, in the same transaction, puts a mail to each into the outbox. */
export const enableMany = implement(usersEnable, async (call, { params, body }) => {
  const { users, outcome } = await enable(call, params.customerCode, body.uids);
  const mails = users.map((user) => ({
    customerCode: params.customerCode,
    uid: user.uid,
    recipient: user.email,
    ...accountEnabledMail(user, call.config.publicUrl),
  }));
  await queueMails(call.tx, mails, call.now);
  return outcome;
});
