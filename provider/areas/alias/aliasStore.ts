import { type RawBuilder, sql } from 'kysely';
import type { AddedAccount, WhyNotLinked } from '../../../contract/alias/alias';
import type { Tx } from '../../db/database';

/**
 * Runs a query that calls the database functions on aliases, and returns its first row. In a school's transaction these
 * functions only see the caller's person and account (provider/db/migrations/0003_sign_in.sql).
 */
async function first<T>(tx: Tx, query: RawBuilder<T>): Promise<T | undefined> {
  return (await query.execute(tx)).rows[0];
}

async function answer<T>(tx: Tx, call: RawBuilder<unknown>): Promise<T> {
  const row = await first(tx, sql<{ answer: T }>`select ${call} as answer`);
  return row?.answer as T;
}

export interface StoredAlias {
  readonly person: string;
  readonly email: string;
  readonly verified: boolean;
  readonly telephone: string | null;
}

/** Reads the alias of the caller: their own, or the one linked to the account. */
export const ownAlias = (tx: Tx): Promise<StoredAlias | undefined> =>
  first(tx, sql<StoredAlias>`select * from own_alias()`);

interface Made {
  readonly person: string;
  readonly email: string;
  readonly telephone: string | null;
  readonly link: { readonly hash: string; readonly until: Date };
  readonly now: Date;
}

/**
 * Creates an alias for the current account. `linked`: the account already has one; `known`: created, but the e-mail
 * belongs to another alias.
 */
export const makeAlias = (tx: Tx, { person, email, telephone, link, now }: Made) =>
  answer<'made' | 'known' | 'linked'>(
    tx,
    sql`create_alias(${person}, ${email}, ${telephone}::text, ${link.hash}, ${now}, ${link.until})`,
  );

/**
 * Deletes the caller's unverified alias.
 * @returns whether there was one
 */
export const forgetUnverified = (tx: Tx): Promise<boolean> => answer(tx, sql`delete_unverified_alias()`);

/** An account with a verified password, and the reason why it cannot be linked. */
export interface ToLink extends AddedAccount {
  readonly refused: WhyNotLinked | null;
}

export const accountToLink = (tx: Tx, uid: string): Promise<ToLink | undefined> =>
  first(
    tx,
    sql<ToLink>`select uid, sn, cn, coalesce(codice_fiscale, '') as codicefiscale,
      customer_code as "customerCode", refused from account_to_link(${uid})`,
  );

/**
 * Links an account to the caller's alias.
 * @returns whether this call linked it
 */
export const linkAccount = (tx: Tx, uid: string, now: Date): Promise<boolean> =>
  answer(tx, sql`link_account(${uid}, ${now})`);

/**
 * Unlinks an account from the caller's alias. Returns `last` if the alias could not be opened without it, `onlyWay` if
 * the account could not be opened without the alias, and `none` if it was not linked.
 */
export const unlinkOwn = (tx: Tx, uid: string) =>
  answer<'unlinked' | 'none' | 'last' | 'onlyWay'>(tx, sql`unlink_own_account(${uid})`);

/**
 * Unlinks the account from its alias, from the account's side.
 * @returns whether it was linked
 */
export const leaveAlias = (tx: Tx): Promise<boolean> => answer(tx, sql`leave_alias()`);

/**
 * Deletes the caller's alias.
 * @returns the accounts that can only be opened with the alias; if there are any, nothing was deleted
 */
export const deleteAlias = (tx: Tx): Promise<readonly string[]> => answer(tx, sql`delete_own_alias()`);

/** Lists schools in which a person with the same name and tax code has an account without an alias. */
export async function accountsLikeMine(
  tx: Tx,
): Promise<readonly { readonly school: string; readonly city: string }[]> {
  return (await sql<{ school: string; city: string }>`select * from accounts_like_mine()`.execute(tx)).rows;
}

/** Lists the person's schools that hold a licence. */
export async function schoolsWithLicence(tx: Tx, ac: string): Promise<readonly string[]> {
  const { rows } = await sql<{ code: string }>`select code from schools_with_licence(${ac}) as code`.execute(
    tx,
  );
  return rows.map(({ code }) => code);
}
