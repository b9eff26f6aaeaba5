import { showInstant } from '../../../contract/values/dates';
import type { Call } from '../../http/call';
import { exportRemovedMail } from '../../i18n/exportMail.it';
import { queueMails } from '../../mail/queueMail';
import type { ExportRow } from './exportRequestStore';

/** Writes to who asked for the data, and to who cancelled or deleted the request: once where that is one person. */
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
    // An account without an address is written to where the data were to be announced.
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
