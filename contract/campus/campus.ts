import { fields, type RecordOf } from '../schema/fields';
import { wholeNumber } from '../values/wholeNumber';

/** Roles in which people take part in a course. Their order is stored, so new ones are appended. */
export const campusRoles = ['dirigente', 'docente', 'ata', 'studente', 'altro'] as const;
export type CampusRole = (typeof campusRoles)[number];

const count = { ...wholeNumber, required: true, min: 0 } as const;
const courseId = { kind: 'text', required: true, max: 100 } as const;
const argoId = { kind: 'text', required: true, max: 100 } as const;
const name = { kind: 'text', required: true, max: 200 } as const;
const person = { kind: 'text', required: true, max: 100, privacy: 'personal' } as const;
const role = { kind: 'choice', required: true, of: campusRoles } as const;

/** Filters of the Campus pages. Every page accepts the same ones, as does every list that a figure links to. */
export const campusSelectionFields = fields({
  corso: { kind: 'text', max: 100, about: 'only one course, by its id' },
  ruolo: { kind: 'choice', of: campusRoles },
  dal: { kind: 'day', about: 'enrolled on this day or later' },
  al: { kind: 'day', about: 'enrolled on this day or before' },
});
export type CampusSelection = RecordOf<typeof campusSelectionFields>;

/** Course as the school sees it. */
export const campusCourseFields = fields({
  id: courseId,
  name,
  imageUri: { kind: 'text', about: 'address of its picture, on this server' },
  start: { kind: 'day' },
  courseUrl: { kind: 'text' },
  enrolments: { ...count, about: 'in the selection' },
  completed: { ...count, about: 'enrolments in the selection that have a certificate' },
});
export type CampusCourse = RecordOf<typeof campusCourseFields>;

/** Enrolled person with the number of their courses in the selection. */
export const campusUserFields = fields({
  argoId,
  name: person,
  surname: person,
  numberOfCourses: count,
});
export type CampusUser = RecordOf<typeof campusUserFields>;

/** Course of a person, with its certificate if the person has one. */
export const campusRecordFields = fields({
  course_display_name: name,
  course_id: courseId,
  created_date: {
    kind: 'instant',
    required: true,
    about: 'issue of the certificate, or the enrolment if there is none',
  },
  download_url: { kind: 'text', about: 'address of the certificate' },
  is_passing: { kind: 'flag', required: true, about: 'the course is completed and certified' },
});
export type CampusRecord = RecordOf<typeof campusRecordFields>;

/** Enrolment, as a row of the list of enrolments. */
export const campusEnrolmentFields = fields({
  argoId,
  name: person,
  surname: person,
  role,
  course_id: courseId,
  course_display_name: name,
  enrolledOn: { kind: 'day', required: true },
  is_passing: { kind: 'flag', required: true },
});
export type CampusEnrolment = RecordOf<typeof campusEnrolmentFields>;

const list = <const F>(of: F) =>
  ({ kind: 'list', required: true, of: { kind: 'record', required: true, of } }) as const;

/** Figures of one period. */
export const campusFiguresFields = fields({
  dal: { kind: 'day' },
  al: { kind: 'day' },
  courses: { ...count, about: 'courses with an enrolment in the period' },
  enrolments: count,
  completed: { ...count, about: 'enrolments with a certificate' },
  users: { ...count, about: 'people, each counted once' },
  certified: { ...count, about: 'of these people, those with at least one certificate' },
  byCourse: list(fields({ id: courseId, name, enrolments: count, completed: count })),
  byMonth: list(
    fields({
      month: { kind: 'text', required: true, pattern: /^\d{4}-\d{2}$/ },
      enrolments: count,
      completed: count,
    }),
  ),
  byRole: list(fields({ role, users: count, certified: count })),
});
export type CampusFigures = RecordOf<typeof campusFiguresFields>;

/** Contents of the statistics page. */
export const campusStatisticsFields = fields({
  updatedAt: {
    kind: 'instant',
    about: 'when the platform last sent data about this school; absent if never',
  },
  offered: { ...count, about: 'courses of the school, with enrolments or without' },
  now: { kind: 'record', required: true, of: campusFiguresFields },
  before: { kind: 'record', of: campusFiguresFields, about: 'figures of the same period one year earlier' },
});
export type CampusStatistics = RecordOf<typeof campusStatisticsFields>;
