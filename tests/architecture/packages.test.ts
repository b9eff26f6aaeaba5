import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { outOfTheirRoom } from './packages';
import { source, sourcesUnder } from './sources';

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const names = Object.keys(dependencies);

/** Packages that only some calls of the provider need and that load slowly: the first of those calls imports them. */
const AT_ITS_START = /^import (?!type\b)[^;]*from '(@simplewebauthn\/server|pdfkit)'/m;

describe('libraries', () => {
  it('are imported in their own place only, and are dependencies', () => {
    expect(outOfTheirRoom(sourcesUnder('contract', 'src', 'provider'), names)).toEqual([]);
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
