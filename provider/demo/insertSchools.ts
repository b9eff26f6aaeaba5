import type { NewSchool } from '../../contract/staff/platformSchool';
import type { Tx } from '../db/database';
import { giveGroups } from '../platform/giveGroups';
import { giveLicences } from '../platform/licences';
import { makeSchools } from '../platform/schools';
import type { DemoAccount } from './accounts';
import { insertPast, type PastRow } from './past';
import type { DemoSchool } from './school';
import { profileOf } from './schoolProfile';

/** Inserts schools with their licences, accounts, groups and offices; everybody gets the same password hash. */
export async function insertSchools(
  tx: Tx,
  schools: readonly DemoSchool[],
  passwordHash: string,
): Promise<void> {
  await makeSchools(tx, schools.map(asWritten));
  await giveLicences(
    tx,
    schools.flatMap(({ plan: { customerCode }, licences }) =>
      licences.map(({ ac, status, expiration_date: expirationDate }) => ({
        customerCode,
        ac,
        status,
        expirationDate,
      })),
    ),
  );
  await insertPast(
    tx,
    'account',
    schools.flatMap((school) => school.accounts.map((one) => accountRow(school, one, passwordHash))),
  );
  await giveGroups(tx, schools.flatMap(groupsOf));
  await insertPast(tx, 'office', schools.flatMap(officesOf));
}

/** Returns the values with which the provider's staff would create a school. */
const asWritten = ({ plan, spidEnabled }: DemoSchool): NewSchool => {
  const { customerCode, registered, leadSchool, otpEnabled } = plan;
  const { codMin, name, kind, street, postalCode, city, provincia, region } = registered;
  const place = { street, postalCode, city, provincia, region };
  const switches = { privateSchool: registered.private, leadSchool, spidEnabled, otpEnabled };
  return { customerCode, codMin, name, kind, ...place, ...switches, ...profileOf(registered) };
};

/** Returns an account as a row, with its history. */
export const accountRow = (
  { plan: { customerCode } }: DemoSchool,
  { groups: _groups, anomaly: _anomaly, ...account }: DemoAccount,
  passwordHash: string,
): PastRow<'account'> => ({
  ...account,
  customer_code: customerCode,
  uid: uidOf(account.username, customerCode),
  password_hash: passwordHash,
});

const groupsOf = ({ plan: { customerCode }, accounts }: DemoSchool) =>
  accounts.flatMap(({ username, groups }) =>
    groups.map(({ ac, cn }) => ({ customerCode, uid: uidOf(username, customerCode), ac, cn })),
  );

const officesOf = ({ plan: { customerCode }, offices }: DemoSchool) =>
  offices.map(({ office, username }) => ({
    customer_code: customerCode,
    office,
    uid: uidOf(username, customerCode),
  }));

/** Returns a username with the code of its school: rossi.mario.SG10001. */
export const uidOf = (username: string, customerCode: string): string => `${username}.${customerCode}`;
