import { sql } from 'kysely';
import { campusRoles } from '../../contract/campus/campus';
import type { Clock } from '../../contract/values/clock';
import type { Database, Tx } from '../db/database';
import { lockCampus } from './lockCampus';

export interface CheckOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: (message: string) => void;
}

/** Number of people per statement. */
const AT_ONCE = 5000;

const kept = [
  ...['courses', 'certificates', 'role_bits', 'certified_bits'],
  ...campusRoles.flatMap((role) => [`days_${role}`, `certified_${role}`]),
];

/** Lists the schools that have received data since the last check. */
export async function campusToCheck(db: Database): Promise<readonly string[]> {
  const schools = await db.asOperator((tx) =>
    tx
      .selectFrom('campus_source')
      .select('customer_code')
      .where((where) => where.or([where('checked_at', 'is', null), sql<boolean>`checked_at <= received_at`]))
      .orderBy('customer_code')
      .execute(),
  );
  return schools.map(({ customer_code }) => customer_code);
}

/**
 * Counts the enrolments of a school, and corrects the stored totals where they differ.
 * @returns the number of months and people corrected
 */
export async function checkCampusOf({ db, clock, log }: CheckOptions, school: string): Promise<number> {
  const at = clock.now();
  let mended = await db.asOperator((tx) => mendMonths(tx, school));
  for (let after: string | undefined = ''; after !== undefined; ) {
    const from: string = after;
    const piece = await db.asOperator((tx) => mendPeople(tx, school, from));
    mended += piece.mended;
    after = piece.last;
  }
  await db.asOperator((tx) =>
    tx.updateTable('campus_source').set({ checked_at: at }).where('customer_code', '=', school).execute(),
  );
  if (mended > 0)
    log(`Campus of ${school}: ${mended} kept figures were not those of the enrolments, and are now.`);
  return mended;
}

async function mendMonths(tx: Tx, school: string): Promise<number> {
  await lockCampus(tx, school);
  const { numAffectedRows = 0n } = await sql`
    insert into campus_month as m
    select ${school}, course_id, role_bit, month, coalesce(n.enrolments, 0), coalesce(n.completed, 0)
    from (select * from campus_month where customer_code = ${school}) k
    full join (
      select course_id, role_bit, month, count(*) as enrolments, count(*) filter (where is_passing) as completed
      from campus_enrolment where customer_code = ${school} group by course_id, role_bit, month) n
      using (course_id, role_bit, month)
    where (coalesce(k.enrolments, 0), coalesce(k.completed, 0))
      is distinct from (coalesce(n.enrolments, 0), coalesce(n.completed, 0))
    on conflict (customer_code, course_id, role_bit, month) do update
    set enrolments = excluded.enrolments, completed = excluded.completed`.execute(tx);
  return Number(numAffectedRows);
}

/**
 * Corrects the figures of the batch of people after the id `after`.
 * @returns the id of the last one, undefined if there are no more people; and the number of people corrected
 */
async function mendPeople(tx: Tx, school: string, after: string) {
  await lockCampus(tx, school);
  const of = (table: string) => sql.join(kept.map((name) => sql.ref(`${table}.${name}`)));
  const { rows } = await sql<{ last: string | null; mended: number }>`
    with piece as (
      select customer_code, argo_id from campus_person
      where customer_code = ${school} and argo_id > ${after} order by argo_id limit ${AT_ONCE}),
    mended as (
      update campus_person p set (${sql.join(kept.map((name) => sql.ref(name)))}) = row(${of('n')})
      from (
        select s.argo_id, f.* from piece s cross join lateral campus_figures_of(s.customer_code, s.argo_id) f) n
      where p.customer_code = ${school} and p.argo_id = n.argo_id
        and row(${of('p')}) is distinct from row(${of('n')})
      returning 1)
    select (select max(argo_id) from piece) as last, (select count(*)::integer from mended) as mended`.execute(
    tx,
  );
  const [found] = rows;
  return { last: found?.last ?? undefined, mended: found?.mended ?? 0 };
}
