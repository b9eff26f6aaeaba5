import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const STORED = 'contract/stored';

/**
 * Checks the resources of contract/stored, before anything is generated from them.
 *
 * @param {string} folder the root of the repository
 * @returns {Promise<{ entities: readonly any[], migrations: readonly string[] }>} with the texts of the migrations
 * @throws {Error} naming each error with its file
 */
export async function rightStored(folder) {
  const { runnerImport } = await import('vite');
  const load = async (path) => (await runnerImport(join(folder, path), { configFile: false })).module;
  const files = readdirSync(join(folder, STORED)).filter((name) => name.endsWith('.ts'));
  const declared = [];
  for (const name of files.sort()) {
    const file = `${STORED}/${name}`;
    declared.push(...Object.values(await load(file)).map((entity) => ({ file, entity })));
  }
  const entities = declared.map(({ entity }) => entity);
  const { registerResources } = await load('contract/storing/registerResources.ts');
  // Throws if two resources have the same name.
  registerResources(entities);
  const { allStoredMistakes } = await load('contract/mistakes/allStoredMistakes.ts');
  const { isTableTaken } = await load('provider/db/storedMigration.ts');
  const place = join(folder, 'provider/db/migrations');
  const migrations = readdirSync(place)
    .sort()
    .map((file) => readFileSync(join(place, file), 'utf8'));
  const mistakes = allStoredMistakes(declared, (name) => isTableTaken(name, migrations));
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  return { entities, migrations };
}
