import pg from 'pg';

// Numeric OIDs, since pg-types has no names for arrays.
const INT8: number = 20;
const DATE: number = 1082;
const INT8_ARRAY: number = 1016;
const DATE_ARRAY: number = 1182;
const TEXT_ARRAY: number = 1009;

/**
 * pg's parsers, except that a date stays YYYY-MM-DD (a Date would shift it by the time zone) and a bigint is a
 * number.
 */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format === 'binary' ? undefined : ours.get(oid)) ?? pg.types.getTypeParser(oid, format),
};

const ours = new Map<number, (value: string) => unknown>([
  [INT8, Number],
  [DATE, (value) => value],
  [INT8_ARRAY, (value) => texts(value).map(Number)],
  [DATE_ARRAY, texts],
]);

function texts(value: string): string[] {
  return pg.types.getTypeParser(TEXT_ARRAY)(value) as string[];
}
