import { page } from '../operations/endpoints';
import { pageOf } from '../operations/operation';
import { endpoint } from '../schema/endpoint';
import { fields } from '../schema/fields';
import { fileAnswer } from '../schema/fileAnswer';
import { searched } from '../schema/listing';
import { schoolParam } from '../users/endpoints';
import {
  campusCourseFields,
  campusEnrolmentFields,
  campusRecordFields,
  campusSelectionFields,
  campusStatisticsFields,
  campusUserFields,
} from './campus';

const read = { access: ['campus', 'read'], effect: 'read' } as const;
const withCertificate = {
  kind: 'choice',
  of: ['con', 'senza'],
  about: 'con: only people with at least one certificate; senza: only people with none',
} as const;

export const campusStatistics = endpoint({
  id: 'campusStatistics',
  method: 'GET',
  path: '/api/campus/statistics',
  calls: [],
  ...read,
  about: 'Returns the figures of the courses of the school, and those of the same period one year earlier',
  query: campusSelectionFields,
  response: { kind: 'record', required: true, of: campusStatisticsFields },
});

export const campusCourses = endpoint({
  id: 'campusCourses',
  method: 'GET',
  path: '/api/campus/courses',
  calls: ['EP-211'],
  ...read,
  about: 'Lists the courses of the school by name; with a selection, only those with enrolments in it',
  query: campusSelectionFields,
  response: { kind: 'list', required: true, of: { kind: 'record', required: true, of: campusCourseFields } },
});

export const campusCourseImage = endpoint({
  id: 'campusCourseImage',
  method: 'GET',
  path: '/api/campus/courses/{id}/image',
  calls: [],
  ...read,
  about: 'The picture of a course',
  params: fields({ id: campusCourseFields.id }),
  response: fileAnswer,
});

export const campusUsers = endpoint({
  id: 'campusUsers',
  method: 'GET',
  path: '/api/campus/users',
  calls: ['EP-212'],
  ...read,
  about: 'Lists the people who are enrolled in at least one course, by surname, a page at a time',
  query: { ...campusSelectionFields, attestati: withCertificate, ...searched, ...page },
  response: pageOf(campusUserFields),
});

export const campusUserCourses = endpoint({
  id: 'campusUserCourses',
  method: 'POST',
  path: '/api/campus/users/courses',
  calls: ['EP-213'],
  ...read,
  about: 'The courses of a person, with their certificates',
  body: { kind: 'record', required: true, of: campusUserFields },
  response: { kind: 'list', required: true, of: { kind: 'record', required: true, of: campusRecordFields } },
});

export const campusEnrolments = endpoint({
  id: 'campusEnrolments',
  method: 'GET',
  path: '/api/campus/enrolments',
  calls: [],
  ...read,
  about: 'The enrolments, newest first, a page at a time',
  query: { ...campusSelectionFields, attestati: withCertificate, ...page },
  response: pageOf(campusEnrolmentFields),
});

export const campusCsv = endpoint({
  id: 'campusCsv',
  method: 'GET',
  path: '/api/campus/csv/{customerCode}',
  calls: ['EP-214'],
  ...read,
  about: 'The list of users or of enrolments, whole, as CSV in base64',
  params: schoolParam,
  query: {
    ...campusSelectionFields,
    attestati: withCertificate,
    ...searched,
    elenco: { kind: 'choice', of: ['utenti', 'iscrizioni'], about: 'utenti by default' },
  },
  response: fileAnswer,
});

/** Endpoints for the courses that a school takes part in. */
export const campusEndpoints = [
  campusStatistics,
  campusCourses,
  campusCourseImage,
  campusUsers,
  campusUserCourses,
  campusEnrolments,
  campusCsv,
] as const;
