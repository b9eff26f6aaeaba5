import * as preservationMessages from '../../../contract/messages/it/preservation';
import { preservationComplete, preservationReceipt } from '../../../contract/preservation/endpoints';
import { allSigned } from '../../../contract/preservation/procedure';
import { dayInRome } from '../../../contract/values/dates';
import { makeProcedureReceipt } from '../../documents/procedureReceipt';
import { type Call, implement } from '../../http/call';
import { preservationReceiptWords } from '../../i18n/preservation/receiptWords.it';
import { procedureReceiptMail } from '../../i18n/procedureReceipt.it';
import { sendJob } from '../../jobs/sendJob';
import { queueMail } from '../../mail/queueMail';
import { Refusal } from '../../refusal';
import { openActivation, theActivation } from './activation';
import { configureJob, DEMO_OPERATOR_WAITS } from './configure';
import { updateActivation } from './preservationStore';
import { receiptOf } from './receiptOf';
import { statusOf } from './statusOf';

const NOT_ALL_SIGNED = preservationMessages.notAllSigned;

/** Completes the activation: from then on it cannot change, and a receipt is issued. */
export const complete = implement(preservationComplete, async (call) => {
  const { tx, caller, now, config } = call;
  const { customerCode } = caller;
  if (!allSigned(await statusOf(tx, await openActivation(call))))
    throw new Refusal('conflict', { detail: NOT_ALL_SIGNED });
  const person = await personOf(call);
  const receipt_number = `CONS-${dayInRome(now).slice(0, 4)}-${customerCode}`;
  await updateActivation(tx, customerCode, {
    completed_at: now,
    completed_by: person.name,
    receipt_number,
    receipt_mailed: Boolean(person.email),
  });
  const activation = await theActivation(call);
  const receipt = await receiptOf(tx, activation, config.supportContact);
  if (receipt && person.email) {
    const page = { name: preservationReceiptWords.page, url: `${config.publicUrl}/servizi` };
    const mail = { customerCode, uid: caller.uid, recipient: person.email };
    await queueMail(tx, { ...mail, ...procedureReceiptMail(receipt, page) }, now);
  }
  if (config.demo)
    await sendJob(tx, configureJob, { customerCode }, new Date(now.getTime() + DEMO_OPERATOR_WAITS));
  const files = receipt?.documenti.map(({ file, sha256 }) => ({ file, sha256 }));
  call.audit({
    entity: 'preservation',
    action: 'complete',
    id: customerCode,
    after: { receipt: receipt_number, files },
  });
  return statusOf(tx, activation);
});

/** Reads the name of the caller and the address for the receipt. */
async function personOf({ tx, caller }: Call): Promise<{ name: string; email: string | null }> {
  const row = await tx
    .selectFrom('account')
    .select(['sn', 'cn', 'email'])
    .where('customer_code', '=', caller.customerCode)
    .where('uid', '=', caller.uid)
    .executeTakeFirst();
  return { name: row ? `${row.cn} ${row.sn}` : caller.uid, email: row?.email ?? null };
}

const NO_RECEIPT = preservationMessages.noReceipt;

export const receipt = implement(preservationReceipt, async (call) => {
  const found = await receiptOf(call.tx, await theActivation(call), call.config.supportContact);
  if (!found) throw new Refusal('notFound', { detail: NO_RECEIPT });
  const pdf = await makeProcedureReceipt(found);
  return { ...found, nomeFile: `ricevuta-${found.numero}.pdf`, pdf: pdf.toString('base64') };
});
