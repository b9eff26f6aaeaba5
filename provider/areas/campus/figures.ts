import { sql } from 'kysely';
import { type CampusFigures, type CampusSelection, campusRoles } from '../../../contract/campus/campus';
import type { Tx } from '../../db/database';
import { countedOf } from './counted';
import { rolesTaken } from './partaking';

interface Counted {
  readonly course_id: string;
  readonly role_bit: number;
  readonly month: number;
  readonly enrolments: number;
  readonly completed: number;
}
/**
 * The number of people who are enrolled in exactly these roles and have certificates in exactly these; each set of
 * roles is a number with one bit per role.
 */
interface RoleSets {
  readonly roles: number;
  readonly certified: number;
  readonly people: number;
}

/**
 * Number of bits of one set of roles. The sets of roles and certificates of a person in several selections fit into one
 * number.
 */
const BITS = campusRoles.length;

/**
 * Computes the figures of selections, from the monthly totals and the columns of each person. Either all selections
 * name a course or none does.
 */
export async function readFigures(
  tx: Tx,
  customerCode: string,
  selections: readonly CampusSelection[],
): Promise<readonly CampusFigures[]> {
  const names = await namesOf(tx, customerCode);
  const inCourse = selections.some(({ corso }) => corso);
  const sets = inCourse ? [] : await readSets(tx, customerCode, selections);
  const all: CampusFigures[] = [];
  for (const [place, selection] of selections.entries())
    all.push(figuresOf(selection, await readCounted(tx, customerCode, selection), names, sets[place]));
  return all;
}

function readCounted(tx: Tx, customerCode: string, selection: CampusSelection) {
  // In a single course each person is enrolled once, so the counts by role are also those of participants.
  const role = selection.corso ? sql`role_bit` : sql`0`;
  return sql<Counted>`
    select course_id, ${role} as role_bit, month, sum(enrolments)::integer as enrolments,
      sum(completed)::integer as completed
    from ${countedOf(customerCode, selection)} group by 1, 2, 3`
    .execute(tx)
    .then(({ rows }) => rows);
}

function figuresOf(
  { dal, al }: CampusSelection,
  counted: readonly Counted[],
  names: ReadonlyMap<string, string>,
  sets: readonly RoleSets[] = counted.flatMap(setsOf),
): CampusFigures {
  const sum = (of: keyof Pick<Counted, 'enrolments' | 'completed'>, rows: readonly Counted[]) =>
    rows.reduce((total, row) => total + row[of], 0);
  const both = (rows: readonly Counted[]) => ({
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

const setsOf = ({ role_bit, enrolments, completed }: Counted): readonly RoleSets[] => [
  { roles: role_bit, certified: role_bit, people: completed },
  { roles: role_bit, certified: 0, people: enrolments - completed },
];

/** Reads the people of all selections in one query, so that each row is read once. */
async function readSets(
  tx: Tx,
  customerCode: string,
  selections: readonly CampusSelection[],
): Promise<readonly (readonly RoleSets[])[]> {
  const each = selections.map((selection, place) => {
    const [any, certified] = [rolesTaken(selection, 'any'), rolesTaken(selection, 'certified')];
    return sql`((${any} | (${certified} << ${sql.lit(BITS)})) << ${sql.lit(2 * BITS * place)})`;
  });
  const { rows } = await sql<{ taken: number; people: number }>`
    select ${sql.join(each, sql` | `)} as taken, count(*)::integer as people from campus_person p
    where p.customer_code = ${customerCode} and p.courses > 0 group by 1`.execute(tx);
  return selections.map((_, place) =>
    rows.flatMap(({ taken, people }) => {
      const [roles, certified] = [2 * place, 2 * place + 1].map(
        (nth) => (taken >> (nth * BITS)) & ((1 << BITS) - 1),
      );
      return roles ? [{ roles, certified: certified ?? 0, people }] : [];
    }),
  );
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
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
