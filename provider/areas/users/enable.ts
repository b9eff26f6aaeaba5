import { usersEnable } from '../../../contract/endpoints/users';
import { implement } from '../../http/call';
import { accountEnabledMail } from '../../i18n/mail.it';
import { queueMail } from '../../mail/queueMail';
import { enable } from './changeStatus';

/** Enables users and, in the same transaction, puts a mail to each into the outbox. */
export const enableMany = implement(usersEnable, async (call, { params, body }) => {
  const { users, outcome } = await enable(call, params.customerCode, body.uids);
  for (const user of users) {
    const text = accountEnabledMail(user, call.config.publicUrl);
    await queueMail(
      call.tx,
      { customerCode: params.customerCode, uid: user.uid, recipient: user.email, ...text },
      call.now,
    );
  }
  return outcome;
});
