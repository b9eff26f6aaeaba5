import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { CampusSelection } from '../../../contract/campus/campus';
import { addDays, addMonths, monthStart } from '../../../contract/values/dates';
import type { Tx } from '../../db/database';
import { bitOf, inSelection } from './selection';

/** 2026-09-14 → 202609 */
const monthOf = (day: string): number => Number(day.slice(0, 4) + day.slice(5, 7));
const monthEnd = (day: string): string => addDays(addMonths(monthStart(day), 1), -1);
const earlier = (one: string, other: string): string => (one < other ? one : other);

/** Splits a period into whole months and the days before and after them. */
export function monthsAndDays({ dal, al }: Pick<CampusSelection, 'dal' | 'al'>) {
  const begins = dal && dal !== monthStart(dal) ? dal : undefined;
  const ends = al && al !== monthEnd(al) ? al : undefined;
  const inOne = begins && ends && monthStart(begins) === monthStart(ends);
  return {
    from: dal && monthOf(begins ? addDays(monthEnd(begins), 1) : dal),
    to: al && monthOf(ends ? addDays(monthStart(ends), -1) : al),
    days: [
      ...(begins ? [{ dal: begins, al: earlier(al ?? monthEnd(begins), monthEnd(begins)) }] : []),
      ...(ends && !inOne ? [{ dal: dal && dal > monthStart(ends) ? dal : monthStart(ends), al: ends }] : []),
    ],
  };
}

/**
 * Counts the enrolments of a selection by course, role and month, as rows of course_id, role_bit, month, enrolments and
 * completed: uses the stored totals for whole months, and counts enrolments if the period begins or ends within one.
 */
export function countedOf(customerCode: string, { corso, ruolo, ...time }: CampusSelection) {
  const { from, to, days } = monthsAndDays(time);
  const kept = [
    sql<SqlBool>`m.customer_code = ${customerCode}`,
    ...(corso ? [sql<SqlBool>`m.course_id = ${corso}`] : []),
    ...(ruolo ? [sql<SqlBool>`m.role_bit = ${bitOf(ruolo)}`] : []),
    ...(from ? [sql<SqlBool>`m.month >= ${from}`] : []),
    ...(to ? [sql<SqlBool>`m.month <= ${to}`] : []),
  ];
  const parts: RawBuilder<unknown>[] = [
    sql`select m.course_id, m.role_bit, m.month, m.enrolments, m.completed
      from campus_month m where ${sql.join(kept, sql` and `)} and m.enrolments > 0`,
    ...days.map(
      (some) => sql`
      select e.course_id, e.role_bit, e.month, count(*)::integer as enrolments,
        (count(*) filter (where e.is_passing))::integer as completed
      from campus_enrolment e where ${inSelection(customerCode, { corso, ruolo, ...some })}
      group by e.course_id, e.role_bit, e.month`,
    ),
  ];
  return sql`(${sql.join(parts, sql` union all `)}) counted`;
}

/** Counts the enrolments of a selection, and those with a certificate. */
export async function countEnrolments(tx: Tx, customerCode: string, selection: CampusSelection) {
  const { rows } = await sql<{ enrolments: number; completed: number }>`
    select coalesce(sum(enrolments), 0)::integer as enrolments, coalesce(sum(completed), 0)::integer as completed
    from ${countedOf(customerCode, selection)}`.execute(tx);
  return rows[0] ?? { enrolments: 0, completed: 0 };
}
