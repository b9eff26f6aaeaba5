import type { Receipt } from '../../contract/procedures/receipt';
import { dayInRome } from '../../contract/values/dates';
import { insertReceipt } from '../db/procedureRuns';
import { procedureReceiptMail } from '../i18n/procedureReceipt.it';
import { queueMail } from '../mail/queueMail';
import { whichOf } from './advance';
import type { Arrangement, Doing } from './arrangement';
import { personName, readPerson } from './personName';

/** What a receipt says besides its number, the moment, the person and the school. */
export interface ToReceipt
  extends Pick<Receipt, 'procedura' | 'documenti' | 'allegati' | 'importi' | 'prossimo' | 'entro'> {
  /** The letters that its number begins with. */
  readonly prefix: string;
  /** Where it is shown: the name of the page, and its path. */
  readonly page: { readonly name: string; readonly path: string };
}

/** Gives whoever ends a procedure its receipt: kept as it is, and sent by mail. */
export async function issueReceipt(
  doing: Doing,
  arrangement: Pick<Arrangement, 'procedure'>,
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
