import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CampusRole, type CampusSelection, campusRoles } from '../../../../contract/campus/campus';
import { addDays } from '../../../../contract/values/dates';
import { monthsAndDays } from '../../../../provider/areas/campus/counted';
import { readFigures } from '../../../../provider/areas/campus/figures';
import { readPeople } from '../../../../provider/areas/campus/users';
import { checkCampus } from '../../../../provider/areas/staff/campusWorker';
import type { Database } from '../../../../provider/db/database';
import { writeCourses, writeEnrolments } from '../../../../provider/platform/writeCampus';
import { testDatabase } from '../../../fixtures/database';
import { seedSchool } from '../../../fixtures/seedSchool';

const school = 'SG10001';
const first = '2025-08-20';
const day = fc.integer({ min: 0, max: 120 }).map((days) => addDays(first, days));
const later = addDays(first, 30);
const courses = ['A', 'B', 'C'];
const names = ['Nicolò', 'Anna', 'Dario'];

interface Row {
  readonly courseId: string;
  readonly who: number;
  readonly role: CampusRole;
  readonly on: string;
  readonly isPassing: boolean;
}
const row: fc.Arbitrary<Row> = fc.record({
  courseId: fc.constantFrom(...courses),
  who: fc.nat(11),
  role: fc.constantFrom(...campusRoles),
  on: day,
  isPassing: fc.boolean(),
});
const selection: fc.Arbitrary<CampusSelection> = fc.record(
  { corso: fc.constantFrom(...courses), ruolo: fc.constantFrom(...campusRoles), dal: day, al: day },
  { requiredKeys: [] },
);

/** Computes the same from every enrolment. */
function counted(rows: readonly Row[], { corso, ruolo, dal, al }: CampusSelection) {
  const some = rows.filter(
    (one) =>
      (!corso || one.courseId === corso) &&
      (!ruolo || one.role === ruolo) &&
      (!dal || one.on >= dal) &&
      (!al || one.on <= al),
  );
  const many = (of: readonly Row[], key: (one: Row) => unknown) => new Set(of.map(key)).size;
  const passed = some.filter(({ isPassing }) => isPassing);
  return {
    courses: many(some, ({ courseId }) => courseId),
    enrolments: some.length,
    completed: passed.length,
    users: many(some, ({ who }) => who),
    certified: many(passed, ({ who }) => who),
    months: many(some, ({ on }) => on.slice(0, 7)),
    byRole: campusRoles.flatMap((role) => {
      const users = many(
        some.filter((one) => one.role === role),
        ({ who }) => who,
      );
      const certified = many(
        passed.filter((one) => one.role === role),
        ({ who }) => who,
      );
      return users > 0 ? [{ role, users, certified }] : [];
    }),
  };
}

