import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { ALL_SCHOOLS, type RetentionKind, retentionBounds } from '../../contract/staff/platformRetention';
import type { Tx } from './database';

/**
 * Schools with the same retention: those in `only`; if that is undefined, all except those in `but`. The unit of
 * `amount`, days or months, depends on the kind of data.
 */
export interface RetentionGroup {
  readonly amount: number;
  readonly only: readonly string[] | undefined;
  readonly but: readonly string[];
}

/** The retention of a kind of data: that of all schools first, then those of schools that differ. */
export type RetentionGroups = readonly RetentionGroup[];

/**
 * Reads for how long a kind of data is stored.
 * @param standard applies to all schools unless the staff set another amount
 */
export async function readRetention(
  tx: Tx,
  kind: RetentionKind,
  standard: number = retentionBounds[kind].standard,
): Promise<RetentionGroups> {
  const rows = await tx
    .selectFrom('retention')
    .select(['customer_code', 'amount'])
    .where('kind', '=', kind)
    .orderBy('customer_code')
    .execute();
  const own = rows.filter(({ customer_code }) => customer_code !== ALL_SCHOOLS);
  const amount = rows.find(({ customer_code }) => customer_code === ALL_SCHOOLS)?.amount ?? standard;
  const amounts = [...new Set(own.map((row) => row.amount))];
  return [
    { amount, only: undefined, but: own.map(({ customer_code }) => customer_code) },
    ...amounts.map((one) => ({
      amount: one,
      only: own.filter((row) => row.amount === one).map(({ customer_code }) => customer_code),
      but: [],
    })),
  ];
}

/** Builds the condition that a row belongs to a school of a group. */
export const isOfGroup = ({ only, but }: RetentionGroup): RawBuilder<SqlBool> =>
  only ? sql`customer_code = any(${only}::text[])` : sql`customer_code <> all(${but}::text[])`;

/** Returns the group of a school. */
export function groupOf(groups: RetentionGroups, customerCode: string): RetentionGroup {
  const [all, ...own] = groups;
  const found = own.find(({ only }) => only?.includes(customerCode)) ?? all;
  if (!found) throw new Error('there is a retention for all schools');
  return found;
}
