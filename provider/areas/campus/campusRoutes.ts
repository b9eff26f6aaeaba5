import { courseImage, courses } from './courses';
import { csv } from './csv';
import { enrolments } from './enrolments';
import { statistics } from './statistics';
import { userCourses, users } from './users';

/** Implementations of the calls about the courses that a school takes part in. */
export const campusRoutes = [statistics, courses, courseImage, users, userCourses, enrolments, csv];
