import { sql } from 'kysely';
import type { User } from '../../../../contract/users/user';
import type { Tx } from '../../../db/database';
import { readUsers, type StoredUser } from '../userStore';

/** The users of a school that the rows of a file may refer to. */
export interface Alike {
  /** By uid in lower case. */
  readonly byUid: ReadonlyMap<string, StoredUser>;
  readonly byTaxCode: ReadonlyMap<string, readonly User[]>;
}

/**
 * Finds the users with one of these uids, ignoring case, or one of these tax codes; locks them if they are to be
 * changed.
 */
export async function findAlike(
  tx: Tx,
  customerCode: string,
  { uids, taxCodes }: { readonly uids: readonly string[]; readonly taxCodes: readonly string[] },
  forUpdate: boolean,
): Promise<Alike> {
  const found = await tx
    .selectFrom('account')
    .select('uid')
    .where('customer_code', '=', customerCode)
    .where((build) =>
      build.or([
        build(
          sql<string>`lower(uid)`,
          '=',
          sql<string>`any(${uids.map((uid) => uid.toLowerCase())}::text[])`,
        ),
        build('codice_fiscale', '=', sql<string>`any(${taxCodes}::text[])`),
      ]),
    )
    .execute();
  const stored = await readUsers(
    tx,
    customerCode,
    found.map(({ uid }) => uid),
    forUpdate,
  );
  const byTaxCode = new Map<string, User[]>();
  for (const { user } of stored) {
    const { codicefiscale } = user;
    if (codicefiscale) byTaxCode.set(codicefiscale, [...(byTaxCode.get(codicefiscale) ?? []), user]);
  }
  return { byUid: new Map(stored.map((one) => [one.user.uid.toLowerCase(), one])), byTaxCode };
}

/** Returns the uids among these that are taken, in lower case. */
export async function takenUids(
  tx: Tx,
  customerCode: string,
  uids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('account')
    .select(sql<string>`lower(uid)`.as('uid'))
    .where('customer_code', '=', customerCode)
    .where(sql<string>`lower(uid)`, '=', sql<string>`any(${uids.map((uid) => uid.toLowerCase())}::text[])`)
    .execute();
  return new Set(rows.map(({ uid }) => uid));
}
