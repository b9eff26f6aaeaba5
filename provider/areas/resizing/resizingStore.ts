import { type Selectable, sql, type Updateable } from 'kysely';
import { placesOf } from '../../../contract/resizing/procedure';
import type { Placement, ResizingApplication } from '../../../contract/resizing/resizing';
import type { Tx } from '../../db/database';
import type { Tables } from '../../db/tables';

export type ResizingRow = Selectable<Tables['resizing']>;

/**
 * Reads the announced resizing of a school; undefined if it is not merged.
 * @param lock against concurrent changes
 */
export const readResizing = (tx: Tx, customerCode: string, lock = false): Promise<ResizingRow | undefined> =>
  tx
    .selectFrom('resizing')
    .selectAll()
    .where('customer_code', '=', customerCode)
    .$if(lock, (found) => found.forUpdate())
    .executeTakeFirst();

export async function changeResizing(
  tx: Tx,
  customerCode: string,
  change: Pick<Updateable<Tables['resizing']>, 'document_id' | 'sent_at'> & { readonly updated_at: Date },
): Promise<void> {
  await tx.updateTable('resizing').set(change).where('customer_code', '=', customerCode).execute();
}

/** A school as the other schools of its resizing see it. */
export interface OtherSchool {
  readonly customer_code: string;
  readonly cod_min: string;
  readonly name: string;
  readonly city: string;
}

/**
 * Reads the schools that may receive the applications of the caller's school. Schools that are not customers are
 * missing.
 */
export async function receivingOptions(tx: Tx) {
  const { rows } = await sql<
    OtherSchool & { readonly licences: readonly string[] }
  >`select * from resizing_schools()`.execute(tx);
  return rows;
}

/** Reads the other schools of those resizings whose choices were sent by the caller's school, or to it. */
export async function parties(tx: Tx): Promise<readonly OtherSchool[]> {
  const { rows } = await sql<OtherSchool>`select * from resizing_parties()`.execute(tx);
  return rows;
}

/** Reads the choices of which a school is the merged (`customer_code`) or the receiving side, with the answers. */
export const readChoices = (tx: Tx, side: 'customer_code' | 'receiving_code', customerCode: string) =>
  tx
    .selectFrom('resizing_choice as choice')
    .leftJoin('resizing_answer as answer', (join) =>
      join
        .onRef('answer.customer_code', '=', 'choice.customer_code')
        .onRef('answer.receiving_code', '=', 'choice.receiving_code')
        .onRef('answer.application', '=', 'choice.application'),
    )
    .select(['choice.customer_code', 'choice.receiving_code', 'choice.application', 'choice.sent_at'])
    .select(['answer.status', 'answer.reason', 'answer.answered_at'])
    .where(`choice.${side}`, '=', customerCode)
    .orderBy('choice.customer_code')
    .orderBy('choice.receiving_code')
    .orderBy('choice.application')
    .execute();

export type ChoiceRow = Awaited<ReturnType<typeof readChoices>>[number];

/** Replaces the choices of a merged school; they are not sent yet. */
export async function replaceChoices(
  tx: Tx,
  customerCode: string,
  placement: Placement,
  applications: readonly ResizingApplication[],
): Promise<void> {
  await tx.deleteFrom('resizing_choice').where('customer_code', '=', customerCode).execute();
  const rows = applications.flatMap((application) =>
    placesOf(placement, application).map((receiving_code) => ({
      customer_code: customerCode,
      receiving_code,
      application,
      sent_at: null,
    })),
  );
  if (rows.length > 0) await tx.insertInto('resizing_choice').values(rows).execute();
}

/** Sends the choices: from now on the receiving schools see them. */
export async function sendChoices(tx: Tx, customerCode: string, now: Date): Promise<void> {
  await tx
    .updateTable('resizing_choice')
    .set({ sent_at: now })
    .where('customer_code', '=', customerCode)
    .where('sent_at', 'is', null)
    .execute();
}
