import { showInstant } from '../../../contract/values/dates';
import type { Call } from '../../http/call';
import { exportRemovedMail } from '../../i18n/exportMail.it';
import { queueMails } from '../../mail/queueMail';
import type { ExportRow } from './exportRequestStore';

/**
 * Sends a mail to the person who requested the data and to the one who cancelled or deleted the request; only one if
 * they are the same person.
 */
export async function tellRemoved(
  { tx, caller, config, now }: Call,
  row: ExportRow,
  action: 'cancel' | 'delete',
  by: string,
): Promise<void> {
  const { customerCode } = caller;
  const people = await tx
    .selectFrom('account')
    .select(['uid', 'cn', 'sn', 'email'])
    .where('customer_code', '=', customerCode)
    .where('uid', 'in', [caller.uid, ...(row.requested_by ? [row.requested_by] : [])])
    .execute();
  const mails = people.map(({ uid, cn, sn, email }) => ({
    customerCode,
    uid,
    // For an account without an address, the mail goes to the address given in the request.
    recipient: email || (uid === row.requested_by ? row.des_email : email),
    ...exportRemovedMail({
      cn,
      sn,
      action,
      ...(uid !== caller.uid && { by }),
      number: row.prg_richiesta,
      applications: row.applicazioni,
      asked: showInstant(row.data_rich.toISOString()),
      at: showInstant(now.toISOString()),
      page: `${config.publicUrl}/areaamministrativa/esportazione/${row.prg_richiesta}`,
    }),
  }));
  await queueMails(tx, mails, now);
}
