import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database, Tx } from '../../../provider/db/database';
import { encryptSecretsAtRest } from '../../../provider/db/encryptSecretsAtRest';
import { ofMail, vaultOf } from '../../../provider/db/sealed';
import { createVault } from '../../../provider/secrets/vault';
import { testDatabase } from '../../fixtures/database';
import { seedSchool } from '../../fixtures/seedSchool';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
  await seedSchool(db, 'SG10001', { accounts: [] });
});
beforeEach(() => db.asOwner((tx) => tx.deleteFrom('mail').execute()));
afterAll(() => db.close());

const [id, other] = [randomUUID(), randomUUID()];
const store = (mail: { body: string; failure: string | null; sent_at: Date | null }, as = id) =>
  db.asOwner((tx) =>
    tx
      .insertInto('mail')
      .values({
        customer_code: 'SG10001',
        id: as,
        uid: null,
        subject: 's',
        recipient: 'r',
        created_at: new Date(),
        ...mail,
      })
      .execute(),
  );
const body = () =>
  db.asOwner(async (tx) => {
    const mail = await tx.selectFrom('mail').select('body').executeTakeFirstOrThrow();
    return mail.body && vaultOf(tx).open(mail.body, ofMail(id));
  });
const lost = () => createVault(() => ['a key that nobody has any more']).close('b', ofMail(id));

it('leaves what it says, sealed, to a mail that was given up, so that it can be sent again', async () => {
  await store({ body: 'b', failure: 'f', sent_at: null });
  await encryptSecretsAtRest(db);
  expect(await body()).toBe('b');
});

it('empties a mail that was sent, and one that was given up and that nobody can open', async () => {
  await store({ body: 'b', failure: null, sent_at: new Date() });
  await encryptSecretsAtRest(db);
  expect(await body()).toBe('');
  await db.asOwner((tx) => tx.deleteFrom('mail').execute());
  await store({ body: lost(), failure: 'f', sent_at: null });
  await encryptSecretsAtRest(db);
  expect(await body()).toBe('');
});

it('begins also while a mail waits that nobody can open, and seals the others', async () => {
  const sealed = lost();
  await store({ body: sealed, failure: null, sent_at: null });
  await store({ body: 'b', failure: null, sent_at: null }, other);
  await encryptSecretsAtRest(db);
  expect(await db.asOwner((tx) => tx.selectFrom('mail').select(['id', 'body']).execute())).toEqual(
    expect.arrayContaining([
      { id, body: sealed },
      { id: other, body: expect.stringMatching(/^v1\./) },
    ]),
  );
});

/** Returns the number of rows of each table that this connection has recently read. */
async function rowsRead(tx: Tx): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ name: string; count: number }>`
    select relname as name, (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as count
    from pg_stat_xact_user_tables`.execute(tx);
  return new Map(rows.map(({ name, count }) => [name, count]));
}

it('reads no mail without a text, and answers some at a time: a statement of a start has as little time as any other', async () => {
  await db.asOwner(async (tx) => {
    await sql`insert into mail (customer_code, id, recipient, subject, body, created_at, due_at, sent_at)
      select 'SG10001', gen_random_uuid(), 'r', 's', '', now(), now(), now() from generate_series(1, 2000)`.execute(
      tx,
    );
    await sql`insert into idempotency (customer_code, person, key, request_hash, response, created_at)
      select 'SG10001', 'p', n::text, 'h', '{"answer": 1}', now() from generate_series(1, 6000) n`.execute(
      tx,
    );
    await sql`analyze mail, idempotency`.execute(tx);
  });
  const most = new Map<string, number>();
  const asPlatform: Database['asPlatform'] = (work) =>
    db.asPlatform(async (tx) => {
      const before = await rowsRead(tx);
      const result = await work(tx);
      for (const [name, count] of await rowsRead(tx))
        most.set(name, Math.max(most.get(name) ?? 0, count - (before.get(name) ?? 0)));
      return result;
    });
  const unsealed = async () =>
    (
      await db.asOwner((tx) =>
        sql<{
          count: number;
        }>`select count(*)::int as count from idempotency where response #>> '{}' not like 'v1.%'`.execute(
          tx,
        ),
      )
    ).rows[0]?.count;
  expect(await unsealed()).toBe(6000);
  await encryptSecretsAtRest({ ...db, asPlatform });
  expect(await unsealed()).toBe(0);
  most.clear();
  await encryptSecretsAtRest({ ...db, asPlatform });
  expect(most.get('mail') ?? 0).toBeLessThan(100);
  expect(most.get('idempotency') ?? 0).toBeLessThan(5000);
});
