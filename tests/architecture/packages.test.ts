import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { outOfTheirRoom } from './packages';
import { source, sourcesUnder } from './sources';

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const names = Object.keys(dependencies);

describe('libraries', () => {
  it('are imported in their own room only, and are dependencies', () => {
    expect(outOfTheirRoom(sourcesUnder('contract', 'src', 'provider'), names)).toEqual([]);
  });

  it.each([
    ['contract/where.ts', 'react'],
    ['contract/where.ts', 'node:path'],
    ['src/engine/list.tsx', 'kysely'],
    ['src/engine/query/sort.ts', 'react'],
    ['src/engine/query/sort.ts', 'react-admin'],
    ['provider/http/problem.ts', 'kysely'],
    ['provider/http/problem.ts', 'jose'],
    ['provider/app.ts', '@mui/material/Button'],
    ['src/App.tsx', 'never-heard-of-it'],
  ])('would be refused: %s imports %s', (path, name) => {
    expect(outOfTheirRoom([source(path, `import '${name}';`)], [...names, 'never-heard-of-it'])).toHaveLength(
      1,
    );
  });

  it('are refused when package.json does not bring them', () => {
    expect(outOfTheirRoom([source('contract/a.ts', "import 'yup';")], [])).toHaveLength(1);
    expect(outOfTheirRoom([source('contract/a.ts', "import 'yup';")], names)).toEqual([]);
  });
});
