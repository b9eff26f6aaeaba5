import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { CampusSelection } from '../../../contract/campus/campus';
import { campusUserCourses, campusUsers } from '../../../contract/campus/endpoints';
import type { Tx } from '../../db/database';
import { foundIn, searchable } from '../../db/searchSql';
import { implement } from '../../http/call';
import { countEnrolments } from './counted';
import { rolesTaken } from './partaking';
import { inSelection, isWhole, mustHaveCampus } from './selection';

/** The filter of a list of people. */
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
 * Returns the condition for the people `p` of a list, from the columns of each person or from the enrolments of one
 * course.
 */
function isAsked(customerCode: string, asked: PeopleAsked): RawBuilder<SqlBool> {
  const { attestati, q } = asked;
  const wanted = [
    sql<SqlBool>`p.customer_code = ${customerCode} and p.courses > 0`,
    ...(asked.corso ? [inCourse(customerCode, asked)] : [sql<SqlBool>`${rolesTaken(asked, 'any')} > 0`]),
    ...(!asked.corso && attestati
      ? [sql<SqlBool>`(${rolesTaken(asked, 'certified')} > 0) = ${attestati === 'con'}`]
      : []),
    ...(q ? [foundIn(q, searchable(sql.ref<string>('p.search_text')))] : []),
  ];
  return sql<SqlBool>`(${sql.join(wanted, sql` and `)})`;
}

/** Returns the condition that a person `p` is enrolled in the course; a person has only one enrolment per course. */
const inCourse = (customerCode: string, asked: PeopleAsked) => sql<SqlBool>`exists (
  select from campus_enrolment e where e.argo_id = p.argo_id and ${inSelection(customerCode, asked)}
    ${asked.attestati ? sql`and e.is_passing = ${asked.attestati === 'con'}` : sql``})`;

/** Reads a page of people by surname, with their participation; all of them if no page is requested. */
export async function readPeople(
  tx: Tx,
  customerCode: string,
  asked: PeopleAsked,
  page?: { readonly number: number; readonly size: number },
): Promise<readonly CampusPerson[]> {
  const part = page ? sql`limit ${page.size} offset ${(page.number - 1) * page.size}` : sql``;
  const found = sql`
    select p.argo_id, p.name, p.surname, p.sort_key, p.courses, p.certificates from campus_person p
    where ${isAsked(customerCode, asked)} order by p.sort_key, p.argo_id ${part}`;
  const { rows } = await (isWhole(asked)
    ? sql<CampusPerson>`${found}`
    : sql<CampusPerson>`
      select p.argo_id, p.name, p.surname, n.courses, n.certificates from (${found}) p cross join lateral (
        select count(*)::integer as courses, (count(*) filter (where e.is_passing))::integer as certificates
        from campus_enrolment e where e.argo_id = p.argo_id and ${inSelection(customerCode, asked)}) n
      order by p.sort_key, p.argo_id`
  ).execute(tx);
  return rows;
}

async function countPeople(tx: Tx, customerCode: string, asked: PeopleAsked): Promise<number> {
  if (asked.corso && !asked.q) {
    const { enrolments, completed } = await countEnrolments(tx, customerCode, asked);
    return { all: enrolments, con: completed, senza: enrolments - completed }[asked.attestati ?? 'all'];
  }
  const { rows } = await sql<{ people: number }>`
    select count(*)::integer as people from campus_person p where ${isAsked(customerCode, asked)}`.execute(
    tx,
  );
  return rows[0]?.people ?? 0;
}

/** Default page size. */
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
    argoId: argo_id,
    name,
    surname,
    numberOfCourses: courses,
  }));
  return { data, total: await countPeople(tx, caller.customerCode, query) };
});

/** Lists all courses of a person, those with a certificate first; empty for an unknown person. */
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
