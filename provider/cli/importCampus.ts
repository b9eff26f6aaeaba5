import { readFileSync } from 'node:fs';
import {
  CAMPUS_COURSES,
  CAMPUS_ENROLMENTS,
  receivedCourseFields,
  receivedEnrolmentFields,
} from '../../contract/campus/campusReceived';
import { readingSaid } from '../../contract/imports/tableReading';
import type { Fields } from '../../contract/schema/fields';
import { campusReceive } from '../../contract/staff/endpoints/campus';
import { sheetError } from '../../contract/tables/sheetErrors';
import { Refusal } from '../refusal';
import { readTableFile, type TableOfFile } from '../tables/readTableFile';
import { callOperator, type OperatorAccess } from './operatorCall';
import { existingFile, onlyOptions } from './readOptions';
import { UsageError } from './usageError';

type Line = Readonly<Record<string, string>>;

/** Columns of a course, beside those of the enrolment. */
const COURSE = { id: 'courseId', name: 'courseName', start: 'courseStart', courseUrl: 'courseUrl' } as const;

/** Bytes of a file. */
const MOST = 50_000_000;

const YES = /^(true|1|s[iì]|yes|x)$/i;

/** `campus import`: a line for each enrolment, with its course beside it. @returns what to print */
export async function importCampus(args: readonly string[], access: () => OperatorAccess): Promise<string> {
  const options = onlyOptions(args, ['school', 'file']);
  const { school } = options;
  if (!school) throw new UsageError('campus import needs --school.');
  const { lines, reading } = await readLines(readFileSync(existingFile(options.file)));
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
  return `${reading}\n${school}: ${sum.courses} courses and ${sum.enrolments} enrolments written, ${sum.removed} removed.`;
}

async function readLines(bytes: Uint8Array): Promise<{ lines: readonly Line[]; reading: string }> {
  const columns = ['courseId', 'courseName'];
  const table = await readTableFile({ bytes: new Uint8Array(bytes), most: MOST, columns }).catch((error) => {
    throw error instanceof Refusal ? new UsageError(error.details.detail ?? error.message) : error;
  });
  if (!('titles' in table) || !columns.every((column) => table.titles.includes(column)))
    throw new UsageError(
      'The first line names the columns: courseId, courseName, argoId, name, surname, enrolledAt…',
    );
  const lines = Array.from({ length: table.length }, (_, index) => lineOf(table, index));
  return { lines, reading: readingSaid(table.reading).join(' ') };
}

function lineOf({ titles, row, position }: TableOfFile, index: number): Line {
  const cells = row(index);
  const error = cells.map(sheetError).find(Boolean);
  if (error) throw new UsageError(`Row ${position(index)}: ${error}`);
  return Object.fromEntries(titles.map((title, at) => [title, cells[at] ?? '']));
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
