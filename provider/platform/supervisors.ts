import { applicationCodes } from '../../contract/constants';
import type { NewSupervisor } from '../../contract/staff/platformSupervisor';
import { asTaxCode } from '../../contract/values/codiceFiscale';
import type { Tx } from '../db/database';
import { insertAccounts, inviteAccounts } from '../identity/accounts/newAccounts';
import { makeApplications } from './applications';
import { giveGroups } from './giveGroups';
import { findSchool } from './schools';

const GROUP = 'Member_admins';
const ac = applicationCodes.administration;

/**
 * The application for the sign-on itself, whose roles make an account a supervisor; an existing one stays unchanged.
 */
export const administration = {
  ac,
  description: 'Amministrazione della scuola',
  category: 'Generale',
  roles: [
    { cn: GROUP, description: 'Supervisor della scuola' },
    { cn: 'GestDocenti', description: 'Gestore utenti' },
  ],
} as const;

interface Making {
  readonly tx: Tx;
  readonly customerCode: string;
  readonly now: Date;
  readonly publicUrl: string;
  readonly signInElsewhere: boolean;
}

/** Returns the uid of a supervisor's account. */
export const supervisorUid = (
  customerCode: string,
  { username }: Partial<Pick<NewSupervisor, 'username'>>,
): string => `${username || 'supervisor'}.${customerCode}`;

/**
 * Creates the supervisor of a school and mails them a link to choose a first password.
 * @throws Refusal `conflict` if the account exists
 */
export async function makeSupervisor(making: Making, supervisor: NewSupervisor): Promise<string> {
  const { tx, customerCode } = making;
  const uid = supervisorUid(customerCode, supervisor);
  const { sn, cn, email, codiceFiscale } = supervisor;
  await makeApplications(tx, [administration]);
  const account = {
    uid,
    sn: sn.trim(),
    cn: cn.trim(),
    email: email.trim(),
    codicefiscale: asTaxCode(codiceFiscale ?? ''),
    // The default supervisor needs one-time codes, as when a school switches them on.
    otpenabled: uid === supervisorUid(customerCode, {}) && (await asksForCodes(tx, customerCode)),
  };
  await insertAccounts(making, [account]);
  await giveGroups(tx, [{ customerCode, uid, ac, cn: GROUP }]);
  await inviteAccounts(making, [account]);
  return uid;
}

async function asksForCodes(tx: Tx, customerCode: string): Promise<boolean> {
  const school = await findSchool(tx, customerCode);
  return school?.otp_enabled ?? false;
}

/** Reads the supervisors of a school, by name. */
export const supervisorsOf = (tx: Tx, customerCode: string) =>
  tx
    .selectFrom('account')
    .innerJoin('account_group', (join) =>
      join
        .onRef('account_group.customer_code', '=', 'account.customer_code')
        .onRef('account_group.uid', '=', 'account.uid'),
    )
    .select(['account.uid', 'sn', 'account.cn', 'email', 'enabled', 'last_login'])
    .where('account.customer_code', '=', customerCode)
    .where('account_group.ac', '=', ac)
    .where('account_group.cn', '=', GROUP)
    .orderBy('account.uid')
    .execute();
