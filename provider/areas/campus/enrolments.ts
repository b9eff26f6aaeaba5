import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { CampusRole, CampusSelection } from '../../../contract/campus/campus';
import { campusEnrolments } from '../../../contract/campus/endpoints';
import type { Tx } from '../../db/database';
import { implement } from '../../http/call';
import { countEnrolments } from './counted';
import { inSelection, mustHaveCampus } from './selection';
import { pageAsked } from './users';

/** A filter on enrolments: `attestati` selects those with a certificate, those without one, or both if absent. */
export interface EnrolmentsAsked extends CampusSelection {
  readonly attestati?: 'con' | 'senza' | null;
}

const asCondition = (customerCode: string, asked: EnrolmentsAsked): RawBuilder<SqlBool> => {
  const selected = inSelection(customerCode, asked);
  if (!asked.attestati) return selected;
  return sql<SqlBool>`${selected} and e.is_passing = ${asked.attestati === 'con'}`;
};

/** Reads a page of enrolments, newest first; all of them if no page is requested. */
export async function readEnrolments(
  tx: Tx,
  customerCode: string,
  asked: EnrolmentsAsked,
  page?: { readonly number: number; readonly size: number },
) {
  const part = page ? sql`limit ${page.size} offset ${(page.number - 1) * page.size}` : sql``;
  const order = sql`e.enrolled_on desc, e.argo_id, e.course_id`;
  const { rows } = await sql<{
    argo_id: string;
    name: string;
    surname: string;
    role: CampusRole;
    course_id: string;
    course: string;
    enrolled_on: string;
    is_passing: boolean;
  }>`
    select e.argo_id, p.name, p.surname, e.role, e.course_id, c.name as course, e.enrolled_on, e.is_passing from (
      select * from campus_enrolment e where ${asCondition(customerCode, asked)} order by ${order} ${part}) e
    join campus_person p on p.customer_code = e.customer_code and p.argo_id = e.argo_id
    join campus_course c on c.customer_code = e.customer_code and c.course_id = e.course_id
    order by ${order}`.execute(tx);
  return rows.map(({ argo_id, name, surname, role, course_id, course, enrolled_on, is_passing }) => ({
    argoId: argo_id,
    name,
    surname,
    role,
    course_id,
    course_display_name: course,
    enrolledOn: enrolled_on,
    is_passing,
  }));
}

export const enrolments = implement(campusEnrolments, async (call, { query }) => {
  await mustHaveCampus(call);
  const { tx, caller } = call;
  const { enrolments: all, completed } = await countEnrolments(tx, caller.customerCode, query);
  const total = { all, con: completed, senza: all - completed }[query.attestati ?? 'all'];
  const data = await readEnrolments(tx, caller.customerCode, query, pageAsked(query));
  return { data, total };
});
