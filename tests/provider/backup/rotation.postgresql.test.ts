import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readManifest } from '../../../provider/backup/manifest';
import { bringSecrets } from '../../../provider/cli/machine/secretsApart';
import { runOperator } from '../../../provider/cli/runOperator';
import { readConfig } from '../../../provider/config';
import type { Database } from '../../../provider/db/database';
import { encryptSecretsAtRest } from '../../../provider/db/encryptSecretsAtRest';
import { outside } from '../../../provider/db/nesting';
import { openDatabase } from '../../../provider/db/openDatabase';
import { rotateMasterKey } from '../../../provider/db/rotateMasterKey';
import { ofArchive, vaultOf } from '../../../provider/db/sealed';
import { readOrCreateSecret } from '../../../provider/db/settings';
import { secretKeyFile } from '../../../provider/secrets/masterSecrets';
import { beginRotation } from '../../../provider/secrets/rotateSecretFile';
import { type DatabasePlace, databasePlace } from '../../fixtures/database';
import { seedSchool } from '../../fixtures/seedSchool';
import { whileHeld } from '../../fixtures/whileHeld';

const at = new Date('2026-11-26T08:00:00Z');
const upload = '0b6ff0b7-6a3c-4c5e-9a53-6d7a3f0d7a42';

describe('a backup while the master key is rotated', () => {
  let place: DatabasePlace;
  let db: Database;
  let root: string;
  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'sportello-rotation-'));
    place = await databasePlace();
    db = await openDatabase(place.options);
    await seedSchool(db, 'SG10001', { accounts: [] });
    await readOrCreateSecret(db, 'a', () => ({ a: 1 }));
    await db.asOwner(async (tx) => {
      await tx
        .insertInto('upload')
        .values({
          customer_code: 'SG10001',
          id: upload,
          folder: 'f',
          name: 'n',
          size: 1,
          part_size: 1,
          store: 'disk',
          store_id: 's',
          by_uid: 'u',
          by_name: 'n',
          begun_at: at,
          last_at: at,
        } as never)
        .execute();
      const password = vaultOf(tx).close('segreta', ofArchive(upload));
      await sql`insert into practice_file values ('SG10001', ${upload}, 's', ${password})`.execute(tx);
    });
  });
  afterAll(async () => {
    await db.close();
    await place.remove();
    rmSync(root, { recursive: true, force: true });
  });

  const backup = (to: string) => {
    const words = ['backup', 'create', '--to', join(root, to), '--secrets', join(root, 'kept')];
    const { databaseUrl, dataDir } = place.options;
    return runOperator(words, { DEMO: '0', DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
  };

  it('is refused until everything is sealed with the key that it names, an archive’s password too', async () => {
    await beginRotation(place.options.dataDir);
    const refused = { code: 1, output: expect.stringContaining('The master key is being rotated') };
    expect(await backup('one')).toMatchObject(refused);
    // Reading a secret seals it again; others are unchanged.
    await readOrCreateSecret(db, 'a', () => ({ a: 1 }));
    expect(await backup('two')).toMatchObject(refused);
    // Like a start with the previous key beside the new one.
    await encryptSecretsAtRest(db);
    expect(await backup('three')).toMatchObject({ code: 0 });
    await rotateMasterKey(db, place.options.dataDir);
    const opened = await db.asPlatform(async (tx) => {
      const { rows } = await sql<{ password: string }>`select password from practice_file`.execute(tx);
      return vaultOf(tx).open(rows[0]?.password ?? '', ofArchive(upload));
    });
    expect(opened).toBe('segreta');
  });

  it('leaves the key that it names with those that are kept, where a rotation ends before it does', async () => {
    const { dataDir } = place.options;
    const key = (folder: string) => readFileSync(secretKeyFile(folder), 'utf8').trim();
    const before = key(dataDir);
    rmSync(join(root, 'kept'), { recursive: true });
    const [made] = await whileHeld(
      db,
      (tx) => sql`lock table migration in access exclusive mode`.execute(tx),
      [() => backup('four')],
      () => outside(() => rotateMasterKey(db, dataDir)),
    );
    expect(made).toMatchObject({ code: 0 });
    expect(key(dataDir)).not.toBe(before);
    const [name = ''] = readdirSync(join(root, 'four'));
    const elsewhere = readConfig({ DATA_DIR: join(root, 'elsewhere') });
    await bringSecrets(elsewhere, join(root, 'kept'), readManifest(join(root, 'four', name)).sealed);
    expect(key(elsewhere.dataDir)).toBe(before);
  });
});
