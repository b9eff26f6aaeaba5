import type { Tx } from '../db/database';
import { type Columns, insertRows } from './insertRows';
import type { DemoSchool } from './school';
import { profileOf } from './schoolProfile';

/** Inserts schools with their licences, accounts, groups and offices; everybody gets the one password hash. */
export async function insertSchools(
  tx: Tx,
  schools: readonly DemoSchool[],
  passwordHash: string,
): Promise<void> {
  await insertRows(tx, 'school', schoolColumns, schools.map(schoolRow));
  await insertRows(tx, 'licence', licenceColumns, schools.flatMap(licenceRows));
  await insertRows(
    tx,
    'account',
    accountColumns,
    schools.flatMap((school) => accountRows(school, passwordHash)),
  );
  await insertRows(tx, 'account_group', groupColumns, schools.flatMap(groupRows));
  await insertRows(tx, 'office', officeColumns, schools.flatMap(officeRows));
}

const schoolColumns: Columns = {
  customer_code: 'text',
  cod_min: 'text',
  name: 'text',
  kind: 'text',
  street: 'text',
  postal_code: 'text',
  city: 'text',
  provincia: 'text',
  region: 'text',
  private_school: 'boolean',
  lead_school: 'boolean',
  spid_enabled: 'boolean',
  otp_enabled: 'boolean',
  merging_into: 'text',
  heading: 'text',
  cf: 'text',
  cod_ipa: 'text',
  cod_fatturazione: 'text',
  telephone: 'text',
  web_site: 'text',
  mail: 'text',
  pec: 'text',
  dpo: 'text',
  recapito_dpo: 'text',
};

const schoolRow = ({ plan, spidEnabled }: DemoSchool) => {
  const { customerCode, registered, leadSchool, otpEnabled, mergingInto } = plan;
  const { codMin, name, kind, street, postalCode, city, provincia, region } = registered;
  const place = [street, postalCode, city, provincia, region];
  return [
    customerCode,
    codMin,
    name,
    kind,
    ...place,
    registered.private,
    leadSchool,
    spidEnabled,
    otpEnabled,
    mergingInto,
    ...profileOf(registered),
  ];
};

const licenceColumns: Columns = {
  customer_code: 'text',
  ac: 'text',
  status: 'boolean',
  expiration_date: 'date',
};

const licenceRows = ({ plan, licences }: DemoSchool) =>
  licences.map(({ ac, status, expiration_date }) => [plan.customerCode, ac, status, expiration_date]);

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
