import { sql } from 'kysely';
import type { Profile } from '../../../contract/session/session';
import type { Tx } from '../../db/database';
import type { Subject } from '../subject';
import { groupsOfAccount } from './groupsOfAccount';
import { readConsent } from './readConsent';

/**
 * Reads the claims of the signed-in person for the console (specification, part 1 §3). `roles` are the groups of the
 * account, `licenses` the codes of the school's active licences.
 * @returns undefined when the account or the alias no longer exists
 */
export async function readProfile(tx: Tx, subject: Subject): Promise<Profile | undefined> {
  const account = await tx
    .selectFrom('account')
    .select(['sn', 'cn'])
    .select([groupsOfAccount.as('groups'), licencesOfSchool.as('licences')])
    .where('customer_code', '=', subject.customerCode)
    .where('uid', '=', subject.uid)
    .executeTakeFirst();
  if (!account) return undefined;
  const person = await readPerson(tx, subject, account);
  if (!person) return undefined;
  return {
    sub: subject.sub,
    given_name: person.cn,
    family_name: person.sn,
    preferred_username: person.email ?? subject.uid,
    user_type: subject.userType,
    roles: account.groups,
    licenses: account.licences,
    customer_code: subject.customerCode,
    selected_account: { username: subject.uid },
  };
}

const licencesOfSchool = sql<string[]>`array(
  select l.ac from licence l where l.customer_code = account.customer_code and l.status order by 1)`;

/** Reads the names to show: those of the alias, of the supporter who acts for the account, or of the account. */
async function readPerson(
  tx: Tx,
  subject: Subject,
  account: { readonly sn: string; readonly cn: string },
): Promise<{ readonly sn: string; readonly cn: string; readonly email?: string } | undefined> {
  if (subject.userType === 'ALIAS') return readAlias(tx, subject.person);
  if (subject.userType !== 'SUPPORT') return account;
  const consent = await readConsent(tx, subject);
  return consent && { cn: consent.operator, sn: '', email: subject.person };
}

function readAlias(tx: Tx, person: string) {
  return tx.selectFrom('alias').select(['sn', 'cn', 'email']).where('person', '=', person).executeTakeFirst();
}
