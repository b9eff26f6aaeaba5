// Runs one of the provider's programs (operator, demoReset, demoMillion), building it first when it is out of date.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildStale } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/paths.mjs';

const [name, ...args] = process.argv.slice(2);
try {
  await ensureInstalled();
  await buildStale('provider');
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
process.argv = [process.argv[0], name, ...args];
await import(pathToFileURL(join(root, 'dist/provider', `${name}.js`)).href);
