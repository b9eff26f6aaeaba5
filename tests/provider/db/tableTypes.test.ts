import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../provider/db/database';
import { compiled } from '../../fixtures/compiled';
import { testDatabase } from '../../fixtures/database';

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
  readonly insert: 'required' | 'optional' | 'never';
}

/** The type that the query builder returns for each column type of the database. */
const READ_AS: Readonly<Record<string, string>> = {
  text: 'string',
  date: 'string',
  datemultirange: 'string',
  uuid: 'string',
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  'double precision': 'number',
  numeric: 'number',
  boolean: 'boolean',
  'timestamp with time zone': 'Date',
  bytea: 'bytes',
  json: 'json',
  jsonb: 'json',
  'text[]': 'string[]',
};

/** Computed from columns that are never null, which the catalogue does not know. */
const NEVER_NULL = [
  'account.sort_key',
  'account.search',
  'campus_person.sort_key',
  'campus_person.search_text',
];

/** Written by triggers, or after the insert: `Tables` does not allow inserting them. */
const NOT_INSERTED = [
  'campus_month.enrolments',
  'campus_month.completed',
  'campus_person.courses',
  'campus_person.certificates',
  'campus_person.role_bits',
  'campus_person.certified_bits',
  'campus_person.days_dirigente',
  'campus_person.days_docente',
  'campus_person.days_ata',
  'campus_person.days_studente',
  'campus_person.days_altro',
  'campus_person.certified_dirigente',
  'campus_person.certified_docente',
  'campus_person.certified_ata',
  'campus_person.certified_studente',
  'campus_person.certified_altro',
  'campus_source.checked_at',
  'operator_proposal.claim',
  'operator_proposal.decided_by',
  'operator_proposal.decided_at',
  'operator_proposal.reason',
];

const columnsOf = (db: Database): Promise<Column[]> =>
  db.asOwner(async (tx) => {
    const { rows } = await sql<Column>`
      select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type,
        not a.attnotnull as nullable,
        case when a.attgenerated <> '' or a.attidentity = 'a' then 'never'
          when a.atthasdef or a.attidentity = 'd' or not a.attnotnull then 'optional'
          else 'required' end as insert
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and a.attnum > 0 and not a.attisdropped
      order by c.relname, a.attnum`.execute(tx);
    return rows.map((column) => {
      const name = `${column.table}.${column.name}`;
      return {
        ...column,
        nullable: column.nullable && !NEVER_NULL.includes(name),
        insert: NOT_INSERTED.includes(name) ? 'never' : column.insert,
      };
    });
  });

const HEAD = `
import type { InsertType, SelectType } from 'kysely';
import type { Tables } from '../../provider/db/tables';

type Kind<T, Insert> =
  [T] extends [string] ? 'string'
  : [T] extends [number] ? 'number'
  : [T] extends [boolean] ? 'boolean'
  : [T] extends [Date] ? 'Date'
  : [T] extends [Uint8Array] ? 'bytes'
  : [string] extends [Insert] ? 'json'
  : [T] extends [readonly string[]] ? 'string[]'
  : 'unknown';
type Nullable<T> = null extends T ? ' | null' : '';
type Insert<T> =
  [T] extends [never] ? 'never' : null extends T ? 'optional' : undefined extends T ? 'optional' : 'required';
type Described<T> = {
  [C in keyof T]-?: readonly [
    \`\${Kind<NonNullable<SelectType<T[C]>>, InsertType<T[C]>>}\${Nullable<SelectType<T[C]>>}\`,
    Insert<InsertType<T[C]>>,
  ];
};
`;

/** Returns a program that compiles if `Tables` describes these columns correctly. */
function program(columns: readonly Column[]): string {
  const tables = [...new Set(columns.map(({ table }) => table))];
  const constants = tables.map((table) => {
    const its = columns.filter((column) => column.table === table);
    const described = its.map(
      ({ name, type, nullable, insert }) =>
        `  ${name}: ['${READ_AS[type] ?? type}${nullable ? ' | null' : ''}', '${insert}'],`,
    );
    return `export const ${table}: Described<Tables['${table}']> = {\n${described.join('\n')}\n};`;
  });
  const names = tables.map((table) => `'${table}'`);
  const others = `export const others: Record<Exclude<keyof Tables, ${names.join(' | ')}>, never> = {};`;
  return [HEAD, ...constants, others].join('\n');
}

/** Returns the differences between `Tables` and the columns: table and column, and the compiler's error. */
function differences(columns: readonly Column[]): string[] {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(join('.cache', 'tables-'));
  const written = program(columns);
  try {
    writeFileSync(join(folder, 'columns.ts'), written);
    const said = compiled(folder, ['columns.ts']);
    return [...said.matchAll(/columns\.ts\((\d+),\d+\): error TS\d+: (.*)/g)].map(
      ([, line, why]) => `${placeOf(written, Number(line))}: ${why}`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function placeOf(written: string, line: number): string {
  const lines = written.split('\n').slice(0, line);
  const table = lines.findLast((one) => one.startsWith('export const'))?.split(/[ :]/)[2];
  const column = /^ {2}(\w+): \[/.exec(lines.at(-1) ?? '')?.[1];
  return column ? `${table}.${column}` : `${table}`;
}

describe('the types of the tables', () => {
  let db: Database;
  let columns: Column[];
  beforeAll(async () => {
    db = await testDatabase();
    columns = await columnsOf(db);
  });
  afterAll(() => db.close());

  it('are those of the columns of the migrated database', () => {
    expect(columns.length).toBeGreaterThan(500);
    expect(differences(columns)).toEqual([]);
  });

  it('differ where a column or a table is missing, too many or of another type', () => {
    const changed: Readonly<Record<string, Partial<Column>>> = {
      'account.email': { name: 'e_mail' },
      'alias.enabled': { insert: 'required' },
      'application.ac': { table: 'app' },
      'job.id': { type: 'timestamp with time zone' },
      'licence.ac': { nullable: true },
      'mail.subject': { type: 'inet' },
      'spid_access.id': { insert: 'optional' },
      'stored_file.size': { type: 'text' },
    };
    const others = columns
      .filter(({ table, name }) => table !== 'news' && `${table}.${name}` !== 'school.city')
      .map((column) => ({ ...column, ...changed[`${column.table}.${column.name}`] }));
    const places = differences(others).map((difference) => difference.split(':')[0]);
    expect([...new Set(places)].sort()).toEqual(
      [
        ...Object.keys(changed).filter((name) => !/^(account|application)\./.test(name)),
        'account.e_mail',
        'app',
        'application',
        'others',
        'school',
      ].sort(),
    );
  });
});
