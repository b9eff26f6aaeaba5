// npm run migration: writes the missing tables and columns of contract/stored as a numbered migration, to be reviewed
// and committed.
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './lib/paths.mjs';
import { rightStored } from './lib/storedMistakes.mjs';

const { values } = parseArgs({ options: { into: { type: 'string', default: root } } });
const folder = join(values.into, 'provider/db/migrations');
try {
  const { entities, migrations: texts } = await rightStored(values.into);
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(join(values.into, 'provider/db/storedMigration.ts'), {
    configFile: false,
  });
  const { endedMigrations, storedMigration } = module;
  let number = Number(readdirSync(folder).sort().at(-1)?.slice(0, 4) ?? 0);
  const written = [
    ...entities.map((entity) => ({ table: entity.name, text: storedMigration(entity, texts) })),
    ...endedMigrations(entities, texts),
  ].filter(({ text }) => text);
  for (const { table, text } of written) {
    number += 1;
    const file = `${String(number).padStart(4, '0')}_${table}.sql`;
    writeFileSync(join(folder, file), text);
    console.log(`provider/db/migrations/${file}`);
  }
  if (written.length === 0) console.log('The tables are as they are declared.');
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
