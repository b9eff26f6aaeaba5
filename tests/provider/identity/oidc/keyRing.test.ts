import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../../provider/db/database';
import { createKeyRing } from '../../../../provider/identity/oidc/keyRing';
import { rotateTokenKey } from '../../../../provider/identity/oidc/rotateTokenKey';
import { testDatabase } from '../../../fixtures/database';

describe('the keys as a process knows them', () => {
  let db: Database;
  beforeAll(async () => {
    db = await testDatabase();
  });
  afterAll(() => db.close());

  let now = Date.UTC(2026, 10, 23);
  const machine = { now: () => new Date(now) };
  const rotate = (accept: boolean) => db.asPlatform((tx) => rotateTokenKey(tx, { accept }, machine));
  const names = (keys: { jwks: { keys: readonly { kid?: string }[] } }) =>
    keys.jwks.keys.map(({ kid }) => kid);

  it('has a new one before it signs, though nobody asks for it by its name', async () => {
    const ring = await createKeyRing(db, machine);
    const { kid, before, from } = await rotate(true);
    expect(names(await ring.toCheck(before))).toEqual([before]);
    now += 60_000;
    expect(names(await ring.toCheck(before))).toEqual([before, kid]);
    expect(names(await ring.read())).toEqual([before, kid]);
    now = from.getTime();
    expect(names(await ring.read())).toEqual([kid, before]);
    expect(await ring.read()).toBe(await ring.toCheck(kid));
  });

  it('of two that are made one after the other, the newer signs in the end, and all others end', async () => {
    const { kid: first, before } = await rotate(true);
    now += 30_000;
    const { kid: second, until } = await rotate(true);
    const ring = await createKeyRing(db, machine);
    expect(names(await ring.read())[0]).toBe(before);
    now += 90_000;
    expect(names(await ring.read())[0]).toBe(first);
    now += 30_000;
    expect(names(await ring.read())[0]).toBe(second);
    now = until?.getTime() ?? 0;
    expect(names(await ring.read())).toEqual([second]);
  });

  it('has one that signs at once as soon as a token names it', async () => {
    const ring = await createKeyRing(db, machine);
    const { kid } = await rotate(false);
    expect(names(await ring.toCheck(kid))).toEqual([kid]);
  });

  it('has lost one that is refused after a minute, whatever tokens name', async () => {
    const ring = await createKeyRing(db, machine);
    const { kid, before } = await rotate(false);
    expect(names(await ring.toCheck(before))).toContain(before);
    now += 60_000;
    expect(names(await ring.toCheck(before))).toEqual([kid]);
  });

  it('is not read again for each token with an invented key id', async () => {
    let reads = 0;
    const counted: Database = {
      ...db,
      asIdentity: (work) => {
        reads += 1;
        return db.asIdentity(work);
      },
    };
    const ring = await createKeyRing(counted, machine);
    for (let nth = 0; nth < 20; nth += 1) await ring.toCheck(`invented-${nth}`);
    expect(reads).toBe(5);
    now += 60_000;
    await ring.toCheck('invented');
    expect(reads).toBe(6);
  });
});
