import { type RawBuilder, sql } from 'kysely';
import type { OverviewMatter, PlatformOverview } from '../../contract/staff/platformOverview';
import { dayInRome } from '../../contract/values/dates';
import type { Tx } from '../db/database';
import { schoolState } from './schools';
import { exportSource, jobSource, platformSources, requestSources } from './sources';

const DAY = 24 * 60 * 60 * 1000;

/** A list, and the condition on its rows; the console's link has the same filter. */
type Counted = readonly [rows: RawBuilder<unknown>, where: RawBuilder<unknown>];

function mattersAt(now: Date): Readonly<Record<OverviewMatter, Counted>> {
  const { licences, contracts } = platformSources;
  const { orders, practices, spid, mergers } = requestSources;
  const jobs = jobSource(now).rows;
  const schools = sql`select customer_code as school, ${schoolState(now)} as state from school`;
  return {
    // Reads the index of failed mails, not the list of mails, because the outbox contains those of a year.
    mailsFailed: [sql`select customer_code as school from mail where failure is not null`, sql`true`],
    jobsParked: [jobs, sql`state = 'parked'`],
    jobsFailing: [jobs, sql`state = 'failing'`],
    ordersWaiting: [orders.rows, sql`state in ('IN_ATTESA_ARGO')`],
    ordersUnpaid: [orders.rows, sql`"toBePaid"`],
    practicesWaiting: [practices.rows, sql`status = 'SIGNED' and "statusOperatore" is null`],
    exportsWaiting: [exportSource(now).rows, sql`stato = 'pending'`],
    spidWaiting: [spid.rows, sql`"statusRichiesta" = 'PRESA_IN_CARICO'`],
    mergersSent: [mergers.rows, sql`state = 'sent'`],
    contractsToSign: [contracts.rows, sql`state = 'toSign'`],
    licencesExpiring: [licences(dayInRome(now)).rows, sql`expiry = 'soon'`],
    licencesOver: [licences(dayInRome(now)).rows, sql`expiry = 'over'`],
    schoolsSuspended: [schools, sql`state = 'suspended'`],
    schoolsClosed: [schools, sql`state = 'closed'`],
  };
}

/**
 * Counts what waits for the staff, and how much Sportello is used.
 * @param school only of this one; all of them if absent
 */
export async function readOverview(tx: Tx, now: Date, school?: string): Promise<PlatformOverview> {
  const since = new Date(now.getTime() - DAY);
  const own = school === undefined ? sql`` : sql`and school = ${school}`;
  const matters = Object.entries(mattersAt(now)) as [OverviewMatter, Counted][];
  const counts = sql.join(
    matters.map(
      ([matter, [rows, where]]) =>
        sql`select ${matter}::text as matter, count(*)::int as count from (${rows}) as listed where ${where} ${own}`,
    ),
    sql` union all `,
  );
  const counted = await sql<{ matter: OverviewMatter; count: number }>`${counts}`.execute(tx);
  const found = new Map(counted.rows.map(({ matter, count }) => [matter, count]));
  const used = await sql<Pick<PlatformOverview, 'schools' | 'signIns' | 'schoolsSignedIn'>>`
    select (select count(*)::int from school where closed_at is null) as schools,
      count(*)::int as "signIns", count(distinct customer_code)::int as "schoolsSignedIn"
    from sign_in where at > ${since} ${school === undefined ? sql`` : sql`and customer_code = ${school}`}`.execute(
    tx,
  );
  return {
    matters: matters.map(([matter]) => ({ matter, count: found.get(matter) ?? 0 })),
    ...(used.rows[0] ?? { schools: 0, signIns: 0, schoolsSignedIn: 0 }),
    ...(school !== undefined && (await peopleOf(tx, school))),
  };
}

async function peopleOf(tx: Tx, school: string) {
  const { rows } = await sql<{ people: number; enabled: number; never: number; last: Date | null }>`
    select count(*)::int as people, (count(*) filter (where enabled))::int as enabled,
      (count(*) filter (where enabled and last_login is null))::int as never, max(last_login) as last
    from account where customer_code = ${school}`.execute(tx);
  const [{ last, ...counts } = { people: 0, enabled: 0, never: 0, last: null }] = rows;
  return { ...counts, lastSignIn: last?.toISOString() ?? null };
}
