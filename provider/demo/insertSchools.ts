import type { NewSchool } from '../../contract/entities/platformSchool';
import type { Tx } from '../db/database';
import { type Columns, insertRows } from '../db/insertRows';
import { giveLicences } from '../platform/licences';
import { makeSchools } from '../platform/schools';
import type { DemoSchool } from './school';
import { profileOf } from './schoolProfile';

/** Inserts schools with their licences, accounts, groups and offices; everybody gets the one password hash. */
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
  await insertRows(
    tx,
    'account',
    accountColumns,
    schools.flatMap((school) => accountRows(school, passwordHash)),
  );
  await insertRows(tx, 'account_group', groupColumns, schools.flatMap(groupRows));
  await insertRows(tx, 'office', officeColumns, schools.flatMap(officeRows));
}

/** A school as the provider would write it. */
const asWritten = ({ plan, spidEnabled }: DemoSchool): NewSchool => {
  const { customerCode, registered, leadSchool, otpEnabled } = plan;
  const { codMin, name, kind, street, postalCode, city, provincia, region } = registered;
  const place = { street, postalCode, city, provincia, region };
  const switches = { privateSchool: registered.private, leadSchool, spidEnabled, otpEnabled };
  return { customerCode, codMin, name, kind, ...place, ...switches, ...profileOf(registered) };
};

const accountColumns: Columns = {
  customer_code: 'text',
  uid: 'text',
  username: 'text',
  sn: 'text',
  cn: 'text',
  email: 'text',
  codice_fiscale: 'text',
  enabled: 'boolean',
  data_nascita: 'date',
  data_scadenza: 'date',
  closed_for: 'date',
  closed_at: 'timestamptz',
  last_login: 'timestamptz',
  previous_login: 'timestamptz',
  spid_enabled: 'boolean',
  accessibility: 'boolean',
  otp_enabled: 'boolean',
  time_table: 'text',
  consenso_mail: 'boolean',
  mail_accesso: 'text',
  password_hash: 'text',
};

const accountRows = ({ plan, accounts }: DemoSchool, passwordHash: string) =>
  accounts.map((account) => [
    plan.customerCode,
    uidOf(account.username, plan.customerCode),
    account.username,
    account.sn,
    account.cn,
    account.email,
    account.codice_fiscale,
    account.enabled,
    account.data_nascita,
    account.data_scadenza,
    account.closed_for,
    account.closed_at,
    account.last_login,
    account.previous_login,
    account.spid_enabled,
    account.accessibility,
    account.otp_enabled,
    account.time_table,
    account.consenso_mail,
    account.mail_accesso,
    passwordHash,
  ]);

const groupColumns: Columns = { customer_code: 'text', uid: 'text', ac: 'text', cn: 'text' };

const groupRows = ({ plan, accounts }: DemoSchool) =>
  accounts.flatMap(({ username, groups }) =>
    groups.map(({ ac, cn }) => [plan.customerCode, uidOf(username, plan.customerCode), ac, cn]),
  );

const officeColumns: Columns = { customer_code: 'text', office: 'text', uid: 'text' };

const officeRows = ({ plan, offices }: DemoSchool) =>
  offices.map(({ office, username }) => [plan.customerCode, office, uidOf(username, plan.customerCode)]);

/** A username with the code of its school: rossi.mario.SG10001. */
export const uidOf = (username: string, customerCode: string): string => `${username}.${customerCode}`;
