import { type Selectable, sql } from 'kysely';
import {
  type NewSchool,
  type PlatformSchool,
  TAKE_BACK_DAYS,
  type WrittenSchool,
} from '../../contract/staff/platformSchool';
import type { Tx } from '../db/database';
import { type Columns, insertRows } from '../db/insertRows';
import type { Tables } from '../db/tables';

const DAY = 24 * 60 * 60 * 1000;

const columns = {
  customer_code: 'text',
  cod_min: 'text',
  name: 'text',
  kind: 'text',
  heading: 'text',
  street: 'text',
  postal_code: 'text',
  city: 'text',
  provincia: 'text',
  region: 'text',
  private_school: 'boolean',
  lead_school: 'boolean',
  spid_enabled: 'boolean',
  otp_enabled: 'boolean',
  cf: 'text',
  cod_ipa: 'text',
  cod_fatturazione: 'text',
  telephone: 'text',
  web_site: 'text',
  mail: 'text',
  pec: 'text',
  dpo: 'text',
  recapito_dpo: 'text',
} as const satisfies Columns;

const text = (value: string | null | undefined) => value?.trim() || null;

/** Converts a school to the columns in which it is stored. */
export const schoolColumns = (school: NewSchool) => ({
  customer_code: school.customerCode,
  cod_min: school.codMin.trim(),
  name: school.name.trim(),
  kind: text(school.kind),
  heading: text(school.heading) ?? text(school.kind),
  street: text(school.street),
  postal_code: text(school.postalCode),
  city: school.city.trim(),
  provincia: text(school.provincia),
  region: text(school.region),
  private_school: school.privateSchool ?? false,
  lead_school: school.leadSchool ?? false,
  // A private school has no digital identities.
  spid_enabled: (school.spidEnabled ?? false) && !school.privateSchool,
  otp_enabled: school.otpEnabled ?? false,
  cf: text(school.cf),
  cod_ipa: text(school.codIpa),
  cod_fatturazione: text(school.codFatturazione),
  telephone: text(school.telephone),
  web_site: text(school.webSite),
  mail: text(school.mail),
  pec: text(school.pec),
  dpo: text(school.dpo),
  recapito_dpo: text(school.recapitoDpo),
});

/**
 * Creates schools; those whose customer code exists stay unchanged.
 * @returns how many were created
 */
export function makeSchools(tx: Tx, schools: readonly NewSchool[]): Promise<number> {
  const names = Object.keys(columns) as (keyof typeof columns)[];
  const rows = schools.map((school) => {
    const row = schoolColumns(school);
    return names.map((name) => row[name]);
  });
  return insertRows(tx, 'school', columns, rows, 'skip');
}

type Row = Selectable<Tables['school']>;

/** The state of a school at a moment, as an SQL expression. */
export const schoolState = (now: Date) => sql<string>`case when removed_at is not null then 'removed'
  when closed_at is not null then 'closed' when suspended_until > ${now}::timestamptz then 'suspended'
  else 'open' end`;

const stateOf = ({ removed_at, closed_at, suspended_until }: Row, now: Date): PlatformSchool['state'] => {
  if (removed_at) return 'removed';
  if (closed_at) return 'closed';
  return suspended_until && suspended_until > now ? 'suspended' : 'open';
};

export const schoolOf = (row: Row, now: Date): PlatformSchool => ({
  customerCode: row.customer_code,
  codMin: row.cod_min,
  name: row.name,
  kind: row.kind,
  heading: row.heading,
  street: row.street,
  postalCode: row.postal_code,
  city: row.city,
  provincia: row.provincia,
  region: row.region,
  privateSchool: row.private_school,
  leadSchool: row.lead_school,
  spidEnabled: row.spid_enabled,
  otpEnabled: row.otp_enabled,
  cf: row.cf,
  codIpa: row.cod_ipa,
  codFatturazione: row.cod_fatturazione,
  telephone: row.telephone,
  webSite: row.web_site,
  mail: row.mail,
  pec: row.pec,
  dpo: row.dpo,
  recapitoDpo: row.recapito_dpo,
  state: stateOf(row, now),
  closedAt: row.closed_at?.toISOString() ?? null,
  closedBy: row.closed_by,
  reopenUntil: row.closed_at && !row.removed_at ? takenBackUntil(row.closed_at).toISOString() : null,
  ...suspensionOf(row, now),
});

/** A suspension that is over is not shown. */
function suspensionOf(row: Row, now: Date) {
  const isSuspended = stateOf(row, now) === 'suspended';
  return {
    suspendedUntil: isSuspended && row.suspended_until ? row.suspended_until.toISOString() : null,
    suspendedBy: isSuspended ? row.suspended_by : null,
    suspendedReason: isSuspended ? row.suspended_reason : null,
  };
}

/** Returns the deadline for reversing a closure or an end at the given moment. */
export const takenBackUntil = (at: Date): Date => new Date(at.getTime() + TAKE_BACK_DAYS * DAY);

/**
 * Reads a school's row; undefined if there is none.
 * @param lock makes other changes to it wait
 */
export const findSchool = (tx: Tx, customerCode: string, lock = false): Promise<Row | undefined> =>
  tx
    .selectFrom('school')
    .selectAll()
    .where('customer_code', '=', customerCode)
    .$if(lock, (select) => select.forUpdate())
    .executeTakeFirst();

/** Replaces a school's record, as a new version; its switches stay unchanged. */
export async function writeSchool(tx: Tx, school: WrittenSchool): Promise<void> {
  const { customer_code, spid_enabled, otp_enabled, ...row } = schoolColumns(school);
  await tx
    .updateTable('school')
    .set({ ...row, version: sql<number>`version + 1` })
    .where('customer_code', '=', customer_code)
    .execute();
}

/** Closes a school or, with null, reopens it. Both end the sessions and grants issued before. */
export async function markClosed(
  tx: Tx,
  customerCode: string,
  closed: { readonly by: string } | null,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('school')
    .set({
      closed_at: closed && at,
      closed_by: closed?.by ?? null,
      access_from: at,
      version: sql<number>`version + 1`,
    })
    .where('customer_code', '=', customerCode)
    .execute();
}

/**
 * Suspends a school until a time, or ends its suspension with null. Sessions stay, but their calls are refused
 * meanwhile.
 */
export async function markSuspended(
  tx: Tx,
  customerCode: string,
  suspended: { readonly until: Date; readonly by: string; readonly reason: string } | null,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('school')
    .set({
      suspended_at: suspended && at,
      suspended_until: suspended?.until ?? null,
      suspended_by: suspended?.by ?? null,
      suspended_reason: suspended?.reason ?? null,
      version: sql<number>`version + 1`,
    })
    .where('customer_code', '=', customerCode)
    .execute();
}

/** Counts the people, licences and other data that closing a school would affect. */
export async function countClosing(tx: Tx, customerCode: string, now: Date) {
  const lately = new Date(now.getTime() - TAKE_BACK_DAYS * DAY);
  const { rows } = await sql<{
    people: number;
    enabled: number;
    signedInLately: number;
    licences: number;
    files: number;
  }>`
    select count(*)::int as people, (count(*) filter (where enabled))::int as enabled,
      (count(*) filter (where last_login > ${lately}))::int as "signedInLately",
      (select count(*)::int from licence where customer_code = ${customerCode} and status) as licences,
      (select count(*)::int from frozen_document where customer_code = ${customerCode}) as files
    from account where customer_code = ${customerCode}`.execute(tx);
  const [counted] = rows;
  if (!counted) throw new Error('Counting gives a row.');
  return { ...counted, reopenDays: TAKE_BACK_DAYS };
}
