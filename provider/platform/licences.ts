import type { Tx } from '../db/database';
import { insertRows } from '../db/insertRows';
import { takenBackUntil } from './schools';

/** A licence of a school. */
export interface GivenLicence {
  readonly customerCode: string;
  readonly ac: string;
  readonly expirationDate?: string | null | undefined;
  /** In force where nothing is said. */
  readonly status?: boolean;
}

/** Gives licences; one that a school had is in force again, with this expiry. */
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

/** The applications among these that there are none of. */
export async function unknownApplications(tx: Tx, codes: readonly string[]): Promise<readonly string[]> {
  const rows = await tx.selectFrom('application').select('ac').execute();
  const known = new Set(rows.map(({ ac }) => ac));
  return [...new Set(codes)].filter((ac) => !known.has(ac));
}

/** The licences of a school, as the provider sees them. */
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

/** A licence's row, locked; undefined where there is none. */
export const findLicence = (tx: Tx, { customerCode, ac }: Of) =>
  tx
    .selectFrom('licence')
    .selectAll()
    .where('customer_code', '=', customerCode)
    .where('ac', '=', ac)
    .forUpdate()
    .executeTakeFirst();

/** Ends a licence, or takes that back. */
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

/** How many people hold a role of an application. */
export async function countHolders(tx: Tx, { customerCode, ac }: Of): Promise<number> {
  const { people } = await tx
    .selectFrom('account_group')
    .select((build) => build.fn.count<number>('uid').distinct().as('people'))
    .where('customer_code', '=', customerCode)
    .where('ac', '=', ac)
    .executeTakeFirstOrThrow();
  return Number(people);
}
