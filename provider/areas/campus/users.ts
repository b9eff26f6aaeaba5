import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { campusUserCourses, campusUsers } from '../../../contract/endpoints/campus';
import type { CampusSelection } from '../../../contract/entities/campus';
import type { Tx } from '../../db/database';
import { searchSql } from '../../db/searchSql';
import { implement } from '../../http/call';
import { inSelection, isWhole, mustHaveCampus } from './selection';

/** Which people a list is of. */
export interface PeopleAsked extends CampusSelection {
  readonly attestati?: 'con' | 'senza' | null;
  readonly q?: string | null;
}

export interface CampusPerson {
  readonly argo_id: string;
  readonly name: string;
  readonly surname: string;
  readonly courses: number;
  readonly certificates: number;
}

/**
 * The people with an enrolment of the selection, as `one` with `courses` and `certificates` in it; with certificates or
 * none. Of a selection that is everything the figures are kept beside each person.
 */
function peopleOf(customerCode: string, asked: PeopleAsked): RawBuilder<unknown> {
  const { attestati, q } = asked;
  const found = isWhole(asked)
    ? sql`campus_person one`
    : sql`(
      select p.customer_code, p.argo_id, p.name, p.surname, p.sort_key, n.courses, n.certificates
      from (
        select e.argo_id, count(*)::integer as courses, (count(*) filter (where e.is_passing))::integer as certificates
        from campus_enrolment e where ${inSelection(customerCode, asked)} group by e.argo_id) n
      join campus_person p on p.customer_code = ${customerCode} and p.argo_id = n.argo_id) one`;
  const wanted = [
    sql<SqlBool>`one.customer_code = ${customerCode}`,
    sql<SqlBool>`one.courses > 0`,
    ...(attestati === 'con' ? [sql<SqlBool>`one.certificates > 0`] : []),
    ...(attestati === 'senza' ? [sql<SqlBool>`one.certificates = 0`] : []),
    ...(q ? [searchSql(q, [sql.ref<string>('one.name'), sql.ref<string>('one.surname')])] : []),
  ];
  return sql`${found} where ${sql.join(wanted, sql` and `)}`;
}

/** A page of people by surname, with what they take part in; all of them where no page is asked for. */
export async function readPeople(
  tx: Tx,
  customerCode: string,
  asked: PeopleAsked,
  page?: { readonly number: number; readonly size: number },
): Promise<readonly CampusPerson[]> {
  const part = page ? sql`limit ${page.size} offset ${(page.number - 1) * page.size}` : sql``;
  const { rows } = await sql<CampusPerson>`
    select one.argo_id, one.name, one.surname, one.courses, one.certificates
    from ${peopleOf(customerCode, asked)} order by one.sort_key, one.argo_id ${part}`.execute(tx);
  return rows;
}

async function countPeople(tx: Tx, customerCode: string, asked: PeopleAsked): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select count(*)::integer as people from ${peopleOf(customerCode, asked)}`.execute(tx);
  return rows[0]?.people ?? 0;
}

/** What is asked for where nothing is said. */
const PAGE = 25;

export const pageAsked = ({
  page,
  perPage,
}: {
  readonly page?: string | null;
  readonly perPage?: string | null;
}) => ({
  number: Number(page ?? 1),
  size: Number(perPage ?? PAGE),
});

export const users = implement(campusUsers, async (call, { query }) => {
  await mustHaveCampus(call);
  const { tx, caller } = call;
  const rows = await readPeople(tx, caller.customerCode, query, pageAsked(query));
  const data = rows.map(({ argo_id, name, surname, courses }) => ({
    ...{ argoId: argo_id, name, surname },
    numberOfCourses: courses,
  }));
  return { data, total: await countPeople(tx, caller.customerCode, query) };
});

/** All of a person's courses, those with a certificate first; somebody unknown has none. */
export const userCourses = implement(campusUserCourses, async (call, { body }) => {
  await mustHaveCampus(call);
  const { tx, caller } = call;
  const rows = await tx
    .selectFrom('campus_enrolment as e')
    .innerJoin('campus_course as c', (join) =>
      join.onRef('c.customer_code', '=', 'e.customer_code').onRef('c.course_id', '=', 'e.course_id'),
    )
    .select(['c.course_id', 'c.name', 'e.is_passing', 'e.enrolled_at', 'e.certified_at', 'e.download_url'])
    .where('e.customer_code', '=', caller.customerCode)
    .where('e.argo_id', '=', body.argoId)
    .orderBy('e.is_passing', 'desc')
    .orderBy('c.name')
    .orderBy('c.course_id')
    .execute();
  return rows.map(({ course_id, name, is_passing, enrolled_at, certified_at, download_url }) => ({
    course_display_name: name,
    course_id,
    created_date: ((is_passing && certified_at) || enrolled_at).toISOString(),
    download_url,
    is_passing,
  }));
});
