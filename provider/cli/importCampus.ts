import { readFileSync } from 'node:fs';
import {
  CAMPUS_COURSES,
  CAMPUS_ENROLMENTS,
  receivedCourseFields,
  receivedEnrolmentFields,
} from '../../contract/campus/campusReceived';
import { readCell } from '../../contract/imports/imports';
import { readingSaid } from '../../contract/imports/tableReading';
import type { Fields } from '../../contract/schema/fields';
import { campusReceive } from '../../contract/staff/endpoints/campus';
import { sheetError } from '../../contract/tables/sheetErrors';
import { dayInRome } from '../../contract/values/dates';
import { Refusal } from '../refusal';
import { systemClock } from '../systemClock';
import { fieldsOfTitles } from '../tables/plainTitle';
import { readTableFile, type TableOfFile } from '../tables/readTableFile';
import { callOperator, type OperatorAccess } from './operatorCall';
import { existingFile, onlyOptions, readFlag } from './readOptions';
import { UsageError } from './usageError';

type Line = Readonly<Record<string, string>>;

/** Fields of a course, with the column of each; a line has these columns besides those of the enrolment. */
const COURSE = { id: 'courseId', name: 'courseName', start: 'courseStart', courseUrl: 'courseUrl' } as const;

/** Columns that a file of enrolments must have. */
const NEEDED = ['courseId', 'courseName'] as const;

/** Every column, case-insensitive. */
const NAMES = Object.fromEntries(
  [...Object.keys(receivedEnrolmentFields), ...Object.values(COURSE)].map((name) => [name, []]),
);

/** The largest file, in bytes. */
const MOST = 50_000_000;

/** `campus import`: one line per enrolment, with its course in the same line. @returns what to print */
export async function importCampus(args: readonly string[], access: () => OperatorAccess): Promise<string> {
  const options = onlyOptions(args, ['school', 'file', 'hidden']);
  const withHidden = readFlag('hidden', options.hidden);
  const { school } = options;
  if (!school) throw new UsageError('campus import needs --school.');
  const { lines, reading } = await readLines(readFileSync(existingFile(options.file)), withHidden);
  const today = dayInRome(systemClock.now());
  const courses = [...new Map(lines.map((line) => [line.courseId, courseOf(line, today)])).values()];
  const enrolments = lines
    .filter(({ argoId }) => argoId)
    .map((line) => written(receivedEnrolmentFields, line, today));
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

async function readLines(
  file: Uint8Array,
  withHidden: boolean,
): Promise<{ lines: readonly Line[]; reading: string }> {
  const columns = NEEDED.map((name) => [name]);
  const bytes = new Uint8Array(file);
  const table = await readTableFile({ bytes, most: MOST, columns, withHidden }).catch((error) => {
    throw error instanceof Refusal ? new UsageError(error.details.detail ?? error.message) : error;
  });
  const titles = 'titles' in table ? fieldsOfTitles(table.titles, NAMES) : [];
  if (!('titles' in table) || !NEEDED.every((column) => titles.includes(column)))
    throw new UsageError(
      'The first line names the columns: courseId, courseName, argoId, name, surname, enrolledAt…',
    );
  const lines = Array.from({ length: table.length }, (_, index) => lineOf(table, titles, index));
  return { lines, reading: readingSaid(table.reading).join(' ') };
}

function lineOf({ row, position }: TableOfFile, titles: readonly string[], index: number): Line {
  const cells = row(index);
  const error = cells.map(sheetError).find(Boolean);
  if (error) throw new UsageError(`Row ${position(index)}: ${error}`);
  return Object.fromEntries(titles.map((title, at) => [title, cells[at] ?? '']));
}

const courseOf = (line: Line, today: string) =>
  written(
    receivedCourseFields,
    Object.fromEntries(Object.entries(COURSE).map(([field, column]) => [field, line[column] ?? ''])),
    today,
  );

/** Returns the values of the fields whose cells are not empty in a line. */
const written = (fields: Fields, line: Line, today: string) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const text = (line[name] ?? '').trim();
      return text === '' ? [] : [[name, readCell(field, text, today)]];
    }),
  );

const pieces = <T>(all: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, nth) => all.slice(nth * size, (nth + 1) * size));