describe('the figures of Campus', () => {
  let db: Database;
  const there = new Map<string, Row>();
  const all = () => [...there.values()];
  beforeAll(async () => {
    db = await testDatabase();
    await seedSchool(db, school, { accounts: [] });
    await db.asOwner((tx) =>
      writeCourses(
        tx,
        courses.map((id) => ({ customerCode: school, one: { id, name: id } })),
      ),
    );
  });
  afterAll(() => db.close());

  async function change(rows: readonly Row[], gone: readonly Row[]) {
    const argoId = (who: number) => `p${who}`;
    await db.asOperator(async (tx) => {
      const received = rows.map(({ who, on, ...one }) => ({
        argoId: argoId(who),
        name: names[who % 3] ?? '',
        surname: `Rossi ${who}`,
        ...one,
        enrolledAt: `${on}T10:00:00Z`,
      }));
      await writeEnrolments(
        tx,
        received.map((one) => ({ customerCode: school, one })),
      );
      for (const { who, courseId } of gone)
        await sql`delete from campus_enrolment where customer_code = ${school}
          and argo_id = ${argoId(who)} and course_id = ${courseId}`.execute(tx);
    });
    for (const one of rows) there.set(`${one.courseId} ${one.who}`, one);
    for (const one of gone) there.delete(`${one.courseId} ${one.who}`);
  }

  it('are those of the enrolments after whatever was told, of any course, role and stretch of time', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { maxLength: 20 }),
        fc.array(row, { maxLength: 4 }),
        fc.array(selection, { minLength: 4, maxLength: 4 }),
        async (rows, gone, selections) => {
          await change(rows, gone);
          for (const one of selections) {
            const { figures, people, found } = await db.inSchool(
              { customerCode: school, person: 'anna' },
              async (tx) => ({
                figures: await readFigures(tx, school, [one, { corso: one.corso, dal: later }]),
                people: await readPeople(tx, school, { ...one, attestati: 'con' }),
                found: await readPeople(tx, school, { ...one, q: 'NICOLO rossi' }),
              }),
            );
            const { months, ...rest } = counted(all(), one);
            const { months: _, ...beside } = counted(all(), { corso: one.corso, dal: later });
            expect(figures).toMatchObject([rest, beside]);
            expect(figures[0]?.byMonth).toHaveLength(months);
            expect(people).toHaveLength(rest.certified);
            expect(people.every(({ certificates }) => certificates > 0)).toBe(true);
            const nicolo = all().filter(({ who }) => who % 3 === 0);
            expect(found).toHaveLength(counted(nicolo, one).users);
          }
        },
      ),
      { numRuns: 25 },
    );
  });

  it('are checked once a day, and mended where they are not those of the enrolments', async () => {
    await change([{ courseId: 'A', who: 1, role: 'ata', on: first, isPassing: true }], []);
    const at = new Date('2026-01-01T02:00:00Z');
    const said: string[] = [];
    const options = { db, clock: { now: () => at }, log: (text: string) => void said.push(text) };
    await db.asOwner((tx) =>
      tx
        .insertInto('campus_source')
        .values({ customer_code: school, received_at: new Date('2025-12-31T22:00:00Z'), received_from: 'x' })
        .execute(),
    );
    expect(await checkCampus(options)).toBe(0);
    await db.pool.query(`update campus_month set completed = 7 where course_id = 'A'`);
    await db.pool.query(`update campus_person set courses = 9, days_ata = null where argo_id = 'p1'`);
    // No new data arrived since.
    expect(await checkCampus(options)).toBe(0);
    await db.pool.query(`update campus_source set received_at = '2026-01-02'`);
    expect(await checkCampus(options)).toBeGreaterThan(1);
    expect(said).toEqual([expect.stringMatching(/^Campus of SG10001: \d+ kept figures were not those/)]);
    const [figures] = await db.inSchool({ customerCode: school, person: 'anna' }, (tx) =>
      readFigures(tx, school, [{ dal: first }]),
    );
    expect(figures?.users).toBe(counted(all(), { dal: first }).users);
  });

  it('are compared in all other schools where those of one cannot be', async () => {
    await seedSchool(db, 'SG10002', { accounts: [] });
    const told = { received_at: new Date('2026-01-03T10:00:00Z'), received_from: 'x' };
    await db.asOwner(async (tx) => {
      await tx.updateTable('campus_source').set(told).execute();
      await tx
        .insertInto('campus_source')
        .values({ customer_code: 'SG10002', ...told })
        .execute();
    });
    await db.pool.query(`
      create function fails() returns trigger language plpgsql as $$ begin raise 'it fails'; end $$;
      create trigger fails before update on campus_source for each row
        when (new.customer_code = 'SG10001') execute function fails()`);
    try {
      const options = { db, clock: { now: () => new Date('2026-01-04T10:00:00Z') }, log: () => undefined };
      await expect(checkCampus(options)).rejects.toThrow('it fails');
    } finally {
      await db.pool.query('drop trigger fails on campus_source; drop function fails()');
    }
    const checked = await db.asOwner((tx) =>
      tx
        .selectFrom('campus_source')
        .select('customer_code')
        .where('checked_at', '>', told.received_at)
        .execute(),
    );
    expect(checked).toEqual([{ customer_code: 'SG10002' }]);
  });

  it('take whole months from what is kept, and count the days before and after them', () => {
    expect(monthsAndDays({ dal: '2025-09-01', al: '2025-11-30' })).toEqual({
      from: 202509,
      to: 202511,
      days: [],
    });
    expect(monthsAndDays({ dal: '2024-12-24', al: '2025-12-23' })).toEqual({
      from: 202501,
      to: 202511,
      days: [
        { dal: '2024-12-24', al: '2024-12-31' },
        { dal: '2025-12-01', al: '2025-12-23' },
      ],
    });
    expect(monthsAndDays({ dal: '2025-09-05', al: '2025-09-20' }).days).toEqual([
      { dal: '2025-09-05', al: '2025-09-20' },
    ]);
    expect(monthsAndDays({ dal: '2025-09-01', al: '9999-12-31' })).toEqual({
      from: 202509,
      to: 999911,
      days: [{ dal: '9999-12-01', al: '9999-12-31' }],
    });
    expect(monthsAndDays({})).toEqual({ from: undefined, to: undefined, days: [] });
  });
});
