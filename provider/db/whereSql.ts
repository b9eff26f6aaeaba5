import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { isTests, resolve, type Tests, type Viewer, type Where } from '../../contract/schema/where';

type Column = Expression<unknown>;
type Columns<R> = { readonly [K in keyof R]?: Column };
// biome-ignore lint/suspicious/noExplicitAny: kysely's builder is used for its and/or/not alone, whatever the tables
type Builder = ExpressionBuilder<any, any>;

/**
 * Translates a predicate of the contract to SQL, so that database and browser agree.
 * @throws Error for a field that `columns` does not map, because a filter must never be dropped silently
 */
export function whereSql<R extends object>(
  where: Where<R>,
  columns: Columns<R>,
  viewer: Viewer,
  build: Builder,
): Expression<SqlBool> {
  const part = (inner: Where<R>) => whereSql(inner, columns, viewer, build);
  if ('all' in where) return build.and((where.all as readonly Where<R>[]).map(part));
  if ('any' in where) return build.or((where.any as readonly Where<R>[]).map(part));
  if ('not' in where) return sql<SqlBool>`not coalesce(${part(where.not as Where<R>)}, false)`;
  const operand: Operand = (expected) => {
    const value = resolve(expected, viewer);
    if (typeof value !== 'object' || value === null || !('field' in value)) return value;
    const other = columns[value.field as keyof R];
    if (!other) throw new Error(`no column for the field ${value.field}`);
    return other;
  };
  const tests = Object.entries(where).map(([field, test]) => {
    const column = columns[field as keyof R];
    if (!column) throw new Error(`no column for the field ${field}`);
    return testSql(column, test, operand, build);
  });
  return build.and(tests);
}

/** Converts the right side of a comparison, which is a value or another column, to SQL. */
type Operand = (expected: unknown) => unknown;

function testSql(column: Column, test: unknown, operand: Operand, build: Builder): Expression<SqlBool> {
  if (!isTests(test)) return same(column, operand(test));
  const parts = Object.entries(test).map(([name, expected]) =>
    operators[name as keyof Tests<string>](column, expected, operand, build),
  );
  return build.and(parts);
}

type Operator = (column: Column, expected: unknown, operand: Operand, build: Builder) => Expression<SqlBool>;

const operators: Record<keyof Tests<string>, Operator> = {
  is: (column, expected, operand) => same(column, operand(expected)),
  not: (column, expected, operand, build) =>
    sql<SqlBool>`not coalesce(${testSql(column, expected, operand, build)}, false)`,
  in: (column, expected) => sql<SqlBool>`coalesce(${column} = any(${expected}), false)`,
  before: (column, expected, operand) => sql<SqlBool>`coalesce(${column} < ${operand(expected)}, false)`,
  from: (column, expected, operand) => sql<SqlBool>`coalesce(${column} >= ${operand(expected)}, false)`,
  startsWith: (column, expected, operand) =>
    sql<SqlBool>`starts_with(coalesce(${column}, ''), ${text(operand(expected))})`,
  contains: (column, expected) =>
    sql<SqlBool>`strpos(lower(coalesce(${column}, '')), lower(${String(expected)})) > 0`,
  alike: (column, expected) => sql<SqlBool>`lower(coalesce(${column}, '')) = lower(${String(expected)})`,
  begins: (column, expected) =>
    sql<SqlBool>`starts_with(lower(coalesce(${column}, '')), lower(${String(expected)}))`,
  empty: (column, expected) =>
    expected
      ? sql<SqlBool>`coalesce(${column}::text, '') = ''`
      : sql<SqlBool>`coalesce(${column}::text, '') <> ''`,
  some: () => {
    throw new Error(
      'a list of records is in a table of its own: whoever asks for one of them writes the query',
    );
  },
};

/** Converts a value to text; a column is left as it is. */
const text = (value: unknown) => (typeof value === 'object' && value !== null ? value : String(value));

/** Compares with null as an ordinary value, as the browser does. */
const same = (column: Column, value: unknown): Expression<SqlBool> =>
  sql<SqlBool>`${column} is not distinct from ${value ?? null}`;
