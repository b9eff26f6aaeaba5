import { sql } from 'kysely';
import { type CampusFigures, type CampusSelection, campusRoles } from '../../../contract/entities/campus';
import type { Tx } from '../../db/database';
import { inSelection, isWhole } from './selection';

interface CourseMonth {
  readonly course_id: string;
  readonly month: number;
  readonly enrolments: number;
  readonly completed: number;
}
/** How many people take part in just these roles, and are certified in just those: both as bits. */
interface RoleSets {
  readonly roles: number;
  readonly certified: number;
  readonly people: number;
}

/** What is counted of a selection: once by course and month, once by person. */
export async function readFigures(
  tx: Tx,
  customerCode: string,
  selection: CampusSelection,
): Promise<CampusFigures> {
  const where = inSelection(customerCode, selection);
  const { rows: counted } = await sql<CourseMonth>`
    select e.course_id, e.month, count(*)::integer as enrolments,
      (count(*) filter (where e.is_passing))::integer as completed
    from campus_enrolment e where ${where} group by e.course_id, e.month`.execute(tx);
  const each = isWhole(selection)
    ? sql`select p.role_bits as roles, p.certified_bits as certified
      from campus_person p where p.customer_code = ${customerCode} and p.courses > 0`
    : sql`select bit_or(e.role_bit) as roles, bit_or(case when e.is_passing then e.role_bit else 0 end) as certified
      from campus_enrolment e where ${where} group by e.argo_id`;
  const { rows: sets } = await sql<RoleSets>`
    select roles, certified, count(*)::integer as people from (${each}) one group by roles, certified`.execute(
    tx,
  );
  const names = await namesOf(tx, customerCode);
  const sum = (of: keyof Pick<CourseMonth, 'enrolments' | 'completed'>, rows: readonly CourseMonth[]) =>
    rows.reduce((total, row) => total + row[of], 0);
  const both = (rows: readonly CourseMonth[]) => ({
    enrolments: sum('enrolments', rows),
    completed: sum('completed', rows),
  });
  const byCourse = [...groupBy(counted, ({ course_id }) => course_id)]
    .map(([id, rows]) => ({ id, name: names.get(id) ?? id, ...both(rows) }))
    .sort(
      (a, b) => b.enrolments - a.enrolments || a.name.localeCompare(b.name, 'it') || a.id.localeCompare(b.id),
    );
  const byMonth = [...groupBy(counted, ({ month }) => month)]
    .sort(([a], [b]) => a - b)
    .map(([month, rows]) => ({ month: monthText(month), ...both(rows) }));
  const people = (holds: (set: RoleSets) => boolean) =>
    sets.reduce((total, set) => total + (holds(set) ? set.people : 0), 0);
  const byRole = campusRoles.flatMap((role, place) => {
    const users = people(({ roles }) => (roles & (1 << place)) > 0);
    const certified = people((set) => (set.certified & (1 << place)) > 0);
    return users > 0 ? [{ role, users, certified }] : [];
  });
  const { dal, al } = selection;
  return {
    ...(dal && { dal }),
    ...(al && { al }),
    courses: byCourse.length,
    ...both(counted),
    users: people(() => true),
    certified: people(({ certified }) => certified > 0),
    byCourse,
    byMonth,
    byRole,
  };
}

/** 202609 → 2026-09 */
const monthText = (month: number): string =>
  `${Math.floor(month / 100)}-${String(month % 100).padStart(2, '0')}`;

async function namesOf(tx: Tx, customerCode: string): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .selectFrom('campus_course')
    .select(['course_id', 'name'])
    .where('customer_code', '=', customerCode)
    .execute();
  return new Map(rows.map(({ course_id, name }) => [course_id, name]));
}

function groupBy<T, K>(rows: readonly T[], keyOf: (row: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const row of rows) {
    const key = keyOf(row);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return groups;
}
