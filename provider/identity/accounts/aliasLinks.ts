import { randomBytes } from 'node:crypto';
import { ALIAS_LINK_HOURS } from '../../../contract/alias/alias';
import { recordAudit } from '../../audit/recordAudit';
import type { Tx } from '../../db/database';
import { tokenHash } from './passwordLinks';

/** Path of the page that the link in the mail opens. */
export const VERIFY_ALIAS_PATH = '/accedi/verifica-argoid';

const HOUR = 60 * 60 * 1000;

/** Makes a link. Its `address` must only be in the mail; `hash` and `until` are to be stored. */
export function newAliasLink(publicUrl: string, now: Date) {
  const token = randomBytes(32).toString('base64url');
  return {
    address: `${publicUrl}${VERIFY_ALIAS_PATH}?id=${token}`,
    hash: tokenHash(token),
    until: new Date(now.getTime() + ALIAS_LINK_HOURS * HOUR),
  };
}

/** Owner of an opened link: the alias to verify, and the account that it was made from. */
export interface AliasLinkOwner {
  readonly person: string;
  readonly email: string;
  readonly sn: string;
  readonly cn: string;
  readonly customerCode: string;
  readonly uid: string;
  readonly school: string;
}

/**
 * Returns the owner of a link; undefined if the link is expired, used or unknown, the account is disabled, or the
 * school is closed.
 * @param toUse locks the alias
 */
export async function readAliasLink(
  tx: Tx,
  token: string,
  now: Date,
  toUse = false,
): Promise<AliasLinkOwner | undefined> {
  const row = await tx
    .selectFrom('alias_link as link')
    .innerJoin('alias', 'alias.person', 'link.person')
    .innerJoin('alias_account as linked', 'linked.person', 'link.person')
    .innerJoin('account', (join) =>
      join
        .onRef('account.customer_code', '=', 'linked.customer_code')
        .onRef('account.uid', '=', 'linked.uid'),
    )
    .innerJoin('school', 'school.customer_code', 'linked.customer_code')
    .select(['alias.person', 'alias.email', 'alias.sn', 'alias.cn', 'school.name'])
    .select(['linked.customer_code', 'linked.uid'])
    .where('link.token_hash', '=', tokenHash(token))
    .where('link.expires_at', '>', now)
    .where('alias.verified', '=', false)
    .where('account.enabled', '=', true)
    .where('school.closed_at', 'is', null)
    .$if(toUse, (query) => query.forUpdate('alias'))
    .executeTakeFirst();
  if (!row) return undefined;
  const { name: school, customer_code: customerCode, ...owner } = row;
  return { ...owner, customerCode, school };
}

interface Verifying {
  readonly tx: Tx;
  readonly token: string;
  readonly passwordHash: string;
  readonly now: Date;
  readonly address: string;
}

/**
 * Verifies the e-mail of an alias and sets its password, once; from now on its person signs in with it.
 * @returns `known` if the address belongs to another alias by now; undefined if the link cannot be used
 */
export async function useAliasLink(verifying: Verifying): Promise<'verified' | 'known' | undefined> {
  const { tx, token, passwordHash, now, address } = verifying;
  const owner = await readAliasLink(tx, token, now, true);
  if (!owner) return undefined;
  const { person, email, customerCode, uid } = owner;
  const { numDeletedRows } = await tx
    .deleteFrom('alias_link')
    .where('token_hash', '=', tokenHash(token))
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) return undefined;
  if (await isTaken(tx, email)) return 'known';
  await tx
    .updateTable('alias')
    .set({ verified: true, password_hash: passwordHash })
    .where('person', '=', person)
    .execute();
  const actor = { customerCode, who: uid, asWhom: uid, address, at: now };
  await recordAudit(tx, actor, [{ entity: 'alias', action: 'verify', id: uid }]);
  return 'verified';
}

/**
 * Tells whether another person already has the address. An alias that lost its last account does not count; it is
 * removed.
 */
async function isTaken(tx: Tx, email: string): Promise<boolean> {
  const same = tx
    .selectFrom('alias')
    .leftJoin('alias_account', 'alias_account.person', 'alias.person')
    .select(['alias.person', 'alias_account.uid'])
    .where('alias.verified', '=', true)
    .where((build) => build(build.fn('lower', ['alias.email']), '=', email.toLowerCase()));
  const found = await same.execute();
  if (found.some(({ uid }) => uid !== null)) return true;
  for (const { person } of found) await tx.deleteFrom('alias').where('person', '=', person).execute();
  return false;
}
