// npm run generate: writes the files derived from contract/, the OpenAPI document and the tables in docs/, and the
// operator pages, which are derived from the declared resources.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generated } from './lib/generated.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { operatorPages } from './lib/operatorPages.mjs';
import { root } from './lib/paths.mjs';
import { rightStored } from './lib/storedMistakes.mjs';

await ensureInstalled();
try {
  await rightStored(root);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
const { runnerImport } = await import('vite');
/** Returns the merged exports of modules. @param {readonly string[]} paths */
async function exportsOf(paths) {
  const modules = await Promise.all(
    paths.map((path) => runnerImport(join(root, path), { configFile: false })),
  );
  return Object.assign({}, ...modules.map(({ module }) => module));
}

const { contract } = await exportsOf(['scripts/lib/contract.mjs']);
const { resources, first, later, en, flat, privacyOf } = await exportsOf([
  'src/resources/index.ts',
  'src/i18n/it/first.ts',
  'src/i18n/it/later.ts',
  'src/i18n/en/en.ts',
  'src/i18n/phrases.ts',
  'contract/schema/fields.ts',
]);
const phrases = { it: { ...flat(first), ...flat(later) }, en: flat(en) };
const pages = operatorPages({ resources, permissions: contract.allPermissions(), privacyOf }, phrases);
for (const [path, text] of Object.entries({ ...generated(contract), ...pages })) {
  writeFileSync(join(root, path), text);
  console.log(path);
}
