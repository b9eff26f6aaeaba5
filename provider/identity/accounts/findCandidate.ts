import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../db/database';
import { customerCodeOf, type Subject, subjectOf } from '../subject';
import { suspendedAt } from './readRights';

/** A possible sign-in: the subject, and the password hash to compare with. */
export interface Candidate {
  readonly subject: Subject;
  readonly passwordHash: string | null;
}

/**
 * Finds the owner of a sign-in name: a school account by its uid, an alias by its e-mail address, both
 * case-insensitively. Disabled accounts are found too, because their people may sign in and are then told that they are
 * not authorised (decision Q-100).
 *
 * @param wanted the account as which an alias wants to act; ignored if not linked to the alias
 */
export async function findCandidate(
  tx: Tx,
  username: string,
  now: Date,
  wanted?: Subject,
): Promise<Candidate | undefined> {
  if (!username.includes('@')) return await findAccount(tx, username);
  return await findAlias(tx, sql<boolean>`lower(alias.email) = ${username.toLowerCase()}`, now, wanted);
}

/** Finds the school account with this uid, case-insensitively. */
export async function findAccount(tx: Tx, username: string): Promise<Candidate | undefined> {
  const account = await tx
    .selectFrom('account')
    .select(['uid', 'password_hash'])
    .where('customer_code', '=', customerCodeOf(username))
    .where(sql`lower(uid)`, '=', username.toLowerCase())
    .executeTakeFirst();
  return account && { subject: subjectOf(account.uid), passwordHash: account.password_hash };
}

/** Finds the person of an alias, as one of their accounts. */
export const findAliasOf = (
  tx: Tx,
  person: string,
  now: Date,
  wanted?: Subject,
): Promise<Candidate | undefined> => findAlias(tx, sql<boolean>`alias.person = ${person}`, now, wanted);

async function findAlias(
  tx: Tx,
  who: RawBuilder<boolean>,
  now: Date,
  wanted: Subject | undefined,
): Promise<Candidate | undefined> {
  const alias = await tx
    .selectFrom('alias')
    .innerJoin('alias_account', 'alias_account.person', 'alias.person')
    .innerJoin('account', (join) =>
      join
        .onRef('account.customer_code', '=', 'alias_account.customer_code')
        .onRef('account.uid', '=', 'alias_account.uid'),
    )
    .innerJoin('school', 'school.customer_code', 'alias_account.customer_code')
    .select(['alias.person', 'alias.password_hash', 'account.uid'])
    .where(who)
    .where('alias.enabled', '=', true)
    .where('alias.verified', '=', true)
    // Enabled accounts of open schools come first; among equals the wanted account, then the one linked first.
    .orderBy(sql`account.enabled and school.closed_at is null and not ${suspendedAt(now)}`, 'desc')
    .orderBy(
      (build) =>
        build.and([
          build('alias.person', '=', wanted?.person ?? ''),
          build('account.uid', '=', wanted?.uid ?? ''),
        ]),
      'desc',
    )
    .orderBy('alias_account.linked_at')
    .orderBy('account.uid')
    .executeTakeFirst();
  return alias && { subject: subjectOf(alias.uid, alias.person), passwordHash: alias.password_hash };
}
