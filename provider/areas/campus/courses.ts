import { sql } from 'kysely';
import { campusCourseImage, campusCourses } from '../../../contract/campus/endpoints';
import { fileTypeOf } from '../../../contract/values/files';
import { implement } from '../../http/call';
import { Refusal } from '../../refusal';
import { countedOf } from './counted';
import { isWhole, mustHaveCampus } from './selection';

interface CourseRow {
  readonly course_id: string;
  readonly name: string;
  readonly start: string | null;
  readonly course_url: string | null;
  readonly pictured: boolean;
  readonly enrolments: number;
  readonly completed: number;
}

/** Returns the URL of a course's picture. */
const imageAddress = (id: string) => campusCourseImage.path.replace('{id}', encodeURIComponent(id));

/** Lists courses by name. A selection leaves out courses without enrolments in it. */
export const courses = implement(campusCourses, async (call, { query }) => {
  await mustHaveCampus(call);
  const { tx, caller } = call;
  const { rows } = await sql<CourseRow>`
    select c.course_id, c.name, c.start, c.course_url, c.image is not null as pictured,
      coalesce(n.enrolments, 0) as enrolments, coalesce(n.completed, 0) as completed
    from campus_course c left join (
      select course_id, sum(enrolments)::integer as enrolments, sum(completed)::integer as completed
      from ${countedOf(caller.customerCode, query)} group by course_id) n
      on n.course_id = c.course_id
    where c.customer_code = ${caller.customerCode} and (${isWhole(query)} or n.enrolments > 0)
    order by plain(c.name), c.course_id`.execute(tx);
  return rows.map(({ course_id, name, start, course_url, pictured, enrolments, completed }) => ({
    id: course_id,
    name,
    imageUri: pictured ? imageAddress(course_id) : null,
    start,
    courseUrl: course_url,
    enrolments,
    completed,
  }));
});

/**
 * Returns the picture of a course. It is served from the console's own origin, so that browsers do not request it from
 * a third party.
 */
export const courseImage = implement(campusCourseImage, async (call, { params: { id } }) => {
  await mustHaveCampus(call);
  const row = await call.tx
    .selectFrom('campus_course')
    .select('image')
    .where('customer_code', '=', call.caller.customerCode)
    .where('course_id', '=', id)
    .executeTakeFirst();
  if (!row?.image) throw new Refusal('notFound');
  return { name: `corso.${fileTypeOf(row.image) ?? 'png'}`, content: row.image };
});
