import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../provider/db/database';
import { testDatabase } from '../fixtures/database';
import { PASSWORD, type Serving, seedPeople, serve } from '../fixtures/identityProvider';
import { sample } from '../fixtures/sample';
import { type Operation, schoolOperations } from '../fixtures/schoolOperations';
import { type SignedIn, signIn } from '../fixtures/signIn';

const named = (parameter: string) =>
  schoolOperations.filter(([, , , operation]) => operation.parameters.some(({ name }) => name === parameter));

/** What the provider calls something new. */
const MADE_UP = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** What a refusal shows, apart from nothing. */
interface Shown {
  readonly status: number;
  readonly body: string;
}

describe("another school's data", () => {
  let db: Database;
  let serving: Serving;
  let stranger: SignedIn;
  beforeAll(async () => {
    db = await testDatabase();
    await seedPeople(db, 'SG10001');
    await seedPeople(db, 'SG10002');
    serving = await serve(db);
    stranger = await signIn(serving.url, 'supervisor.SG10002', PASSWORD);
  });
  afterAll(async () => {
    await serving.close();
    await db.close();
  });

  async function call(
    method: string,
    path: string,
    operation: Operation,
    values: Readonly<Record<string, unknown>>,
  ): Promise<Shown> {
    const address = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(values[name] ?? 'x')));
    const content = operation.requestBody?.content;
    const schema = content?.['application/json']?.schema;
    const file = new FormData();
    file.set('file', new Blob(['nome,cognome']), 'utenti.csv');
    const response = await stranger.fetch(address, {
      method,
      headers: {
        'idempotency-key': randomUUID(),
        'if-match': '"1"',
        ...(schema && { 'content-type': 'application/json' }),
      },
      ...(schema && { body: JSON.stringify(sample(schema, { groups: [], ...values })) }),
      ...(content?.['multipart/form-data'] && { body: file }),
    });
    return { status: response.status, body: await response.text() };
  }

  it.each(named('customerCode'))(
    '%s answers for another school as for one that does not exist',
    async (_id, method, path, operation) => {
      const uid = 'disabilitato.SG10001';
      const [theirs, none, malformed] = await Promise.all(
        ['SG10001', 'SG99999', "'; --"].map((customerCode) =>
          call(method, path, operation, { customerCode, uid, uids: [uid] }),
        ),
      );
      expect(theirs?.status).toBe(404);
      expect(none).toEqual(theirs);
      expect(malformed).toEqual(theirs);
    },
  );

  it.each(named('uid'))(
    "%s answers for another school's user as for one that does not exist",
    async (_id, method, path, operation) => {
      const own = { customerCode: 'SG10002' };
      const [theirs, none, malformed] = await Promise.all(
        ['disabilitato.SG10001', 'nessuno.SG10002', 'x'.repeat(150)].map((uid) =>
          call(method, path, operation, { ...own, uid }),
        ),
      );
      expect(theirs?.status).toBe(404);
      expect(none).toEqual(theirs);
      expect(malformed).toEqual(theirs);
    },
  );

  it('named inside a body is as if it did not exist, and stays as it was', async () => {
    const before = await rows();
    for (const [, method, path, operation] of named('customerCode').filter(
      ([, , , one]) => one.requestBody,
    )) {
      const [theirs, none] = await Promise.all(
        ['docente.SG10001', 'nessuno.SG10001'].map(async (uid) => {
          const shown = await call(method, path, operation, { customerCode: 'SG10002', uid, uids: [uid] });
          return { ...shown, body: shown.body.replaceAll(uid, 'UID').replace(MADE_UP, 'ID') };
        }),
      );
      expect(theirs).toEqual(none);
    }
    expect(await rows()).toEqual(before);
  });

  const rows = () =>
    db.asOwner((tx) =>
      tx.selectFrom('account').selectAll().where('customer_code', '=', 'SG10001').orderBy('uid').execute(),
    );

  it('is asked for by every operation of the document that takes a school or a user', () => {
    expect(named('customerCode').length).toBeGreaterThan(6);
    expect(named('uid').length).toBeGreaterThan(2);
  });
});
