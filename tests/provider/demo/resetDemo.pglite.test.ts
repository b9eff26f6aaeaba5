import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../../provider/config';
import type { Database } from '../../../provider/db/database';
import { openDatabase } from '../../../provider/db/openDatabase';
import { resetDemo } from '../../../provider/demo/resetDemo';
import { type DatabasePlace, databasePlace } from '../../fixtures/database';
import { seedSchool } from '../../fixtures/seedSchool';

const clock = { now: () => new Date('2026-11-21T09:30:00Z') };
const config = (env: NodeJS.ProcessEnv = {}) =>
  readConfig({ DEMO_PASSWORD: 'Prova-2026', DATA_DIR: place.options.dataDir, ...env });
const nameOf = (db: Database, uid: string) =>
  db.asOwner(async (tx) => {
    const row = await tx.selectFrom('account').select('sn').where('uid', '=', uid).executeTakeFirst();
    return row?.sn;
  });

let place: DatabasePlace;
let db: Database;
beforeEach(async () => {
  place = await databasePlace();
  db = await openDatabase(place.options);
});
afterEach(async () => {
  await db.close();
  await place.remove();
});

describe('resetting the demo', () => {
  it('undoes everything that was done in it, with its audit log and its keys', async () => {
    await seedSchool(db, 'SG10001', { accounts: [{ username: 'docente' }] });
    const before = await nameOf(db, 'docente.SG10001');
    await db.asOwner(async (tx) => {
      await tx.insertInto('setting').values({ name: 'demo', value: '{}' }).execute();
      await tx.insertInto('setting').values({ name: 'a key', value: '{}' }).execute();
      const line = {
        customer_code: 'SG10001',
        seq: 999_999,
        at: clock.now(),
        who: 'x',
        as_whom: 'x',
        entity: 'user',
      };
      const rest = {
        action: 'update',
        id: null,
        outcome: 'done' as const,
        reason: null,
        before: null,
        after: null,
      };
      const chain = { address: null, previous_hash: '', hash: '' };
      await tx
        .insertInto('audit_entry')
        .values({ ...line, ...rest, ...chain })
        .execute();
    });
    await resetDemo({ config: config(), db, clock });
    expect(await nameOf(db, 'docente.SG10001')).not.toBe(before);
    expect(await nameOf(db, 'gestore.SG10001')).toBeDefined();
    const [audit, settings] = await db.asOwner(async (tx) => [
      await tx.selectFrom('audit_entry').select('seq').where('who', '=', 'x').execute(),
      await tx.selectFrom('setting').select('name').execute(),
    ]);
    expect(audit).toEqual([]);
    expect(settings).toEqual([{ name: 'demo' }]);
  });

  it('is refused with DEMO=0 and where real schools are, and changes nothing', async () => {
    await seedSchool(db, 'RM00001', { accounts: [{ username: 'vera.persona' }] });
    await expect(resetDemo({ config: config({ DEMO: '0' }), db, clock })).rejects.toThrow(/DEMO=0/);
    await expect(resetDemo({ config: config(), db, clock })).rejects.toThrow(
      /not the demo: nothing was changed/,
    );
    expect(await nameOf(db, 'vera.persona.RM00001')).toBe('Rossi');
  });

  it('is refused while a provider uses the database', async () => {
    if (db.kind === 'pglite') {
      await expect(openDatabase(place.options)).rejects.toThrow(/in use by process/);
      return;
    }
    await seedSchool(db, 'RM00001', { accounts: [{ username: 'vera.persona' }] });
    await db.asOwner((tx) => tx.insertInto('setting').values({ name: 'demo', value: '{}' }).execute());
    const provider = await openDatabase(place.options);
    await provider.ping();
    await expect(resetDemo({ config: config(), db, clock })).rejects.toThrow(/stop it first/);
    await provider.close();
    expect(await nameOf(db, 'vera.persona.RM00001')).toBe('Rossi');
  });
});
