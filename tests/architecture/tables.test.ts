import { expect, it } from 'vitest';
import { sourcesUnder } from './sources';

/** Tables outside of the engine and `ui`, each with its reason. */
const REASONS: Readonly<Record<string, string>> = {
  'src/signing/PageText.tsx': 'repeats the tables of a PDF for screen readers',
  'src/resources/users/matrix/MatrixGrid.tsx': 'a grid whose cells are edited with the arrow keys',
};

const DRAWS_A_TABLE = /<table\b|role="grid"|@mui\/material\/Table/;

it('pages draw tables with RecordTable or the lists of the engine', () => {
  const own = sourcesUnder('src', 'operators')
    .filter(({ path }) => !/^src\/(?:engine|ui)\//.test(path))
    .filter(({ text }) => DRAWS_A_TABLE.test(text))
    .map(({ path }) => path);
  expect(own.sort()).toEqual(Object.keys(REASONS).sort());
});
