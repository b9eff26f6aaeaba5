import { fields, type RecordOf } from '../schema/fields';
import { wholeNumber } from '../values/wholeNumber';

/** As what people take part in a course. The order is stored: new ones go last. */
export const campusRoles = ['dirigente', 'docente', 'ata', 'studente', 'altro'] as const;
export type CampusRole = (typeof campusRoles)[number];

const count = { ...wholeNumber, required: true, min: 0 } as const;
const courseId = { kind: 'text', required: true, max: 100 } as const;
const argoId = { kind: 'text', required: true, max: 100 } as const;
const name = { kind: 'text', required: true, max: 200 } as const;
const person = { kind: 'text', required: true, max: 100, privacy: 'personal' } as const;
const role = { kind: 'choice', required: true, of: campusRoles } as const;

/** What the pages of Campus are narrowed to; each of them, and each list that a figure leads to, takes the same. */
export const campusSelectionFields = fields({
  corso: { kind: 'text', max: 100, about: 'of one course, by its id' },
  ruolo: { kind: 'choice', of: campusRoles },
  dal: { kind: 'day', about: 'enrolled on this day or later' },
  al: { kind: 'day', about: 'enrolled on this day or before' },
});
export type CampusSelection = RecordOf<typeof campusSelectionFields>;

/** A course, as the school sees it. */
export const campusCourseFields = fields({
  id: courseId,
  name,
  imageUri: { kind: 'text', about: 'where its picture is asked for, at our own address' },
  start: { kind: 'day' },
  courseUrl: { kind: 'text' },
  enrolments: { ...count, about: 'of the selection' },
  completed: { ...count, about: 'of them, those with a certificate' },
});
export type CampusCourse = RecordOf<typeof campusCourseFields>;

/** Somebody who is enrolled, and in how many courses of the selection. */
export const campusUserFields = fields({
  argoId,
  name: person,
  surname: person,
  numberOfCourses: count,
});
export type CampusUser = RecordOf<typeof campusUserFields>;

/** One course of a person, with its certificate where there is one. */
export const campusRecordFields = fields({
  course_display_name: name,
  course_id: courseId,
  created_date: { kind: 'instant', required: true, about: 'of the certificate, or else of the enrolment' },
  download_url: { kind: 'text', about: 'of the certificate' },
  is_passing: { kind: 'flag', required: true, about: 'the course is completed and certified' },
});
export type CampusRecord = RecordOf<typeof campusRecordFields>;

/** One enrolment, as the list of enrolments shows it. */
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

/** The figures of one stretch of time. */
export const campusFiguresFields = fields({
  dal: { kind: 'day' },
  al: { kind: 'day' },
  courses: { ...count, about: 'with an enrolment' },
  enrolments: count,
  completed: { ...count, about: 'enrolments with a certificate' },
  users: { ...count, about: 'people, each counted once' },
  certified: { ...count, about: 'of them, those with a certificate at least' },
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

/** What the page of statistics shows. */
export const campusStatisticsFields = fields({
  updatedAt: {
    kind: 'instant',
    about: 'when the platform last told something of this school; never, where absent',
  },
  offered: { ...count, about: 'courses of the school, with enrolments or without' },
  now: { kind: 'record', required: true, of: campusFiguresFields },
  before: { kind: 'record', of: campusFiguresFields, about: 'of the same stretch of time a year earlier' },
});
export type CampusStatistics = RecordOf<typeof campusStatisticsFields>;
