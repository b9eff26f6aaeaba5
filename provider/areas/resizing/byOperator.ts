import { holdingSet, resizingSet } from '../../../contract/resizing/endpoints';
import type { Tx } from '../../db/database';
import { implement } from '../../http/call';
import { keptSchool } from '../../platform/keptSchool';
import { type AnnouncedResizing, announceResizings, writeHoldings } from '../../platform/resizings';
import { takenBackUntil } from '../../platform/schools';
import { Refusal } from '../../refusal';

/**
 * Deletes the run of a school's resizing procedure. Runs before the resizing is locked, in the same order as when the
 * school advances the procedure. If the call is refused, the deletion is rolled back.
 */
const forgetProcedure = (tx: Tx, customerCode: string) =>
  tx
    .deleteFrom('procedure_run')
    .where('customer_code', '=', customerCode)
    .where('procedure', '=', 'resizing')
    .execute();

/**
 * Announces that a school is merged into others, in the calendar year of the resizing.
 * @throws Refusal `conflict` if it is already announced
 */
export async function announceResizing(tx: Tx, announced: AnnouncedResizing): Promise<void> {
  const { customerCode, now } = announced;
  await forgetProcedure(tx, customerCode);
  // A resizing whose conclusion can no longer be reversed does not prevent a new one.
  const before = await concluded(tx, customerCode);
  if (before && takenBackUntil(before) < now) await removeResizing(tx, customerCode);
  const made = await announceResizings(tx, [announced]);
  if (made !== 1)
    throw new Refusal('conflict', {
      detail: `Il dimensionamento della scuola ${customerCode} è già annunciato.`,
    });
}

const none = (customerCode: string) =>
  new Refusal('conflict', { detail: `La scuola ${customerCode} non ha un dimensionamento in questo stato.` });

/** Reads when a merger was concluded, and locks it; undefined if it was not. */
async function concluded(tx: Tx, customerCode: string): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('resizing')
    .select('done_at')
    .where('customer_code', '=', customerCode)
    .forUpdate()
    .executeTakeFirst();
  return row?.done_at ?? undefined;
}

const CONCLUDED =
  'L’accorpamento è concluso e non si può ritirare: prima si riprende, entro trenta giorni dalla conclusione.';

/**
 * Withdraws the announcement of a resizing.
 * @throws Refusal `conflict` if there is none, or it is concluded
 */
export async function withdrawResizing(tx: Tx, customerCode: string): Promise<void> {
  await forgetProcedure(tx, customerCode);
  if (await concluded(tx, customerCode)) throw new Refusal('conflict', { detail: CONCLUDED });
  await removeResizing(tx, customerCode);
}

/** Deletes a resizing with its choices and answers; signed documents stay, as evidence. */
async function removeResizing(tx: Tx, customerCode: string): Promise<void> {
  await tx.deleteFrom('resizing_choice').where('customer_code', '=', customerCode).execute();
  const { numDeletedRows } = await tx
    .deleteFrom('resizing')
    .where('customer_code', '=', customerCode)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw none(customerCode);
}

/** Marks the data of a school that sent its choices as moved. */
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

const TOO_LATE = 'La conclusione si può annullare solo entro trenta giorni.';

/** Reverses the conclusion; choices, signatures and answers are unchanged. */
export async function resumeResizing(tx: Tx, customerCode: string, now: Date): Promise<void> {
  const before = await concluded(tx, customerCode);
  if (!before) throw none(customerCode);
  if (takenBackUntil(before) < now) throw new Refusal('conflict', { detail: TOO_LATE });
  await tx.updateTable('resizing').set({ done_at: null }).where('customer_code', '=', customerCode).execute();
}

const NO_DESTINATION = 'Indicare almeno un codice meccanografico.';
const states = {
  annuncia: 'annunciata',
  ritira: 'ritirata',
  concludi: 'conclusa',
  riprendi: 'ripresa',
} as const;

const set = implement(resizingSet, async (call, { body }) => {
  const { tx, now } = call;
  const { customerCode, azione, codMin, cessata } = body;
  if (azione === 'annuncia') {
    if (!codMin?.length)
      throw new Refusal('invalid', { errors: [{ field: 'codMin', message: NO_DESTINATION }] });
    await keptSchool(call, customerCode);
    await announceResizing(tx, { customerCode, into: codMin, ceased: cessata ?? false, now });
  } else if (azione === 'ritira') await withdrawResizing(tx, customerCode);
  else if (azione === 'concludi') await concludeResizing(tx, customerCode, now);
  else await resumeResizing(tx, customerCode, now);
  const after = { azione, ...(codMin && { codMin }), ...(cessata && { cessata }) };
  call.audit({ entity: 'resizing', action: 'set', id: customerCode, after });
  return { stato: states[azione] };
});

const NO_SPAN = 'L’ultimo anno non può venire prima del primo.';

const hold = implement(holdingSet, async (call, { body }) => {
  const { customerCode, appCode, dal, al, documenti } = body;
  if (al < dal) throw new Refusal('invalid', { errors: [{ field: 'al', message: NO_SPAN }] });
  const years = { first_year: dal, last_year: al, documents: documenti };
  await keptSchool(call, customerCode);
  await writeHoldings(call.tx, [{ customer_code: customerCode, application: appCode, ...years }]);
  call.audit({ entity: 'resizing', action: 'set', id: customerCode, after: { appCode, dal, al, documenti } });
  return undefined;
});

/** Implementations of the calls about resizings for the provider's own staff. */
export const byOperator = [set, hold] as const;
