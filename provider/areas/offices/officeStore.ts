import type { Office, OfficeTerm } from '../../../contract/offices/office';
import type { Tx } from '../../db/database';
import type { Holder } from '../../db/officeHolder';

export interface Naming {
  readonly customerCode: string;
  readonly office: Office;
  readonly holder: Holder;
  readonly before: Holder | undefined;
  /** The account that made the choice. */
  readonly by: string;
  readonly now: Date;
}

const nameOf = ({ cn, sn }: Holder) => `${cn} ${sn}`;

/** Gives an office to a user; the previous holder's term ends and is kept in the history. */
export async function writeHolder(
  tx: Tx,
  { customerCode, office, holder, before, by, now }: Naming,
): Promise<void> {
  const term = { customer_code: customerCode, office };
  const ended = await tx
    .updateTable('office_term')
    .set({ until: now })
    .where('customer_code', '=', customerCode)
    .where('office', '=', office)
    .where('until', 'is', null)
    .executeTakeFirst();
  if (before && Number(ended.numUpdatedRows) === 0)
    await tx
      .insertInto('office_term')
      .values({ ...term, uid: before.uid, name: nameOf(before), since: null, until: now, named_by: null })
      .execute();
  await tx
    .insertInto('office_term')
    .values({ ...term, uid: holder.uid, name: nameOf(holder), since: now, until: null, named_by: by })
    .execute();
  await tx
    .insertInto('office')
    .values({ ...term, uid: holder.uid })
    .onConflict((taken) => taken.columns(['customer_code', 'office']).doUpdateSet({ uid: holder.uid }))
    .execute();
}

/** Reads the terms of the school's offices, the latest first. */
export async function readTerms(tx: Tx, customerCode: string): Promise<OfficeTerm[]> {
  const rows = await tx
    .selectFrom('office_term')
    .selectAll()
    .where('customer_code', '=', customerCode)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ office, uid, name, since, until, named_by }) => ({
    office,
    uid,
    name,
    ...(since && { since: since.toISOString() }),
    ...(until && { until: until.toISOString() }),
    ...(named_by && { namedBy: named_by }),
  }));
}
