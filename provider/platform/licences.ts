import { sql } from 'kysely';
import { TAKE_BACK_DAYS } from '../../contract/staff/platformSchool';
import type { Tx } from '../db/database';
import { insertRows } from '../db/insertRows';
import { takenBackUntil } from './schools';

/** A licence of a school. */
export interface GivenLicence {
  readonly customerCode: string;
  readonly ac: string;
  readonly expirationDate?: string | null | undefined;
  /** In force by default. */
  readonly status?: boolean;
}

/** Gives licences; an existing one is in force again, with the new expiry. */
export function giveLicences(tx: Tx, licences: readonly GivenLicence[]): Promise<number> {
  return insertRows(
    tx,
    'licence',
    {
      customer_code: 'text',
      ac: 'text',
      status: 'boolean',
      expiration_date: 'date',
      ended_at: 'timestamptz',
      ended_by: 'text',
    },
    licences.map(({ customerCode, ac, expirationDate, status }) => [
      ...[customerCode, ac, status ?? true, expirationDate ?? null, null, null],
    ]),
    { key: ['customer_code', 'ac'], set: ['status', 'expiration_date', 'ended_at', 'ended_by'] },
  );
}

/** Returns the codes for which there is no application. */
export async function unknownApplications(tx: Tx, codes: readonly string[]): Promise<readonly string[]> {
  const rows = await tx.selectFrom('application').select('ac').execute();
  const known = new Set(rows.map(({ ac }) => ac));
  return [...new Set(codes)].filter((ac) => !known.has(ac));
}

/** Reads the licences of a school, as the provider sees them. */
export async function readLicences(tx: Tx, customerCode: string) {
  const rows = await tx
    .selectFrom('licence')
    .innerJoin('application', 'application.ac', 'licence.ac')
    .select(['licence.ac', 'description', 'status', 'expiration_date', 'ended_at', 'ended_by'])
    .where('customer_code', '=', customerCode)
    .orderBy('licence.ac')
    .execute();
  return rows.map(({ expiration_date, ended_at, ended_by, ...row }) => ({
    school: customerCode,
    state: row.status ? ('inForce' as const) : ('ended' as const),
    ...row,
    expirationDate: expiration_date,
    endedAt: ended_at?.toISOString() ?? null,
    endedBy: ended_by,
    restoreUntil: ended_at ? takenBackUntil(ended_at).toISOString() : null,
  }));
}

interface Of {
  readonly customerCode: string;
  readonly ac: string;
}

/** Reads and locks a licence's row; undefined if there is none. */
export const findLicence = (tx: Tx, { customerCode, ac }: Of) =>
  tx
    .selectFrom('licence')
    .selectAll()
    .where('customer_code', '=', customerCode)
    .where('ac', '=', ac)
    .forUpdate()
    .executeTakeFirst();

/** Ends a licence, or reverses that. */
export async function markEnded(
  tx: Tx,
  { customerCode, ac }: Of,
  ended: { readonly at: Date; readonly by: string } | null,
): Promise<void> {
  await tx
    .updateTable('licence')
    .set({ status: ended === null, ended_at: ended?.at ?? null, ended_by: ended?.by ?? null })
    .where('customer_code', '=', customerCode)
    .where('ac', '=', ac)
    .execute();
}

/** Counts the people with a role of an application: all, those who may sign in, and those who recently did. */
export async function countHolders(tx: Tx, { customerCode, ac }: Of, now: Date) {
  const lately = new Date(now.getTime() - TAKE_BACK_DAYS * 24 * 60 * 60 * 1000);
  const { rows } = await sql<{ people: number; enabled: number; signedInLately: number }>`
    select count(*)::int as people, (count(*) filter (where enabled))::int as enabled,
      (count(*) filter (where last_login > ${lately}))::int as "signedInLately"
    from account a where customer_code = ${customerCode} and exists (
      select from account_group g where g.customer_code = a.customer_code and g.uid = a.uid and g.ac = ${ac})`.execute(
    tx,
  );
  const [counted] = rows;
  if (!counted) throw new Error('Counting gives a row.');
  return counted;
}
