import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { partsOf, statementsOf } from '../../provider/db/migrationParts';

const FOLDER = 'provider/db/migrations';

/** The files up to this one are the baseline of 1.0.0: they run in an empty database without concurrent users. */
const BASELINE_ENDS = '0013_provider_staff.sql';

const NAME = '"?(\\w+)"?';
/**
 * Statements that lock an existing table. A foreign key is not among them: it inherently involves two tables and blocks
 * writers only while it is created.
 */
const LOCKS = [
  `^(?:alter|drop|lock) table (?:if exists )?(?:only )?${NAME}`,
  `^truncate (?:table )?(?:only )?${NAME}`,
  `^(?:create(?: or replace)?(?: constraint)?|drop|alter) (?:trigger|policy) (?:if exists )?\\w+ (?:[^;]*? )?on ${NAME}`,
  `^(?:update|delete from) (?:only )?${NAME}`,
].map((pattern) => new RegExp(pattern, 'i'));

const UNIQUE = /^alter table [\s\S]*\badd\b[\s\S]*\b(?:unique|primary key)\b(?!\s+using\s+index)/i;

const tablesMadeIn = (text: string) =>
  statementsOf(text).flatMap((one) => /^create table (?:if not exists )?"?(\w+)"?/i.exec(one)?.[1] ?? []);

function lockedBy(statement: string, existing: readonly string[]): readonly string[] {
  // A DO block builds its statements dynamically: each table that it names may be locked.
  if (/^do\b/i.test(statement))
    return existing.filter((table) =>
      new RegExp(`'${table}'|\\b(?:table|on) ${table}\\b`, 'i').test(statement),
    );
  return LOCKS.flatMap((pattern) => pattern.exec(statement)?.[1] ?? []).filter((table) =>
    existing.includes(table),
  );
}

/** Returns, as sentences, what would stop the previous version from serving while this file is applied. */
function wrongIn(text: string, existing: readonly string[]): readonly string[] {
  const statements = statementsOf(partsOf(text).text);
  const locked = new Set(statements.flatMap((statement) => lockedBy(statement, existing)));
  const hidden = statements.some((one) => /^do\b[\s\S]*create (?:unique )?index/i.test(one));
  const unique = statements.some((one) => UNIQUE.test(one) && lockedBy(one, existing).length > 0);
  return [
    ...(locked.size > 1
      ? [`locks ${[...locked].join(' and ')} in one transaction: write a file for each of them`]
      : []),
    ...(hidden
      ? ['makes an index inside of a block: write it as a statement, which is done concurrently']
      : []),
    ...(unique
      ? [
          'makes a constraint with an index of its own: create the unique index, then add the constraint "using index"',
        ]
      : []),
  ];
}

/** Returns each migration with the tables that exist before it. */
function migrationsWithTables() {
  const existing: string[] = [];
  return readdirSync(FOLDER)
    .sort()
    .map((file) => {
      const text = readFileSync(join(FOLDER, file), 'utf8');
      const before = [...existing];
      existing.push(...tablesMadeIn(text));
      return { file, text, existing: before };
    });
}

describe('a migration', () => {
  it('locks one table that was there before at the most, and keeps nobody from it to make an index', () => {
    const wrong = migrationsWithTables()
      .filter(({ file }) => file > BASELINE_ENDS)
      .flatMap(({ file, text, existing }) =>
        wrongIn(text, existing).map((sentence) => `${file} ${sentence}`),
      );
    expect(wrong).toEqual([]);
  });

  it.each<[string, string, RegExp]>([
    [
      'alters two tables',
      'alter table school add a int; alter table account add a int',
      /locks school and account/,
    ],
    [
      'gives two tables policies',
      'create policy a on school using (true); drop policy b on account',
      /locks school and/,
    ],
    [
      'writes in a table and alters another',
      'update account set cn = 1; alter table school add a int',
      /locks account and/,
    ],
    [
      'does so in a block',
      `do $$ begin foreach t in array array['school', 'account'] loop execute format('alter table %I', t); end loop; end $$`,
      /locks school and account/,
    ],
    [
      'makes an index in a block',
      `do $$ begin execute 'create index a on school (city)'; end $$`,
      /inside of a block/,
    ],
    ['makes a table unique', 'alter table school add constraint a unique (city)', /using index/],
  ])('that %s is refused', (_, text, sentence) => {
    expect(wrongIn(text, ['school', 'account']).join()).toMatch(sentence);
  });

  it('may make indexes of several tables, which are made one by one, and fill a table of its own', () => {
    const text = `-- A comment; with a semicolon.
      create table own (id text primary key);
      create index own_by_id on own (id);
      create unique index a on school (city);
      create index b on account (sn) where cn = ';';
      alter table account add column c text;
      drop index d`;
    expect(wrongIn(text, ['school', 'account'])).toEqual([]);
    expect(partsOf(text)).toEqual({
      text: 'create table own (id text primary key);\ncreate index own_by_id on own (id);\nalter table account add column c text',
      indexes: [
        { index: 'a', table: 'school', statement: 'create unique index concurrently a on school (city)' },
        {
          index: 'b',
          table: 'account',
          statement: "create index concurrently b on account (sn) where cn = ';'",
        },
        { index: 'd', statement: 'drop index concurrently if exists "d"' },
      ],
    });
  });

  it('of the baseline is known by its name', () => {
    expect(migrationsWithTables().map(({ file }) => file)).toContain(BASELINE_ENDS);
  });
});
