import { holdingSet, resizingSet } from '../../../contract/endpoints/resizing';
import type { Tx } from '../../db/database';
import { implement } from '../../http/call';
import { type AnnouncedResizing, announceResizings, writeHoldings } from '../../platform/resizings';
import { Refusal } from '../../refusal';

/** PostgreSQL's code for a row that names another one which is not there. */
const NOT_THERE = '23503';

const noSchool =
  (customerCode: string) =>
  (error: { code?: string }): never => {
    if (error.code !== NOT_THERE) throw error;
    throw new Refusal('notFound', { detail: `La scuola ${customerCode} non c'è.` });
  };

/** Announces that a school is merged into others; its year is the calendar's. @throws Refusal `conflict` where it is announced already */
export async function announceResizing(tx: Tx, announced: AnnouncedResizing): Promise<void> {
  const { customerCode } = announced;
  const made = await announceResizings(tx, [announced]).catch(noSchool(customerCode));
  if (made !== 1)
    throw new Refusal('conflict', {
      detail: `Il dimensionamento della scuola ${customerCode} è già annunciato.`,
    });
}

const none = (customerCode: string) =>
  new Refusal('conflict', { detail: `La scuola ${customerCode} non ha un dimensionamento in questo stato.` });

/** Takes an announcement back, with what was chosen and said; what was signed stays, as evidence. */
export async function withdrawResizing(tx: Tx, customerCode: string): Promise<void> {
  await tx.deleteFrom('resizing_choice').where('customer_code', '=', customerCode).execute();
  await tx
    .deleteFrom('procedure_run')
    .where('customer_code', '=', customerCode)
    .where('procedure', '=', 'resizing')
    .execute();
  const { numDeletedRows } = await tx
    .deleteFrom('resizing')
    .where('customer_code', '=', customerCode)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw none(customerCode);
}

/** The data of a school that sent its choices were moved. */
export async function concludeResizing(tx: Tx, customerCode: string, now: Date): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('resizing')
    .set({ done_at: now })
    .where('customer_code', '=', customerCode)
    .where('sent_at', 'is not', null)
    .where('done_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw none(customerCode);
}

const NO_DESTINATION = 'Indicare almeno un codice meccanografico.';
const states = { annuncia: 'annunciata', ritira: 'ritirata', concludi: 'conclusa' } as const;

const set = implement(resizingSet, async (call, { body }) => {
  const { tx, now } = call;
  const { customerCode, azione, codMin, cessata } = body;
  if (azione === 'annuncia') {
    if (!codMin?.length)
      throw new Refusal('invalid', { errors: [{ field: 'codMin', message: NO_DESTINATION }] });
    await announceResizing(tx, { customerCode, into: codMin, ceased: cessata ?? false, now });
  } else if (azione === 'ritira') await withdrawResizing(tx, customerCode);
  else await concludeResizing(tx, customerCode, now);
  const after = { azione, ...(codMin && { codMin }), ...(cessata && { cessata }) };
  call.audit({ entity: 'resizing', action: 'set', id: customerCode, after });
  return { stato: states[azione] };
});

const NO_SPAN = 'L’ultimo anno non può venire prima del primo.';

const hold = implement(holdingSet, async (call, { body }) => {
  const { customerCode, appCode, dal, al, documenti } = body;
  if (al < dal) throw new Refusal('invalid', { errors: [{ field: 'al', message: NO_SPAN }] });
  const years = { first_year: dal, last_year: al, documents: documenti };
  await writeHoldings(call.tx, [{ customer_code: customerCode, application: appCode, ...years }]).catch(
    noSchool(customerCode),
  );
  call.audit({ entity: 'resizing', action: 'set', id: customerCode, after: { appCode, dal, al, documenti } });
  return undefined;
});

/** What the provider's own staff does with resizings. */
export const byOperator = [set, hold] as const;
