import { signaturesCheck } from '../../../contract/signing/endpoints';
import { revocationJob, TRIED_FOR } from '../../documentSigning/revocationJob';
import { implement } from '../../http/call';
import { sendJob } from '../../jobs/sendJob';

/** Schedules all waiting signatures for an immediate retry, and for another day of retries. */
export const checkAgain = implement(signaturesCheck, async ({ tx, now, audit }) => {
  const rows = await tx
    .selectFrom('pending_signature')
    .select(['customer_code', 'document_id', 'arrived_at', 'tries'])
    .where('state', 'in', ['waiting', 'unreachable'])
    .orderBy('arrived_at')
    .execute();
  const until = new Date(now.getTime() + TRIED_FOR);
  for (const { customer_code: customerCode, document_id: documentId, tries } of rows) {
    const next = tries + 1;
    await tx
      .updateTable('pending_signature')
      .set({ state: 'waiting', until, tries: next })
      .where('customer_code', '=', customerCode)
      .where('document_id', '=', documentId)
      .where('state', 'in', ['waiting', 'unreachable'])
      .execute();
    await sendJob(tx, revocationJob, { customerCode, documentId, tries: next }, now);
  }
  const found = rows.map(({ customer_code, document_id, arrived_at }) => ({
    customerCode: customer_code,
    documentId: document_id,
    arrivedAt: arrived_at.toISOString(),
  }));
  audit({ entity: 'signedFile', action: 'checkRevocation', after: { documents: found.length } });
  return found;
});
