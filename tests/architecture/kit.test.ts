import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { source, sourcesUnder, target } from './sources';

/** Files of resources of other installations; they are not in this repository. */
const DECLARED = /^src\/(kit|resources\/declared)\//;

const usesKit = ({ path, imports }: ReturnType<typeof source>) =>
  !DECLARED.test(path) && imports.some((request) => target(path, request)?.startsWith('src/kit/'));

describe('the kit', () => {
  it('is imported by declarations of other installations only', () => {
    const files = sourcesUnder('src', 'operators', 'provider', 'contract');
    expect(files.filter(usesKit).map(({ path }) => path)).toEqual([]);
    const lazy = "export const load = () => import('../../kit/parts');";
    expect(usesKit(source('src/engine/screen/ResourceList.tsx', lazy))).toBe(true);
    expect(usesKit(source('src/resources/declared/trips.ts', lazy))).toBe(false);
  });

  it('is where the examples declare their screens', () => {
    const [trips] = sourcesUnder('examples').filter(({ path }) => path.endsWith('/tripsScreen.ts'));
    expect(trips && usesKit(trips)).toBe(true);
  });
});

describe('the contract', () => {
  it('looks for no files: console, provider and tests register the stored resources', () => {
    const searches = sourcesUnder('contract').filter(({ path }) =>
      readFileSync(path, 'utf8').includes('import.meta'),
    );
    expect(searches.map(({ path }) => path)).toEqual([]);
  });
});
