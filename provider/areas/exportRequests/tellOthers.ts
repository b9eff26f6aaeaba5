import type { ExportRequest } from '../../../contract/exportRequests/exportRequest';
import { SUPERVISOR_GROUP } from '../../../contract/permissions/roles';
import { showInstant } from '../../../contract/values/dates';
import type { Call } from '../../http/call';
import { exportAskedMail } from '../../i18n/exportMail.it';
import { queueMails } from '../../mail/queueMail';

/**
 * Immediately sends a mail to every other supervisor of the school, with a link to the page where the request can be
 * cancelled.
 */
export async function tellOthers({ tx, caller, config, now }: Call, request: ExportRequest): Promise<void> {
  const { customerCode } = caller;
  const others = await tx
    .selectFrom('account')
    .select(['uid', 'cn', 'sn', 'email'])
    .where('customer_code', '=', customerCode)
    .where('enabled', '=', true)
    .where('uid', '!=', caller.uid)
    .where('uid', 'in', (build) =>
      build
        .selectFrom('account_group')
        .select('uid')
        .where('customer_code', '=', customerCode)
        .where('cn', '=', SUPERVISOR_GROUP),
    )
    .execute();
  const mails = others.map(({ uid, cn, sn, email }) => ({
    customerCode,
    uid,
    recipient: email,
    ...exportAskedMail({
      cn,
      sn,
      by: request.cognomeNomeSupervisor,
      applications: request.applicazioni,
      begins: showInstant(request.inizio),
      page: `${config.publicUrl}/areaamministrativa/esportazione/${request.prgRichiesta}`,
    }),
  }));
  await queueMails(tx, mails, now);
}
