import type { ReceivedCourse, ReceivedEnrolment } from '../../contract/campus/campusReceived';
import { dayInRome } from '../../contract/values/dates';
import type { Tx } from '../db/database';
import { type Columns, insertRows } from '../db/insertRows';

/** An item of a school. */
interface Of<T> {
  readonly customerCode: string;
  readonly one: T;
}

const courseColumns: Columns = {
  customer_code: 'text',
  course_id: 'text',
  name: 'text',
  start: 'date',
  course_url: 'text',
  image: 'text',
};
const personColumns: Columns = { customer_code: 'text', argo_id: 'text', name: 'text', surname: 'text' };
const enrolmentColumns: Columns = {
  customer_code: 'text',
  argo_id: 'text',
  course_id: 'text',
  role: 'text',
  enrolled_at: 'timestamptz',
  enrolled_on: 'date',
  is_passing: 'boolean',
  certified_at: 'timestamptz',
  download_url: 'text',
};

/** If an item occurs twice in one call, the last one counts. */
const last = <T>(all: readonly T[], keyOf: (one: T) => string): readonly T[] => [
  ...new Map(all.map((one) => [keyOf(one), one])).values(),
];

/**
 * Writes courses, replacing existing ones.
 * @returns how many
 */
export function writeCourses(tx: Tx, courses: readonly Of<ReceivedCourse>[]): Promise<number> {
  const rows = last(courses, ({ customerCode, one }) => `${customerCode} ${one.id}`);
  return insertRows(
    tx,
    'campus_course',
    courseColumns,
    rows.map(({ customerCode, one: { id, name, start, courseUrl, image } }) => [
      ...[customerCode, id, name],
      ...[start ?? null, courseUrl ?? null, image ?? null],
    ]),
    { key: ['customer_code', 'course_id'], set: ['name', 'start', 'course_url', 'image'] },
  );
}

/**
 * Writes enrolments in existing courses and their participants, replacing existing ones.
 * @returns how many
 */
export async function writeEnrolments(tx: Tx, enrolments: readonly Of<ReceivedEnrolment>[]): Promise<number> {
  const people = last(enrolments, ({ customerCode, one }) => `${customerCode} ${one.argoId}`);
  await insertRows(
    tx,
    'campus_person',
    personColumns,
    people.map(({ customerCode, one: { argoId, name, surname } }) => [customerCode, argoId, name, surname]),
    { key: ['customer_code', 'argo_id'], set: ['name', 'surname'] },
  );
  const rows = last(enrolments, ({ customerCode, one }) =>
    JSON.stringify([customerCode, one.argoId, one.courseId]),
  );
  return insertRows(tx, 'campus_enrolment', enrolmentColumns, rows.map(enrolmentRow), {
    key: ['customer_code', 'argo_id', 'course_id'],
    set: ['role', 'enrolled_at', 'enrolled_on', 'is_passing', 'certified_at', 'download_url'],
  });
}

/** Records that an e-learning platform sent data about schools, and which one. */
export async function noteReceived(
  tx: Tx,
  schools: readonly string[],
  { at, from }: { readonly at: Date; readonly from: string },
): Promise<void> {
  await insertRows(
    tx,
    'campus_source',
    { customer_code: 'text', received_at: 'timestamptz', received_from: 'text' },
    schools.map((school) => [school, at, from]),
    { key: ['customer_code'], set: ['received_at', 'received_from'] },
  );
}

function enrolmentRow({ customerCode, one }: Of<ReceivedEnrolment>) {
  const { argoId, courseId, role, enrolledAt, isPassing, certifiedAt, downloadUrl } = one;
  const at = new Date(enrolledAt);
  return [
    ...[customerCode, argoId, courseId, role ?? 'altro', at, dayInRome(at)],
    ...[isPassing === true, certifiedAt ? new Date(certifiedAt) : null, downloadUrl ?? null],
  ];
}
