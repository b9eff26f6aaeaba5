import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, DatabaseUnavailable } from '../../../../provider/db/database';
import { createProofMemory } from '../../../../provider/identity/tokens/usedProofs';
import { testDatabase } from '../../../fixtures/database';
import { movableClock } from '../../../fixtures/identityProvider';

let db: Database;

const grant = 'a standing grant';

beforeAll(async () => {
  db = await testDatabase();
  await db.asIdentity((tx) =>
    tx
      .insertInto('oidc_payload')
      .values({
        model: 'Grant',
        id: grant,
        payload: '{}',
        grant_id: null,
        uid: null,
        consumed_at: null,
        expires_at: null,
      })
      .execute(),
  );
});

afterAll(() => db?.close());

const outcomes = async (uses: readonly Promise<void>[]) =>
  (await Promise.allSettled(uses)).map(({ status }) => status === 'fulfilled');

describe('proofs that arrive together', () => {
  it('are written together, and each is new once', async () => {
    let transactions = 0;
    const counting: Database = {
      ...db,
      asIdentity: (work) => {
        transactions += 1;
        return db.asIdentity(work);
      },
    };
    const use = createProofMemory(counting, movableClock());
    const uses = ['a', 'b', 'b', 'c'].map((jti) => use({ jkt: 'key', jti, grant }));
    expect(await outcomes(uses)).toEqual([true, true, false, true]);
    expect(transactions).toBe(2);
  });

  it('wait for a database that does not answer once, not one after the other', async () => {
    let asked = 0;
    const silent: Database = {
      ...db,
      asIdentity: async () => {
        asked += 1;
        // Responds once all of them are waiting.
        await new Promise((resolve) => setImmediate(resolve));
        throw new DatabaseUnavailable('gone');
      },
    };
    const use = createProofMemory(silent, movableClock());
    const uses = ['a', 'b', 'c'].map((jti) => use({ jkt: 'key', jti, grant }));
    expect(await outcomes(uses)).toEqual([false, false, false]);
    expect(asked).toBe(1);
  });

  it('are new for each key and used for each process', async () => {
    const [one, other] = [createProofMemory(db, movableClock()), createProofMemory(db, movableClock())];
    const proof = { jkt: 'key', jti: 'one', grant };
    expect(await outcomes([one(proof)])).toEqual([true]);
    expect(await outcomes([other(proof), other({ ...proof, jkt: 'another' })])).toEqual([false, true]);
  });

  it('are refused once what the session granted has ended', async () => {
    const use = createProofMemory(db, movableClock());
    const proofs = [grant, 'an ended grant'].map((of, index) => ({
      jkt: 'key',
      jti: `grant ${index}`,
      grant: of,
    }));
    expect(await outcomes(proofs.map(use))).toEqual([true, false]);
  });

  it('are all refused by a database that is gone, and taken when it is back', async () => {
    let isGone = true;
    const failing: Database = {
      ...db,
      asIdentity: (work) => (isGone ? Promise.reject(new Error('gone')) : db.asIdentity(work)),
    };
    const use = createProofMemory(failing, movableClock());
    const proofs = ['x', 'y', 'z'].map((jti) => ({ jkt: 'key', jti, grant }));
    expect(await outcomes(proofs.map(use))).toEqual([false, false, false]);
    isGone = false;
    expect(await outcomes(proofs.map(use))).toEqual([true, true, true]);
  });
});
