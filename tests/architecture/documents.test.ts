import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allowedImports } from './allowedImports';

const text = readFileSync('ARCHITECTURE.md', 'utf8');

/** Returns the folders that a table of the page names, by the heading above it. */
function foldersUnder(heading: string, page = text): string[] {
  const [, section = ''] = page.split(`## ${heading}\n`);
  const [own = ''] = section.split('\n## ');
  return [...own.matchAll(/^\| `([\w]+)` \|/gm)].map(([, folder = '']) => folder);
}

/** Returns paths that the page mentions and that do not exist. */
const pathsMissing = (page: string): string[] =>
  [...page.matchAll(/\b(?:contract|src|provider|tests|docs)\/[\w./-]*/g)]
    .map(([path]) => path.replace(/\.$/, ''))
    .filter((path) => !existsSync(path) && !existsSync(`${path}.ts`));

const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

describe('ARCHITECTURE.md', () => {
  it.each([
    ['src/engine', 'The folders of the engine', 'screen'],
    ['provider/identity', 'The folders of identity', 'outside'],
  ])('has the folders of %s in an order in which none imports one below it', (folder, heading, last) => {
    const order = foldersUnder(heading);
    const below = (own: string, other: string) => order.indexOf(other) > order.indexOf(own);
    const back = Object.entries(allowedImports[folder] ?? {}).flatMap(([own, others]) =>
      (others === 'all' || !order.includes(own) ? [] : others).filter((other) => below(own, other)),
    );
    expect(back).toEqual([]);
    expect(order.at(-1)).toBe(last);
  });

  it.each([
    ['src', 'The folders of the console'],
    ['src/engine', 'The folders of the engine'],
    ['provider', 'The folders of the provider'],
    ['provider/identity', 'The folders of identity'],
  ])('names every folder of %s, and none that is not there', (folder, heading) => {
    expect(foldersUnder(heading).sort()).toEqual(foldersIn(folder));
  });

  it('names every folder of the contract that holds no noun of the provider', () => {
    const areas = foldersIn('provider/areas');
    const named = [...foldersUnder('The folders of the contract'), ...areas];
    expect([...new Set(named)].sort()).toEqual(foldersIn('contract'));
  });

  it('names no path that is not there', () => {
    expect(pathsMissing(text)).toEqual([]);
  });
});
