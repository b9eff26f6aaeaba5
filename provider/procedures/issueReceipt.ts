import type { Receipt } from '../../contract/procedures/receipt';
import { dayInRome } from '../../contract/values/dates';
import { insertReceipt } from '../db/procedureRuns';
import { procedureReceiptMail } from '../i18n/procedureReceipt.it';
import { queueMail } from '../mail/queueMail';
import { whichOf } from './advance';
import type { Doing, ProcedureHandlers } from './handlers';
import { personName, readPerson } from './personName';

/** The content of a receipt besides its number, time, person and school. */
export interface ToReceipt
  extends Pick<Receipt, 'procedura' | 'documenti' | 'allegati' | 'importi' | 'qr' | 'prossimo' | 'entro'> {
  /** The prefix of its number. */
  readonly prefix: string;
  /** The name and path of the page that shows it. */
  readonly page: { readonly name: string; readonly path: string };
}

/** Issues a receipt to the person who completes a procedure: it is stored unchanged and sent by mail. */
export async function issueReceipt(
  doing: Doing,
  arrangement: Pick<ProcedureHandlers, 'procedure'>,
  { prefix, page, ...said }: ToReceipt,
): Promise<Receipt> {
  const { tx, caller, now, config } = doing;
  const { customerCode, uid } = caller;
  const { name } = await tx
    .selectFrom('school')
    .select('name')
    .where('customer_code', '=', customerCode)
    .executeTakeFirstOrThrow();
  const person = doing.past ? undefined : await readPerson(doing);
  const about = {
    data: now.toISOString(),
    persona: await personName(doing),
    scuola: `${name} (${customerCode})`,
    contatto: config.supportContact,
    perEmail: Boolean(person?.email),
  };
  const start = `${prefix}-${dayInRome(now).slice(0, 4)}-${customerCode}`;
  const numbered = (place: number) => ({ numero: `${start}-${place}`, ...about, ...said });
  const receipt = await insertReceipt(tx, whichOf(doing, arrangement), numbered, now);
  if (person?.email) {
    const words = procedureReceiptMail(receipt, { name: page.name, url: `${config.publicUrl}${page.path}` });
    await queueMail(tx, { customerCode, uid, recipient: person.email, ...words }, now);
  }
  return receipt;
}
