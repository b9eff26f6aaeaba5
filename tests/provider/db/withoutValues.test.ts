import { inspect } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, Tx } from '../../../provider/db/database';
import { testDatabase } from '../../fixtures/database';

const CANARY = 'RSSMRA80A01H501U';

describe('an error of the database', () => {
  let db: Database;
  beforeAll(async () => {
    db = await testDatabase();
  });
  afterAll(() => db.close());

  const put = (tx: Tx, name: string, value: string) =>
    tx.insertInto('setting').values({ name, value }).execute();

  it.each<[string, (tx: Tx) => Promise<unknown>, object]>([
    [
      'a value that is there already',
      async (tx) => {
        await put(tx, CANARY, '1');
        await put(tx, CANARY, '1');
      },
      { code: '23505', constraint: 'setting_pkey' },
    ],
    ['a value of the wrong kind', (tx) => sql`select ${CANARY}::text::int`.execute(tx), { code: '22P02' }],
    ['a day that is none', (tx) => sql`select ${`${CANARY}" "x`}::text::date`.execute(tx), { code: '22007' }],
    [
      'JSON that is none',
      (tx) => sql`select ${`{"a": ${CANARY}}`}::text::json`.execute(tx),
      { code: '22P02' },
    ],
  ])('says of %s what went wrong, and nothing that anybody wrote', async (_, work, says) => {
    const error = (await db.asPlatform(work).catch((thrown) => thrown)) as Error;
    expect(error).toMatchObject(says);
    expect(`${inspect(error, { depth: 9 })} ${JSON.stringify(error)} ${error.stack}`).not.toContain(CANARY);
  });
});
