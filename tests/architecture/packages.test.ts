import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { outOfTheirRoom } from './packages';
import { source, sourcesUnder } from './sources';

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const names = Object.keys(dependencies);

/** What only some calls of the provider need, and takes long to read: it comes with the first of them. */
const AT_ITS_START = /^import (?!type\b)[^;]*from '(@simplewebauthn\/server|pdfkit)'/m;

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

  it('are not read at the start of the provider where only some calls need them', () => {
    const early = sourcesUnder('provider').filter(({ text }) => AT_ITS_START.test(text));
    expect(early.map(({ path }) => path)).toEqual([]);
    expect("import PDFDocument from 'pdfkit';").toMatch(AT_ITS_START);
  });
});
