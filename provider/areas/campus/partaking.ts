import { type RawBuilder, sql } from 'kysely';
import { type CampusSelection, campusRoles } from '../../../contract/campus/campus';
import { bitOf } from './selection';

/** Enrolments of any kind, or those with a certificate: what the columns beside a person are called. */
const columns = {
  any: { days: 'days', bits: 'role_bits' },
  certified: { days: 'certified', bits: 'certified_bits' },
} as const;

/**
 * The roles in which a person `p` has an enrolment of a selection, as bits, by what is kept beside the person; those
 * with a certificate where it says so. The selection is of no single course.
 */
export function rolesTaken(
  { ruolo, dal, al }: Omit<CampusSelection, 'corso'>,
  which: keyof typeof columns,
): RawBuilder<number> {
  const { days, bits } = columns[which];
  const all = sql<number>`${sql.ref(`p.${bits}`)}`;
  if (!dal && !al) return ruolo ? sql<number>`(${all} & ${bitOf(ruolo)})` : all;
  // Its end before its beginning is no range.
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
