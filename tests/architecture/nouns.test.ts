import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const foldersIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** Folders of the contract without a noun: all nouns depend on them. */
const KERNEL = [
  'health',
  'html',
  'messages',
  'mistakes',
  'permissions',
  'schema',
  'storing',
  'tables',
  'values',
];
/** Pages that show several nouns. */
const PAGES = ['administrative', 'dashboard'];

const nouns = foldersIn('contract').filter((name) => !KERNEL.includes(name));

describe('a noun', () => {
  it('has one folder name in the contract and in the provider', () => {
    expect(foldersIn('provider/areas')).toEqual(nouns);
  });

  it.each(['src/resources', 'src/customRoutes'])('has the same folder name in %s', (folder) => {
    const others = foldersIn(folder).filter((name) => !nouns.includes(name));
    expect(others.filter((name) => !PAGES.includes(name))).toEqual([]);
  });

  it.each(['contract', 'provider/areas', 'src/resources', 'src/customRoutes'])(
    'has its tests under the folder name that it has in %s',
    (folder) => {
      const code = foldersIn(folder);
      expect(foldersIn(`tests/${folder}`).filter((name) => !code.includes(name))).toEqual([]);
    },
  );
});
