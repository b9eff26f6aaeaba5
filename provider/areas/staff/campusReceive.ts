import { sql } from 'kysely';
import type { ReceivedEnrolment } from '../../../contract/campus/campusReceived';
import { campusReceive } from '../../../contract/staff/endpoints/campus';
import type { Tx } from '../../db/database';
import { implement } from '../../http/call';
import { keptSchool } from '../../platform/keptSchool';
import { lockCampus } from '../../platform/lockCampus';
import { noSchool } from '../../platform/schoolNamed';
import { noteReceived, writeCourses, writeEnrolments } from '../../platform/writeCampus';
import { Refusal } from '../../refusal';

/**
 * Stores the data about a school from an e-learning platform. They are written by key, so that the same call twice has
 * the same result.
 */
export const platformCampus = implement(campusReceive, async (call, { params: { school }, body }) => {
  const { tx, caller, now } = call;
  // A school of another platform is reported as nonexistent.
  if (caller.schools && !caller.schools.includes(school)) throw noSchool(school);
  await keptSchool(call, school);
  await lockCampus(tx, school);
  await sql`select plan_by_indexes()`.execute(tx);
  const ofSchool = <T>(one: T) => ({ customerCode: school, one });
  const all = body.enrolments ?? [];
  const courses = await writeCourses(tx, (body.courses ?? []).map(ofSchool));
  await mustKnowCourses(tx, school, all);
  const gone = all.filter(({ removed }) => removed === true);
  const enrolments = await writeEnrolments(tx, all.filter(({ removed }) => removed !== true).map(ofSchool));
  const removed = await remove(tx, school, gone);
  await noteReceived(tx, [school], { at: now, from: caller.sub });
  const after = { courses, enrolments, removed };
  call.audit({ entity: 'campus', action: 'receive', id: school, after });
  return { ...after, updatedAt: now.toISOString() };
});

/** Checks that all courses are known. @throws Refusal `invalid` at the first enrolment in an unknown course */
async function mustKnowCourses(tx: Tx, school: string, enrolments: readonly ReceivedEnrolment[]) {
  const named = [...new Set(enrolments.map(({ courseId }) => courseId))];
  const rows = await tx
    .selectFrom('campus_course')
    .select('course_id')
    .where('customer_code', '=', school)
    .where('course_id', '=', sql<string>`any(${named}::text[])`)
    .execute();
  const known = new Set(rows.map(({ course_id }) => course_id));
  const place = enrolments.findIndex(({ courseId }) => !known.has(courseId));
  if (place === -1) return;
  const message = `Il corso ${enrolments[place]?.courseId} non è noto: inviarlo prima delle sue iscrizioni.`;
  throw new Refusal('invalid', { errors: [{ field: `enrolments[${place}].courseId`, message }] });
}

/** Removes enrolments only: the people stay known as former participants. @returns the number of removed enrolments */
async function remove(tx: Tx, school: string, gone: readonly ReceivedEnrolment[]): Promise<number> {
  if (gone.length === 0) return 0;
  const { numAffectedRows = 0n } = await sql`
    delete from campus_enrolment e using unnest(
      ${gone.map(({ argoId }) => argoId)}::text[], ${gone.map(({ courseId }) => courseId)}::text[]) as g(argo, course)
    where e.customer_code = ${school} and e.argo_id = g.argo and e.course_id = g.course`.execute(tx);
  return Number(numAffectedRows);
}
