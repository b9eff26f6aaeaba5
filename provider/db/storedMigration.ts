import { POSITION } from '../../contract/storing/reordering';
import { snakeCase } from '../../contract/storing/snakeCase';
import type { StoredEntity } from '../../contract/storing/stored';
import { type StoredColumn, storedColumns } from './storedColumns';

/**
 * Comment in our migrations that describes the resulting table: `-- stored notices: title text!, send_at
 * timestamptz`.
 */
const LEFT = /^-- stored (\w+): (.*)$/gm;

/** Comment in our migrations that describes the indexes of a table: `-- indexed notices: title, send_at`. */
const INDEXED = /^-- indexed (\w+): (.*)$/gm;

/** Written in place of the columns in the comment of a migration that drops the table. */
const GONE = 'gone';

/** Returns the columns of each table that ever stored a resource, as the last migration left them. */
const leftBy = (texts: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    texts.flatMap((text) => [...text.matchAll(LEFT)]).map(([, table = '', columns = '']) => [table, columns]),
  );

/** Tells whether something else already uses the table name of a stored resource with this name. */
export const isTableTaken = (name: string, texts: readonly string[]): boolean =>
  !leftBy(texts).has(snakeCase(name)) &&
  texts.some((text) =>
    new RegExp(`^create table (if not exists )?"?${snakeCase(name)}"?[ (]`, 'm').test(text),
  );

/**
 * Returns the migrations that drop the tables of resources no longer declared, to be reviewed before they are
 * committed.
 */
export function endedMigrations(
  entities: readonly Pick<StoredEntity, 'name'>[],
  texts: readonly string[],
): readonly { readonly table: string; readonly text: string }[] {
  const declared = entities.map(({ name }) => snakeCase(name));
  return [...leftBy(texts)]
    .filter(([table, columns]) => columns !== GONE && !declared.includes(table))
    .map(([table]) => ({
      table,
      text: `-- stored ${table}: ${GONE}
-- Breaks the version before, which still reads it.
-- Renamed? Then rename the table instead, so that nothing is lost: see docs/resources/storage.md, "When a declaration changes".
drop table "${table}";
`,
    }));
}

/**
 * Returns the migration that brings the table of a stored resource in line with its fields, to be reviewed before it
 * is committed; undefined if nothing changes.
 *
 * @param texts of the existing migrations, in order
 * @throws Error if something else uses the table name
 */
export function storedMigration(entity: StoredEntity, texts: readonly string[]): string | undefined {
  const { name, fields, orderedByHand } = entity;
  const table = snakeCase(name);
  const wanted = storedColumns(fields);
  const before = leftBy(texts).get(table);
  const left = before === GONE ? undefined : before;
  const indexes = changedIndexes(entity, left === undefined ? [] : texts);
  if (left === said(wanted)) return indexes;
  if (isTableTaken(name, texts))
    throw new Error(
      `There is a table "${table}" of something else already: call the resource "${name}" otherwise.`,
    );
  const titles = orderedByHand ? titleOf(entity, wanted) : undefined;
  const head = `-- stored ${table}: ${said(wanted)}\n`;
  const columns = left === undefined ? created(table, wanted) : changed(table, read(left), wanted, titles);
  return head + columns + (indexes ?? '');
}

/**
 * Returns the statements that create and drop the indexes of a long list; undefined if nothing changes. The indexes are
 * on the sort expression of `listStored`. There are two per field, because records without a value come last in both
 * directions.
 */
function changedIndexes({ name, fields, indexed = [] }: StoredEntity, texts: readonly string[]) {
  const table = snakeCase(name);
  const wanted = indexed.map(snakeCase);
  const [, , last = ''] =
    texts.flatMap((text) => [...text.matchAll(INDEXED)]).findLast(([, one]) => one === table) ?? [];
  const before = last.split(', ').filter(Boolean);
  const added = indexed.filter((field) => !before.includes(snakeCase(field)));
  const removed = before.filter((column) => !wanted.includes(column));
  if (added.length === 0 && removed.length === 0) return undefined;
  const lines = [
    `-- indexed ${table}: ${wanted.join(', ')}`,
    ...removed.flatMap((column) =>
      indexNames(table, column).map((index) => `drop index if exists "${index}";`),
    ),
    ...added.flatMap((field) => {
      const column = snakeCase(field);
      const key = fields[field]?.kind === 'text' ? `sort_text("${column}") collate "C"` : `"${column}"`;
      const [up, down] = indexNames(table, column);
      return [
        `create index "${up}" on "${table}" (customer_code, (${key}), id);`,
        `create index "${down}" on "${table}" (customer_code, (${key}) desc nulls last, id);`,
      ];
    }),
  ];
  return `${lines.join('\n')}\n`;
}

const indexNames = (table: string, column: string) =>
  [`${table}_by_${column}`, `${table}_by_${column}_desc`] as const;

const said = (columns: readonly StoredColumn[]) =>
  columns.map(({ name, type, required }) => `${name} ${type}${required ? '!' : ''}`).join(', ');

