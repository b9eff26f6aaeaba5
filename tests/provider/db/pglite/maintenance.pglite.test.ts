import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../../provider/db/database';
import { maintainOnce } from '../../../../provider/db/pglite/maintenance';
import { ownDatabase } from '../../../fixtures/database';

describe('the maintenance of the embedded database', () => {
  let db: Database;
  beforeAll(async () => {
    db = await ownDatabase();
    await db.pool.query('truncate setting');
    await db.pool.query(`insert into setting select 'n' || n, '1' from generate_series(1, 20000) as n`);
    await db.pool.query(`update setting set value = '2'`);
  });
  afterAll(() => db.close());

  const dead = async () => {
    // Flushes the statistics now instead of within a second.
    await db.pool.query('select pg_stat_force_next_flush()');
    const { rows } = await db.pool.query(
      `select n_dead_tup as dead, last_vacuum is not null as vacuumed from pg_stat_user_tables where relname = 'setting'`,
    );
    return rows[0];
  };

  it('vacuums a table that changed much, and leaves it alone when it did not', async () => {
    expect(await dead()).toEqual({ dead: 20_000, vacuumed: false });
    await maintainOnce(db.pool, Number.MAX_SAFE_INTEGER);
    expect(await dead()).toEqual({ dead: 0, vacuumed: true });
    await db.pool.query(`update setting set value = '3' where name = 'n1'`);
    await maintainOnce(db.pool, Number.MAX_SAFE_INTEGER);
    expect(await dead()).toEqual({ dead: 1, vacuumed: true });
  });

  it('writes a checkpoint when the log has grown, and not before', async () => {
    const redo = async () =>
      (await db.pool.query('select redo_lsn from pg_control_checkpoint()')).rows[0].redo_lsn;
    const before = await redo();
    const position = await maintainOnce(db.pool, Number.NEGATIVE_INFINITY);
    const after = await redo();
    expect(after).not.toBe(before);
    expect(await maintainOnce(db.pool, position)).toBe(position);
    expect(await redo()).toBe(after);
  });
});
