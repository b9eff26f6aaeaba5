import { describe, expect, it } from 'vitest';
import { type Fields, fields } from '../../../contract/schema/fields';
import { authorship } from '../../../contract/storing/authorship';
import { positionField } from '../../../contract/storing/reordering';
import { refuseUnwritten } from '../../../provider/db/refuseUnwritten';
import { endedMigrations, isTableTaken, storedMigration } from '../../../provider/db/storedMigration';

const of = (some: Fields) => ({ name: 'schoolTrips', fields: some }) as Parameters<typeof storedMigration>[0];
const first = fields({ title: { kind: 'text', required: true }, leavesOn: { kind: 'day' } });

describe('the migration of a stored resource', () => {
  const begun = storedMigration(of(first), []) ?? '';

  it('makes its table, of one school alone, and nothing where it is so already', () => {
    expect(begun).toContain('create table "school_trips"');
    expect(begun).toContain('"title" text not null,\n  "leaves_on" date,\n  primary key (customer_code, id)');
    expect(begun).toContain('force row level security');
    expect(storedMigration(of(first), [begun])).toBeUndefined();
  });

  it('brings what changed of its fields, with a question where rows that are there need a value', () => {
    const then = fields({
      title: { kind: 'text' },
      seats: { kind: 'number', required: true },
      leavesOn: { kind: 'instant', required: true },
    });
    const next = storedMigration(of(then), ['-- something else\n', begun]) ?? '';
    expect(next).toContain('alter column "title" drop not null');
    expect(next).toMatch(
      /is it right\?\nalter table "school_trips" add column "seats" numeric not null default 0;/,
    );
    expect(next).toContain('alter column "leaves_on" type timestamptz using "leaves_on"::text::timestamptz');
    expect(storedMigration(of(then), [begun, next])).toBeUndefined();
    const last = storedMigration(of(first), [begun, next]) ?? '';
    const byHand = {
      ...of(then),
      title: 'title',
      orderedByHand: true,
      fields: { ...then, ...positionField },
    };
    const placed = storedMigration(byHand, [begun, next]) ?? '';
    expect(placed).toContain('row_number() over (partition by customer_code order by "title", id)');
    expect(placed).toContain('alter column "position" set not null');
    expect(storedMigration(byHand, [begun, next, placed])).toBeUndefined();
    expect(last).toMatch(/Then rename it instead.*\nalter table "school_trips" drop column "seats";/);
  });

  it('indexes the fields of a long list in both directions, and drops what is no longer indexed', () => {
    const indexed = (...names: string[]) => ({ ...of(first), indexed: names });
    const made = storedMigration(indexed('title'), [begun]) ?? '';
    expect(made).toBe(`-- indexed school_trips: title
create index "school_trips_by_title" on "school_trips" (customer_code, (sort_text("title") collate "C"), id);
create index "school_trips_by_title_desc" on "school_trips" (customer_code, (sort_text("title") collate "C") desc nulls last, id);
`);
    expect(storedMigration(indexed('title'), [begun, made])).toBeUndefined();
    expect(storedMigration(indexed('title'), [])).toBe(begun + made);
    const next = storedMigration(indexed('leavesOn'), [begun, made]) ?? '';
    expect(next).toContain('drop index if exists "school_trips_by_title_desc";');
    expect(next).toContain(
      'create index "school_trips_by_leaves_on_desc" on "school_trips" (customer_code, ("leaves_on") desc nulls last, id);',
    );
    expect(storedMigration(of(first), [begun, made, next])).toContain('-- indexed school_trips: \n');
  });

  it('adds who created and changed a record, and when, to a table from before, empty in its rows', () => {
    const next = storedMigration(of({ ...first, ...authorship }), [begun]) ?? '';
    expect(next).toContain(`alter table "school_trips" add column "created" timestamptz;
alter table "school_trips" add column "created_by" text;
alter table "school_trips" add column "updated" timestamptz;
alter table "school_trips" add column "updated_by" text;`);
    expect(next).not.toContain('Breaks the version before');
    expect(storedMigration(of({ ...first, ...authorship }), [begun, next])).toBeUndefined();
  });

  it('gives rows that are there a value of the choice, and an empty list or record', () => {
    const then = fields({
      ...first,
      status: { kind: 'choice', required: true, of: ["dall'ufficio", 'done'] },
      stops: { kind: 'list', required: true, of: { kind: 'text', required: true } },
      place: { kind: 'record', required: true, of: { town: { kind: 'text' } } },
    });
    const next = storedMigration(of(then), [begun]) ?? '';
    expect(next).toContain(`add column "status" text not null default 'dall''ufficio';`);
    expect(next).toContain(`add column "stops" jsonb not null default '[]';`);
    expect(next).toContain(`add column "place" jsonb not null default '{}';`);
  });

  it('keeps euros what they are where a number becomes an amount, and asks about other kinds', () => {
    const numbers = fields({ price: { kind: 'number' }, code: { kind: 'text' } });
    const amounts = fields({ price: { kind: 'money' }, code: { kind: 'number' } });
    const made = storedMigration(of(numbers), []) ?? '';
    const next = storedMigration(of(amounts), [made]) ?? '';
    expect(next).toContain('alter column "price" type bigint using round("price" * 100)::bigint;');
    expect(next).toMatch(
      /stops this migration.*\nalter table "school_trips" alter column "code" type numeric/,
    );
    expect(storedMigration(of(numbers), [made, next])).toContain('type numeric using "price" / 100.0;');
  });

  it.each([
    ['a field less', { title: first.title }],
    ['a field of another kind', { ...first, leavesOn: { kind: 'text' } }],
    ['a field that must be there', { ...first, place: { kind: 'text', required: true } }],
  ] as const)('says that %s breaks the version before', (_what, then) => {
    expect(storedMigration(of(fields(then)), [begun])).toMatch(/^-- Breaks the version before\b/m);
  });

  it('says of a field more that may be empty that it breaks nothing', () => {
    const next = storedMigration(of(fields({ ...first, place: { kind: 'text' } })), [begun]);
    expect(next).toContain('add column "place" text;');
    expect(next).not.toContain('Breaks');
  });

  it('removes the table of a resource that is declared no more, once, and makes it again', () => {
    const [ended, ...more] = endedMigrations([], [begun]);
    expect(more).toEqual([]);
    expect(ended?.text).toMatch(/^-- Breaks the version before\b/m);
    expect(ended?.text).toContain('drop table "school_trips";');
    const texts = [begun, ended?.text ?? ''];
    expect(endedMigrations([], texts)).toEqual([]);
    expect(endedMigrations([of(first)], [begun])).toEqual([]);
    expect(storedMigration(of(first), texts)).toBe(begun);
  });

  it('has nothing to do where a table was renamed by hand', () => {
    const head = begun.split('\n')[0]?.replace('school_trips', 'outings') ?? '';
    const renamed = `-- stored school_trips: gone\n${head}\nalter table "school_trips" rename to "outings";\n`;
    const outings = { ...of(first), name: 'outings' };
    expect(storedMigration(outings, [begun, renamed])).toBeUndefined();
    expect(endedMigrations([outings], [begun, renamed])).toEqual([]);
  });

  it('is refused where something else has its table', () => {
    const others = 'create table school_trips (\n  id text\n);\n';
    expect(isTableTaken('schoolTrips', [begun])).toBe(false);
    expect(isTableTaken('schoolTrips', [others])).toBe(true);
    expect(() => storedMigration(of(first), [others])).toThrow(
      'There is a table "school_trips" of something else already: call the resource "schoolTrips" otherwise.',
    );
  });

  it('is asked for before a provider starts, and not where it is there', () => {
    expect(() => refuseUnwritten([of(first)], [])).toThrow(
      'The tables of schoolTrips are not as contract/stored declares them: run "npm run migration"',
    );
    expect(() => refuseUnwritten([of(first)], [begun])).not.toThrow();
  });
});
