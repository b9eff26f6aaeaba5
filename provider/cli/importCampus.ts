import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { campusReceive } from '../../contract/endpoints/operators/campus';
import {
  CAMPUS_COURSES,
  CAMPUS_ENROLMENTS,
  receivedCourseFields,
  receivedEnrolmentFields,
} from '../../contract/entities/campusReceived';
import type { Fields } from '../../contract/fields';
import { callOperator, type OperatorAccess } from './operatorCall';
import { existingFile, onlyOptions } from './readOptions';
import { UsageError } from './usageError';

type Line = Readonly<Record<string, string>>;

/** Columns of a course, beside those of the enrolment. */
const COURSE = { id: 'courseId', name: 'courseName', start: 'courseStart', courseUrl: 'courseUrl' } as const;

const YES = /^(true|1|s[iì]|yes|x)$/i;

/** `campus import`: a line for each enrolment, with its course beside it. @returns what to print */
export async function importCampus(args: readonly string[], access: () => OperatorAccess): Promise<string> {
  const options = onlyOptions(args, ['school', 'file']);
  const { school } = options;
  if (!school) throw new UsageError('campus import needs --school.');
  const lines = readLines(readFileSync(existingFile(options.file), 'utf8'));
  const courses = [...new Map(lines.map((line) => [line.courseId, courseOf(line)])).values()];
  const enrolments = lines
    .filter(({ argoId }) => argoId)
    .map((line) => written(receivedEnrolmentFields, line));
  const sum = { courses: 0, enrolments: 0, removed: 0 };
  for (const body of [
    ...pieces(courses, CAMPUS_COURSES).map((piece) => ({ courses: piece })),
    ...pieces(enrolments, CAMPUS_ENROLMENTS).map((piece) => ({ enrolments: piece })),
  ]) {
    const taken = (await callOperator(access(), campusReceive, { params: { school }, body })) as typeof sum;
    sum.courses += taken.courses;
    sum.enrolments += taken.enrolments;
    sum.removed += taken.removed;
  }
  return `${school}: ${sum.courses} courses and ${sum.enrolments} enrolments written, ${sum.removed} removed.`;
}

function readLines(text: string): readonly Line[] {
  const { data, meta } = Papa.parse<Line>(text.replace(/^\ufeff/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
  });
  if (meta.fields?.includes('courseId') && meta.fields.includes('courseName')) return data;
  throw new UsageError(
    'The first line names the columns: courseId, courseName, argoId, name, surname, enrolledAt…',
  );
}

const courseOf = (line: Line) =>
  written(
    receivedCourseFields,
    Object.fromEntries(Object.entries(COURSE).map(([field, column]) => [field, line[column] ?? ''])),
  );

/** The fields that a line fills. */
const written = (fields: Fields, line: Line) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind }]) => {
      const text = (line[name] ?? '').trim();
      if (text === '') return [];
      return [[name, kind === 'flag' ? YES.test(text) : text]];
    }),
  );

const pieces = <T>(all: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, nth) => all.slice(nth * size, (nth + 1) * size));
