import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Database, TookTooLong, type Tx } from '../../../provider/db/database';
import { testDatabase } from '../../fixtures/database';
import { seedSchool } from '../../fixtures/seedSchool';

const put = (tx: Tx, name: string) => tx.insertInto('setting').values({ name, value: '1' }).execute();

describe('a transaction', () => {
  let db: Database;
  beforeAll(async () => {
    db = await testDatabase();
    await seedSchool(db, 'SG10001');
  });
  afterAll(() => db.close());

  const names = async () => {
    const rows = await db.asPlatform((tx) => tx.selectFrom('setting').select('name').execute());
    return rows.map(({ name }) => name);
  };

  it('keeps what its work stored, and answers what it answered', async () => {
    const answer = await db.asPlatform(async (tx) => {
      await put(tx, 'kept');
      return 42;
    });
    expect(answer).toBe(42);
    expect(await names()).toContain('kept');
  });

  it('stores nothing when its work throws', async () => {
    const work = db.asPlatform(async (tx) => {
      await put(tx, 'dropped');
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(await names()).not.toContain('dropped');
  });

  it('rejects, instead of pretending, when a statement failed and its work ignored it', async () => {
    const work = db.asPlatform(async (tx) => {
      await put(tx, 'pretended');
      await sql`select 1 / 0`.execute(tx).catch(() => undefined);
    });
    await expect(work).rejects.toThrow('Nothing was stored');
    expect(await names()).not.toContain('pretended');
  });

  it('refuses a query that was not awaited, rather than run it outside', async () => {
    let late: Tx | undefined;
    await db.asPlatform(async (tx) => {
      late = tx;
    });
    await expect(late && put(late, 'late')).rejects.toThrow('was not awaited');
  });

  it('leaves the next query innocent of an error', async () => {
    for (let i = 0; i < 20; i++) {
      await expect(db.pool.query('selec $1::int', [i])).rejects.toMatchObject({ code: '42601' });
      const { rows } = await db.pool.query('select $1::int as i', [i]);
      expect(rows).toEqual([{ i }]);
    }
  });

  it('tells constraint and code of an error, the same on both databases', async () => {
    const twice = db.asPlatform(async (tx) => {
      await put(tx, 'twice');
      await put(tx, 'twice');
    });
    await expect(twice).rejects.toMatchObject({ code: '23505', constraint: 'setting_pkey' });
  });

  it('keeps role and tenant to itself while many are open', async () => {
    const wrong: string[] = [];
    const one = async (i: number) => {
      const customerCode = `SG${10_000 + i}`;
      const work = db.inSchool({ customerCode, person: `p${i}` }, async (tx) => {
        await sql`select pg_sleep(0.002)`.execute(tx);
        const { rows } = await sql<{ seen: string }>`
          select concat_ws(' ', current_user, app_school(), app_person()) as seen`.execute(tx);
        if (rows[0]?.seen !== `sportello_app ${customerCode} p${i}`) wrong.push(`${rows[0]?.seen}`);
        if (i % 3 === 0) throw new Error('roll back');
      });
      await work.catch((error) => expect(error.message).toBe('roll back'));
    };
    await Promise.all(Array.from({ length: 64 }, (_, i) => one(i)));
    expect(wrong).toEqual([]);
    const { rows } = await db.pool.query('select app_school() as school, current_user = session_user as own');
    expect(rows).toEqual([{ school: null, own: true }]);
  });

  it('takes a quote in the tenant for a letter', async () => {
    const tenant = {
      customerCode: `x', true); select set_config('role', 'none`,
      person: `\\'; drop table school; --`,
    };
    const seen = await db.inSchool(tenant, async (tx) => {
      const { rows } = await sql<object>`select app_school() as school, app_person() as person`.execute(tx);
      return rows;
    });
    expect(seen).toEqual([{ school: tenant.customerCode, person: tenant.person }]);
  });

  it('shows days as text, moments as dates and bigints as numbers', async () => {
    const { rows } = await db.pool.query(`select date '2026-02-28' as day, array[date '2026-02-28'] as days,
      9007199254740991::bigint as big, array[1, 2]::bigint[] as bigs, timestamptz '2026-02-28 12:00:00+01' as moment`);
    expect(rows).toEqual([
      {
        day: '2026-02-28',
        days: ['2026-02-28'],
        big: 9007199254740991,
        bigs: [1, 2],
        moment: new Date('2026-02-28T11:00:00Z'),
      },
    ]);
  });

  it('is ended when all of a request takes longer than it is given, though each statement is quick', async () => {
    const tenant = { customerCode: 'SG10001', person: 'p' };
    const endless = db.inSchool(
      tenant,
      async (tx) => {
        for (;;) await sql`select pg_sleep(0.01)`.execute(tx);
      },
      100,
    );
    await expect(endless).rejects.toBeInstanceOf(TookTooLong);
    const { rows } = await db.inSchool(tenant, (tx) => sql`select 1 as one`.execute(tx), 5000);
    expect(rows).toEqual([{ one: 1 }]);
  });

  it('takes one core for a statement of a request; the owner takes what there is', async () => {
    const workers = (tx: Tx) =>
      sql<object>`select current_setting('max_parallel_workers_per_gather') <> '0' as several`.execute(tx);
    expect((await db.asPlatform(workers)).rows).toEqual([{ several: false }]);
    // The embedded database has one process.
    expect((await db.asOwner(workers)).rows).toEqual([{ several: db.kind === 'postgresql' }]);
  });

  it('is refused inside the work of another, rather than wait for it for ever; what was left running may follow it', async () => {
    let later: Promise<readonly string[]> | undefined;
    let ended = () => {};
    const outer = new Promise<void>((resolve) => {
      ended = resolve;
    });
    await db.asPlatform(async (tx) => {
      await put(tx, 'outer');
      await expect(db.asOwner(async () => undefined)).rejects.toThrow('inside the work of another');
      later = outer.then(names);
    });
    ended();
    expect(await later).toContain('outer');
  });

  it('counts the rows that it changed', async () => {
    const changed = await db.asOwner((tx) =>
      tx.updateTable('school').set({ city: 'Spezia' }).executeTakeFirstOrThrow(),
    );
    expect(changed.numUpdatedRows).toBe(1n);
  });
});

describe('two connections', () => {
  let db: Database;
  beforeEach(async () => {
    db = await testDatabase();
  });
  afterEach(() => db.close());

  it('each have their own statement of the same name', async () => {
    const [a, b] = await Promise.all([db.pool.connect(), db.pool.connect()]);
    expect((await a.query({ name: 'q', text: 'select 1 as a' })).rows).toEqual([{ a: 1 }]);
    expect((await b.query({ name: 'q', text: 'select 2 as b' })).rows).toEqual([{ b: 2 }]);
    expect((await a.query({ name: 'q', text: 'select 1 as a' })).rows).toEqual([{ a: 1 }]);
    a.release();
    b.release();
  });

  it('do not see what the other has not committed', async () => {
    const a = await db.pool.connect();
    await a.query('begin');
    await a.query(`insert into setting values ('a', '1')`);
    const seen = db.pool.query('select count(*) as n from setting where name = $1', ['a']);
    await a.query('rollback');
    expect((await seen).rows).toEqual([{ n: 0 }]);
    a.release();
  });

  it('roll back what one leaves open when it is cut off', async () => {
    const a = await db.pool.connect();
    await a.query('begin');
    await a.query(`insert into setting values ('a', '1')`);
    a.release(new Error('cut off'));
    const { rows } = await db.pool.query('select count(*) as n from setting where name = $1', ['a']);
    expect(rows).toEqual([{ n: 0 }]);
  });

  it('answer 400 queries at once, each its own, errors among them', async () => {
    const answers = await Promise.all(
      Array.from({ length: 400 }, (_, i) =>
        db.pool.query(i % 5 ? 'select $1::int as i' : 'select $1::int / 0 as i', [i]).then(
          ({ rows }) => rows[0].i === i,
          (error) => i % 5 === 0 && error.code === '22012',
        ),
      ),
    );
    expect(answers.filter((right) => !right)).toEqual([]);
  });
});
