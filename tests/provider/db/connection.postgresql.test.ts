import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Connection } from '../../../provider/db/connection';
import { type Database, DatabaseUnavailable } from '../../../provider/db/database';
import { testDatabase } from '../../fixtures/database';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

/** Time limit of a statement in milliseconds; the simulated pause is longer. */
const LIMIT = 200;

/** Blocks the thread, like a machine being migrated: work stops while clocks run on. */
const standStill = (milliseconds: number) =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

describe('a statement', () => {
  it('whose answer was there when its time was over is answered, also where the process stood still meanwhile', async () => {
    const connection = new Connection(await db.pool.connect(), LIMIT);
    const asked = connection.send('select 1 as one');
    standStill(2 * LIMIT);
    const { rows } = await asked;
    expect(rows).toEqual([{ one: 1 }]);
    expect(connection.lost).toBe(false);
    connection.end();
  });

  it('that is not answered in its time fails, and its connection is used no more', async () => {
    const connection = new Connection(await db.pool.connect(), LIMIT);
    await expect(connection.send('select pg_sleep(600)')).rejects.toThrow(DatabaseUnavailable);
    expect(connection.lost).toBe(true);
    connection.end();
  });
});
