import { type Selectable, sql } from 'kysely';
import type { Tx } from '../../db/database';
import type { Tables } from '../../db/tables';
import type { Subject } from '../subject';
import { groupsOfAccount } from './groupsOfAccount';
import { readConsent } from './readConsent';

/** What a subject may do now, and which of its sign-ins are valid. */
export interface Rights {
  readonly enabled: boolean;
  /** The school is closed: nobody signs in to it, and no token is issued for it. */
  readonly schoolClosed: boolean;
  /** The school is suspended at present: as if closed. */
  readonly schoolSuspended: boolean;
  /** For an alias: whether the alias is enabled, even if this account is not. Otherwise the same as `enabled`. */
  readonly personEnabled: boolean;
  /** Milliseconds since 1970; grants from an authentication before this are no longer valid. */
  readonly from: number;
  /** Milliseconds since 1970; unfinished sign-ins that began earlier are not valid. */
  readonly signInsFrom: number;
  /** Groups of the account. */
  readonly groups: readonly string[];
}

/** An SQL expression: whether the school of a query is suspended at a moment. */
export const suspendedAt = (now: Date) =>
  sql<boolean>`coalesce(school.suspended_until > ${now}::timestamptz, false)`;

/**
 * Reads the current rights; undefined when the account, the alias or the link between them is gone, SPID is switched
 * off for a sign-in by it, or there is no support consent.
 */
export async function readRights(tx: Tx, subject: Subject, now: Date): Promise<Rights | undefined> {
  // This runs at every call: building the query takes longer than sending it, so it is written as text.
  const found = await sql<
    Pick<Selectable<Tables['account']>, 'enabled' | 'rights_from' | 'sign_ins_from'> &
      Pick<Rights, 'groups' | 'schoolClosed' | 'schoolSuspended'> & { readonly spid: boolean }
  >`
    select account.enabled and school.closed_at is null and not ${suspendedAt(now)} as enabled,
      school.closed_at is not null as "schoolClosed", ${suspendedAt(now)} as "schoolSuspended",
      greatest(account.rights_from, school.access_from) as rights_from,
      greatest(account.sign_ins_from, school.access_from) as sign_ins_from,
      account.spid_enabled and school.spid_enabled as spid, ${groupsOfAccount} as groups
    from account join school on school.customer_code = account.customer_code
    where account.customer_code = ${subject.customerCode} and account.uid = ${subject.uid}`.execute(tx);
  const [account] = found.rows;
  if (!account) return undefined;
  // A sign-in by digital identity ends once digital identities are switched off.
  if (subject.userType === 'SPID' && !account.spid) return undefined;
  const { enabled, groups, schoolClosed, schoolSuspended } = account;
  const from = Number(account.rights_from);
  const signInsFrom = Number(account.sign_ins_from);
  const own = { enabled, schoolClosed, schoolSuspended, personEnabled: enabled, from, signInsFrom, groups };
  if (subject.userType === 'SUPPORT') {
    const consent = await readConsent(tx, subject);
    // Sign-ins under an earlier consent are not valid under this one.
    return (
      consent && {
        ...own,
        enabled: enabled && consent.until > now,
        from: Math.max(from, Number(consent.givenAt)),
      }
    );
  }
  if (subject.userType !== 'ALIAS') return own;
  const alias = await tx
    .selectFrom('alias')
    .innerJoin('alias_account', 'alias_account.person', 'alias.person')
    .select(['alias.enabled', 'alias.rights_from', 'alias.sign_ins_from'])
    .where('alias.person', '=', subject.person)
    .where('alias_account.customer_code', '=', subject.customerCode)
    .where('alias_account.uid', '=', subject.uid)
    .executeTakeFirst();
  return (
    alias && {
      enabled: own.enabled && alias.enabled,
      schoolClosed,
      schoolSuspended,
      personEnabled: alias.enabled,
      from: Math.max(own.from, Number(alias.rights_from)),
      signInsFrom: Math.max(own.signInsFrom, Number(alias.sign_ins_from)),
      groups,
    }
  );
}
