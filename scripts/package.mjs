// `npm run package`: makes dist/package, a folder that only needs Node to run.
import { buildStale } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { makePackage } from './lib/package.mjs';

await ensureInstalled();
await buildStale();
const { bytes, packages } = makePackage('dist/package');
console.log(`dist/package: ${Math.round(bytes / 1_000_000)} MB, with ${packages.length} packages.`);
