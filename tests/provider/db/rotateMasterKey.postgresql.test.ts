import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database, Tx } from '../../../provider/db/database';
import { openDatabase } from '../../../provider/db/openDatabase';
import { rotateMasterKey } from '../../../provider/db/rotateMasterKey';
import { ofMail, vaultOf } from '../../../provider/db/sealed';
import { readOrCreateSecret } from '../../../provider/db/settings';
import { secretKeyFile } from '../../../provider/secrets/masterSecrets';
import { type DatabasePlace, databasePlace } from '../../fixtures/database';
import { seedSchool } from '../../fixtures/seedSchool';

const LETTER = '0b6ff0b7-6a3c-4c5e-9a53-6d7a3f0d7a42';

/** Creates a promise and the function that resolves it. */
function signal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}

/** Returns the stored form of the tests' secret. */
async function sealedSecret(tx: Tx): Promise<{ readonly sealed: string }> {
  const rows = tx.selectFrom('setting').select('value').where('name', '=', 'a');
  return (await rows.executeTakeFirstOrThrow()).value as { sealed: string };
}

const isSealedAnew = async (tx: Tx) => (await sealedSecret(tx)).sealed.startsWith(vaultOf(tx).mark);

/** PostgreSQL only: the embedded database has one process and one transaction at a time. */
describe('the master key, rotated while others are at work', () => {
  let place: DatabasePlace;
  let db: Database;
  let other: Database;
  beforeEach(async () => {
    place = await databasePlace();
    db = await openDatabase(place.options);
    other = await openDatabase(place.options);
    await seedSchool(db, 'SG10001', {});
    await readOrCreateSecret(db, 'a', () => ({ a: 1 }));
  });
  afterEach(async () => {
    await other.close();
    await db.close();
    await place.remove();
  });

  const secrets = () => readFileSync(secretKeyFile(place.options.dataDir), 'utf8').trim().split('\n');
  const mailBy = (id: string, body: string) => ({
    customer_code: 'SG10001',
    id,
    uid: null,
    recipient: 'a@example.org',
    subject: 'x',
    body,
    created_at: new Date('2026-11-23T08:00:00Z'),
  });

  it('a letter that somebody was sealing with the key before is sealed anew, and everybody opens it', async () => {
    const school = { customerCode: 'SG10001', person: 'somebody' };
    const [sealed, goesOn] = [signal(), signal()];
    const slow = other.inSchool(school, async (tx) => {
      const body = vaultOf(tx).close('Gentile Anna', ofMail(LETTER));
      sealed.give();
      await goesOn.given;
      await tx.insertInto('mail').values(mailBy(LETTER, body)).execute();
    });
    await sealed.given;
    const rotation = rotateMasterKey(db, place.options.dataDir);
    await expect.poll(() => secrets().length).toBe(2);
    goesOn.give();
    await slow;
    // The letter, this test's secret, and the password of the database's own user.
    expect(await rotation).toBe(3);
    expect(secrets()).toHaveLength(1);
    for (const one of [db, other]) {
      const body = await one.asPlatform(async (tx) => {
        const mail = await tx.selectFrom('mail').select('body').executeTakeFirstOrThrow();
        return vaultOf(tx).open(mail.body, ofMail(LETTER));
      });
      expect(body).toBe('Gentile Anna');
      expect(await readOrCreateSecret(one, 'a', () => ({ a: 2 }))).toEqual({ a: 1 });
    }
  });

  it('what somebody has read before it was sealed anew can be opened, and the key before goes when they have ended', async () => {
    const [begun, held, read, goesOn] = [signal(), signal(), signal(), signal()];
    const first = other.asPlatform(async () => {
      begun.give();
      await held.given;
    });
    await begun.given;
    const rotation = rotateMasterKey(db, place.options.dataDir);
    await expect.poll(() => secrets().length).toBe(2);
    const reader = other.asPlatform(async (tx) => {
      const { sealed } = await sealedSecret(tx);
      read.give();
      await goesOn.given;
      return vaultOf(tx).open(sealed, 'setting a');
    });
    await read.given;
    held.give();
    await first;
    await expect.poll(() => db.asPlatform(isSealedAnew)).toBe(true);
    const kept = secrets();
    goesOn.give();
    expect(await reader).toBe('{"a":1}');
    expect(kept).toHaveLength(2);
    await rotation;
    expect(secrets()).toHaveLength(1);
  });

  it('nothing is sealed anew where something cannot be, and both keys stay until it can', async () => {
    const body = 'v1.0123456789ab.c2VhbGVkIGVsc2V3aGVyZQ';
    await db.asOwner((tx) => tx.insertInto('mail').values(mailBy(LETTER, body)).execute());
    await expect(rotateMasterKey(db, place.options.dataDir)).rejects.toThrow('sealed with another key');
    const both = secrets();
    expect(both).toHaveLength(2);
    expect(await readOrCreateSecret(other, 'a', () => ({ a: 2 }))).toEqual({ a: 1 });
    await db.asOwner((tx) => tx.deleteFrom('mail').execute());
    await rotateMasterKey(db, place.options.dataDir);
    expect(secrets()).toEqual([both[0]]);
    expect(await readOrCreateSecret(other, 'a', () => ({ a: 2 }))).toEqual({ a: 1 });
  });
});
