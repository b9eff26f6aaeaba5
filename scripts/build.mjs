// `npm run build`, or `npm run build:console` and `npm run build:provider`: always rebuilds.
import { build, partNames } from './lib/build.mjs';

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !partNames.includes(name));
try {
  if (unknown) throw new Error(`There is no part "${unknown}" to build: ${partNames.join(', ')}.`);
  for (const name of asked.length > 0 ? asked : partNames) {
    await build(name);
    console.log(`Built the ${name}.`);
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
