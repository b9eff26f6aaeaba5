import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../../provider/db/database';
import { ofMail, vaultOf } from '../../../provider/db/sealed';
import { sealStored } from '../../../provider/db/sealStored';
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
  await sealStored(db);
  expect(await body()).toBe('b');
});

it('empties a mail that was sent, and one that was given up and that nobody can open', async () => {
  await store({ body: 'b', failure: null, sent_at: new Date() });
  await sealStored(db);
  expect(await body()).toBe('');
  await db.asOwner((tx) => tx.deleteFrom('mail').execute());
  await store({ body: lost(), failure: 'f', sent_at: null });
  await sealStored(db);
  expect(await body()).toBe('');
});

it('begins also while a mail waits that nobody can open, and seals the others', async () => {
  const sealed = lost();
  await store({ body: sealed, failure: null, sent_at: null });
  await store({ body: 'b', failure: null, sent_at: null }, other);
  await sealStored(db);
  expect(await db.asOwner((tx) => tx.selectFrom('mail').select(['id', 'body']).execute())).toEqual(
    expect.arrayContaining([
      { id, body: sealed },
      { id: other, body: expect.stringMatching(/^v1\./) },
    ]),
  );
});
