// npm run generate: writes the files that follow from contract/: the OpenAPI document and the tables in docs/.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_MODULES, generated } from './lib/generated.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/paths.mjs';

await ensureInstalled();
const { runnerImport } = await import('vite');
const modules = await Promise.all(
  CONTRACT_MODULES.map((name) => runnerImport(join(root, 'contract', `${name}.ts`), { configFile: false })),
);
const contract = Object.assign({}, ...modules.map(({ module }) => module));
for (const [path, text] of Object.entries(generated(contract))) {
  writeFileSync(join(root, path), text);
  console.log(path);
}
