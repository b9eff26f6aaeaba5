// Names that the provider already uses, which no stored resource can have.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

const MIGRATIONS = 'provider/db/migrations';

/** @returns {Promise<(name: string) => boolean>} whether a table, an address or a permission has a name */
export async function takenNames() {
  const { runnerImport } = await import('vite');
  const load = async (path) => (await runnerImport(join(root, path), { configFile: false })).module;
  const [{ isTableTaken }, { allPermissions }] = await Promise.all([
    load('provider/db/storedMigration.ts'),
    load('contract/permissions/permissions.ts'),
  ]);
  const texts = readdirSync(join(root, MIGRATIONS)).map((file) =>
    readFileSync(join(root, MIGRATIONS, file), 'utf8'),
  );
  const { paths } = JSON.parse(readFileSync(join(root, 'contract/openapi.json'), 'utf8'));
  const addresses = Object.keys(paths).map((path) => path.split('/')[2]);
  return (name) =>
    isTableTaken(name, texts) || addresses.includes(name) || Object.hasOwn(allPermissions(), name);
}
