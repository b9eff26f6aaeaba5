import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runOperator } from '../../../provider/cli/runOperator';
import { openDatabase } from '../../../provider/db/openDatabase';
import { databasePlace } from '../../fixtures/database';
import { OPERATOR_SECRET, seedPeople, serve } from '../../fixtures/identityProvider';

it('an embedded database is backed up while its provider runs', async () => {
  const place = await databasePlace();
  const { dataDir } = place.options;
  const folder = mkdtempSync(join(tmpdir(), 'sportello-backup-'));
  const db = await openDatabase(place.options);
  await seedPeople(db);
  const serving = await serve(db, { config: { dataDir, databaseUrl: undefined } });
  const env = { DEMO: '0', DATA_DIR: dataDir, OPERATOR_URL: serving.url, OPERATOR_SECRET };
  const { code, output } = await runOperator(['backup', 'create', '--to', folder], env);
  expect([code, output]).toEqual([0, expect.stringContaining('every audit log unbroken')]);
  const [name = ''] = readdirSync(folder);
  expect(existsSync(join(folder, name, 'tables', 'account.ndjson.gz'))).toBe(true);
  expect(readdirSync(join(dataDir, 'backups'))).toEqual([]);
  const said = (await runOperator(['backup', 'verify', '--from', join(folder, name)], env)).output;
  expect(said).toMatch(/^The backup of .+ is whole: \d{2,} rows of/);
  await serving.close();
  await db.close();
  await place.remove();
  rmSync(folder, { recursive: true, force: true });
});
