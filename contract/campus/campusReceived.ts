import * as campusMessages from '../messages/it/campus';
import { fields, type RecordOf } from '../schema/fields';
import { campusCourseFields, campusEnrolmentFields, campusRoles } from './campus';

/** Maximum number of courses in one call. */
export const CAMPUS_COURSES = 200;
/** Maximum number of enrolments in one call. */
export const CAMPUS_ENROLMENTS = 2000;
/** Maximum size of a course image, in bytes. */
export const COURSE_IMAGE_LIMIT = 60_000;

const https = {
  kind: 'text',
  max: 500,
  pattern: /^https:\/\/[^\s"'<>\\]+$/,
  say: { pattern: campusMessages.addressMustBeginWithHttps },
} as const;

/** Course as the platform sends it: a new one, or the new state of an existing one. */
export const receivedCourseFields = fields({
  id: campusCourseFields.id,
  name: campusCourseFields.name,
  start: { kind: 'day' },
  courseUrl: https,
  image: {
    kind: 'file',
    of: ['png', 'jpeg'],
    max: COURSE_IMAGE_LIMIT,
    about: 'stored by this server, so that browsers need not contact the platform',
  },
});
export type ReceivedCourse = RecordOf<typeof receivedCourseFields>;

/** Enrolment as the platform sends it; person and course are its key. */
export const receivedEnrolmentFields = fields({
  courseId: campusCourseFields.id,
  argoId: campusEnrolmentFields.argoId,
  name: campusEnrolmentFields.name,
  surname: campusEnrolmentFields.surname,
  role: { kind: 'choice', of: campusRoles, about: 'altro if unknown' },
  enrolledAt: { kind: 'instant', required: true },
  isPassing: { kind: 'flag', about: 'the course is completed and certified' },
  certifiedAt: { kind: 'instant', about: 'when the certificate was given' },
  downloadUrl: { ...https, about: 'address of the certificate' },
  removed: { kind: 'flag', about: 'true if the enrolment has ended: the person left the course' },
});
export type ReceivedEnrolment = RecordOf<typeof receivedEnrolmentFields>;

export const campusReceivedFields = fields({
  courses: {
    kind: 'list',
    max: CAMPUS_COURSES,
    of: { kind: 'record', required: true, of: receivedCourseFields },
  },
  enrolments: {
    kind: 'list',
    max: CAMPUS_ENROLMENTS,
    of: { kind: 'record', required: true, of: receivedEnrolmentFields },
  },
});

const count = { kind: 'number', required: true, integer: true, min: 0 } as const;
export const campusTakenFields = fields({
  courses: { ...count, about: 'courses written' },
  enrolments: { ...count, about: 'enrolments written' },
  removed: count,
  updatedAt: { kind: 'instant', required: true, about: 'time that the school sees after "aggiornato alle"' },
});
