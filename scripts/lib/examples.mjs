import { join } from 'node:path';
import { root } from './paths.mjs';

const FILES = {
  '#exampleEntities': 'entities.ts',
  '#exampleScreens': 'screens.ts',
  '#exampleTables': 'tables.ts',
  '#exampleRecords': 'records.ts',
};

/**
 * With EXAMPLES=1, adds the resources of examples/ to a build. Otherwise package.json resolves their imports to an
 * empty list.
 * @returns {import('vite').Plugin}
 */
export const examples = () => ({
  name: 'examples',
  enforce: 'pre',
  resolveId: (source) =>
    process.env.EXAMPLES === '1' && FILES[source] ? join(root, 'examples', FILES[source]) : undefined,
});