const read = (text: string): readonly StoredColumn[] =>
  text
    .split(', ')
    .filter(Boolean)
    .map((one) => {
      const [name = '', type = ''] = one.split(' ');
      return { name, type: type.replace('!', ''), required: type.endsWith('!') };
    });

function created(table: string, columns: readonly StoredColumn[]): string {
  const lines = columns.map(
    ({ name, type, required }) => `  "${name}" ${type}${required ? ' not null' : ''},`,
  );
  return `create table "${table}" (
  customer_code text not null references school,
  id text not null,
  version integer not null default 1,
${lines.join('\n')}
  primary key (customer_code, id)
);
alter table "${table}" enable row level security;
alter table "${table}" force row level security;
create policy of_the_school on "${table}" to sportello_app
  using (customer_code = app_school()) with check (customer_code = app_school());
grant select, insert, update, delete on "${table}" to sportello_app;
do $$ begin
  execute format('create policy of_the_owner on "${table}" to %I using (true) with check (true)', current_user);
end $$;
`;
}

/** Conversions between a number and an amount: euros are stored in cents. */
const CENTS: Readonly<Record<string, (name: string) => string>> = {
  'numeric bigint': (name) => `round("${name}" * 100)::bigint`,
  'bigint numeric': (name) => `"${name}" / 100.0`,
};

/** Returns the column with the title of records, or their key where there is none. */
const titleOf = ({ title }: StoredEntity, columns: readonly StoredColumn[]) =>
  columns.find(({ name }) => name === snakeCase(title))?.name ?? 'id';

/**
 * Returns the statements that change an existing table. @param titles the column by which existing rows are ordered at
 * first, if the resource is ordered by hand from now on
 */
function changed(
  table: string,
  before: readonly StoredColumn[],
  wanted: readonly StoredColumn[],
  titles: string | undefined,
): string {
  const lines = [
    ...before
      .filter(({ name }) => !wanted.some((one) => one.name === name))
      .map(
        ({ name }) =>
          `-- A field of another name now? Then rename it instead, and lose nothing.\nalter table "${table}" drop column "${name}";`,
      ),
    ...wanted.flatMap((column) => {
      const was = before.find(({ name }) => name === column.name);
      if (was) return altered(table, was, column);
      return titles && column.name === POSITION ? placed(table, column, titles) : added(table, column);
    }),
  ];
  const breaks = breaksBefore(before, wanted)
    ? '-- Breaks the version before, which reads and writes the table as it was.\n'
    : '';
  return `${breaks}${lines.join('\n')}\n`;
}

/** Tells whether a column was dropped, changed its type, or became required. */
function breaksBefore(before: readonly StoredColumn[], wanted: readonly StoredColumn[]): boolean {
  const wantedOf = ({ name, type }: StoredColumn) =>
    wanted.some((one) => one.name === name && one.type === type);
  const mustBe = ({ name, required }: StoredColumn) =>
    required && !before.some((one) => one.name === name && one.required);
  return !before.every(wantedOf) || wanted.some(mustBe);
}

function added(table: string, { name, type, required, filled }: StoredColumn): string[] {
  const add = `alter table "${table}" add column "${name}" ${type}`;
  if (!required) return [`${add};`];
  return [
    '-- Rows that are there get this value: is it right?',
    `${add} not null default ${filled};`,
    `alter table "${table}" alter column "${name}" drop default;`,
  ];
}

/** Returns the statements that add the position column, and number existing rows in their present order by title. */
const placed = (table: string, { name, type }: StoredColumn, titles: string): string[] => [
  `alter table "${table}" add column "${name}" ${type};`,
  `update "${table}" set "${name}" = placed.place from (
  select customer_code, id, row_number() over (partition by customer_code order by "${titles}", id) as place from "${table}"
) as placed where placed.customer_code = "${table}".customer_code and placed.id = "${table}".id;`,
  `alter table "${table}" alter column "${name}" set not null;`,
];

function altered(table: string, was: StoredColumn, { name, type, required, filled }: StoredColumn): string[] {
  const alter = `alter table "${table}" alter column "${name}"`;
  return [
    ...(was.type === type ? [] : retyped(alter, was.type, { name, type })),
    ...(required && !was.required
      ? [
          '-- Rows that have none get this value: is it right?',
          `update "${table}" set "${name}" = ${filled} where "${name}" is null;`,
          `${alter} set not null;`,
        ]
      : []),
    ...(!required && was.required ? [`${alter} drop not null;`] : []),
  ];
}

function retyped(alter: string, was: string, { name, type }: Pick<StoredColumn, 'name' | 'type'>): string[] {
  const cents = CENTS[`${was} ${type}`];
  if (cents) return ['-- Amounts are kept in cents.', `${alter} type ${type} using ${cents(name)};`];
  return [
    '-- A value that cannot become one stops this migration: is there none, or what should it be?',
    `${alter} type ${type} using "${name}"::text::${type};`,
  ];
}
