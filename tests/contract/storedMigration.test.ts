import { describe, expect, it } from 'vitest';
import { type Fields, fields } from '../../contract/fields';
import { positionField } from '../../contract/storing/arranging';
import { storedMigration } from '../../provider/db/storedMigration';

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
});
