import { type RawBuilder, sql } from 'kysely';
import { type CampusSelection, campusRoles } from '../../../contract/campus/campus';
import { bitOf } from './selection';

/** The columns of a person about all enrolments, and about those with a certificate. */
const columns = {
  any: { days: 'days', bits: 'role_bits' },
  certified: { days: 'certified', bits: 'certified_bits' },
} as const;

/**
 * Returns the roles in which a person `p` has an enrolment of a selection, as bits, from the columns of the person;
 * with `certified`, only those with a certificate. The selection must not name a course.
 */
export function rolesTaken(
  { ruolo, dal, al }: Omit<CampusSelection, 'corso'>,
  which: keyof typeof columns,
): RawBuilder<number> {
  const { days, bits } = columns[which];
  const all = sql<number>`${sql.ref(`p.${bits}`)}`;
  if (!dal && !al) return ruolo ? sql<number>`(${all} & ${bitOf(ruolo)})` : all;
  // A range whose end precedes its beginning is an error in PostgreSQL.
  const stretch =
    dal && al && dal > al
      ? sql`'empty'::daterange`
      : sql`daterange(${dal ?? null}::date, ${al ?? null}::date, '[]')`;
  const each = (ruolo ? [ruolo] : campusRoles).map(
    (role) =>
      sql`case when ${sql.ref(`p.${days}_${role}`)} && ${stretch} then ${sql.lit(bitOf(role))} else 0 end`,
  );
  return sql<number>`(${sql.join(each, sql` + `)})`;
}
