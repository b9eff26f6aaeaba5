import { posix } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import { filesUnder, sourcesUnder } from './sources';

/** Words that a reader would have to translate, with what to write instead. */
const BANNED: Readonly<Record<string, string>> = {
  told: 'what it is: input, definition, message, answer',
  bones: 'skeleton',
  settle: 'resolve, finish or debounce',
  settled: 'resolved, finished or debounced',
  surroundings: 'context',
  outlasting: 'keepalive',
};
/** What others have named so: Promise.allSettled, and a callback of TanStack Query. */
const OF_OTHERS = new Set(['allSettled', 'onSettled']);
const ANY = new RegExp(Object.keys(BANNED).join('|'), 'i');

/** The banned words in a name: `toldInPage` → `told`. */
const bannedIn = (name: string): readonly string[] =>
  OF_OTHERS.has(name)
    ? []
    : name
        .split(/(?=[A-Z])|[^A-Za-z]+/)
        .map((word) => word.toLowerCase())
        .filter((word) => Object.hasOwn(BANNED, word));

/** The names in a source that hold a banned word. */
function bannedNames(path: string, text: string): readonly string[] {
  if (!ANY.test(text)) return [];
  const found = new Set<string>();
  const note = ({ name }: { name: string }) => {
    if (bannedIn(name).length > 0) found.add(name);
  };
  new Visitor({ Identifier: note, JSXIdentifier: note, PrivateIdentifier: note }).visit(
    parseSync(path, text).program,
  );
  return [...found];
}

const advice = (path: string, name: string) =>
  `${path}: ${name} (${bannedIn(name)
    .map((word) => `${word}: write ${BANNED[word]}`)
    .join(', ')})`;

describe('names', () => {
  it('of the code are the terms of the field', () => {
    const sources = sourcesUnder('contract', 'src', 'provider');
    expect(
      sources.flatMap(({ path, text }) => bannedNames(path, text).map((name) => advice(path, name))),
    ).toEqual([]);
  });

  it('of files are the terms of the field', () => {
    const files = ['contract', 'src', 'provider', 'scripts', 'tests'].flatMap(filesUnder);
    const stems = files.map((path) => [path, posix.basename(path).replace(/\..*$/, '')] as const);
    expect(stems.filter(([, stem]) => bannedIn(stem).length > 0).map(([path]) => path)).toEqual([]);
  });

  it('would be caught with a banned word in them', () => {
    const text = 'const toldInPage = (a: { told?: string }) => <Bones b={a.told} />; Promise.allSettled([]);';
    expect(bannedNames('a.tsx', text)).toEqual(['toldInPage', 'told', 'Bones']);
    expect(bannedNames('a.ts', 'const tolderance = 1; // told')).toEqual([]);
    expect(advice('a.ts', 'Bones')).toBe('a.ts: Bones (bones: write skeleton)');
  });
});
