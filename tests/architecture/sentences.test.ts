import { parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import { first } from '../../src/i18n/it/first';
import { it as italian } from '../../src/i18n/it/it';
import { later } from '../../src/i18n/it/later';
import { flat } from '../../src/i18n/phrases';
import { type Source, sourcesUnder, target } from './sources';

/** The keys of the sentences that come with the console, and the parts of the catalogue that have others. */
const atHand = new Set(Object.keys(flat(first)));
const parts = [
  ...new Set(Object.keys(flat(later)).map((key) => /^(resources\.)?[^.]+/.exec(key)?.[0] ?? key)),
];
const KEY = new RegExp(`['"\`]((?:${parts.join('|').replaceAll('.', '\\.')})\\.[\\w.$\{}]+)['"\`]`, 'g');
const all = Object.keys(flat(italian));
/** Of a key that is put together, all that begin like it must be there. */
const isThere = (key: string) => {
  const [beginning = '', open] = key.split('${');
  return open === undefined
    ? atHand.has(key)
    : !all.some((one) => one.startsWith(beginning) && !atHand.has(one));
};
const missing = (text: string) =>
  [...text.matchAll(KEY)].map(([, key = '']) => key).find((key) => !isThere(key));
const LAZY = /(later\(\s*(?:async )?\(\)\s*=>\s*\(?(?:await )?)?import\(\s*'([^']+)'/g;

const sources = sourcesUnder('src');
const byPath = new Map(sources.map((source) => [source.path.replace(/\.(tsx?|js)$/, ''), source]));

const fileOf = (from: Source, request: string) => {
  const path = target(from.path, request);
  return path === undefined ? undefined : (byPath.get(path) ?? byPath.get(`${path}/index`));
};
const lazyOf = ({ text }: Source) =>
  [...text.matchAll(LAZY)].map(([, waits, to]) => ({ waits: Boolean(waits), to }));

/** What is loaded by the time that a file is: the file, what it imports, and so on, without what it fetches. */
function loadedWith(start: readonly Source[]): readonly Source[] {
  const found = new Set(start);
  for (const source of found) {
    const fetched = new Set(lazyOf(source).map(({ to }) => to));
    const kept = source.imports.filter((request) => !fetched.has(request));
    for (const next of kept.map((request) => fileOf(source, request))) if (next) found.add(next);
  }
  return [...found];
}

/** Everything that may be drawn before it/later.ts is there. */
function early(): readonly Source[] {
  const main = byPath.get('src/main');
  let found = main ? loadedWith([main]) : [];
  for (let size = 0; size < found.length; ) {
    size = found.length;
    const begun = found.flatMap((source) =>
      lazyOf(source)
        // A declaration hands its loaders over; ui/loaded.ts waits for the sentences, Above.tsx does not.
        .filter(({ waits }) => !waits && !/^src\/resources\/(?!.*\/above\/)/.test(source.path))
        .map(({ to }) => fileOf(source, to ?? ''))
        .filter((file) => file !== undefined),
    );
    found = loadedWith([...found, ...begun]);
  }
  return found;
}

/** What a resource says is asked for by its declaration, and what react-admin says by react-admin. */
const ASKED_ELSEWHERE = /^(resources|ra)\./;

describe('the sentences', () => {
  it('are all said by the console', () => {
    const spoken = sources.filter(({ path }) => !path.startsWith('src/i18n/'));
    const code = [...spoken, ...sourcesUnder('contract')].map(({ text }) => text).join('\n');
    const beginnings = [...code.matchAll(/`([a-z]\w*\.[\w.]*)\$\{/g)].map(([, beginning = '']) => beginning);
    const never = Object.keys(flat(italian)).filter(
      (key) =>
        !ASKED_ELSEWHERE.test(key) &&
        !code.includes(`'${key}'`) &&
        !beginnings.some((beginning) => key.startsWith(beginning)),
    );
    expect(beginnings.length).toBeGreaterThan(20);
    expect(never).toEqual([]);
  });
});

/** What a component draws in words of its own: text between tags, and attributes that are read out or shown. */
function drawn(path: string, text: string): readonly string[] {
  const found: string[] = [];
  const READ =
    /^(aria-(label|description|roledescription|valuetext|placeholder)|alt|label|placeholder|title|helperText)$/;
  new Visitor({
    JSXText: ({ value }) => void found.push(value.trim()),
    JSXAttribute: ({ name, value }) => {
      const literal = value?.type === 'JSXExpressionContainer' ? value.expression : value;
      if (name.type === 'JSXIdentifier' && READ.test(name.name) && literal?.type === 'Literal')
        found.push(String(literal.value));
    },
  }).visit(parseSync(path, text).program);
  return found.filter((words) => /\p{L}{2}/u.test(words));
}

describe('what a component draws', () => {
  it('SHELL-001 is said by the catalogue, Italian and English, and by nobody else', () => {
    const screens = sources.filter(
      ({ path }) => path.endsWith('.tsx') && !path.startsWith('src/development/'),
    );
    expect(screens.length).toBeGreaterThan(150);
    expect(
      screens.flatMap(({ path, text }) => drawn(path, text).map((words) => `${path}: ${words}`)),
    ).toEqual([]);
  });

  it('would be caught with words of its own', () => {
    expect(drawn('a.tsx', '<p title="Name" lang="it">Hello {name} — <i aria-label={"Bye"} /></p>')).toEqual([
      'Name',
      'Hello',
      'Bye',
    ]);
  });
});

describe('the sentences that come later', () => {
  it('are spoken only by what is loaded with them', () => {
    const files = early();
    expect(files.length).toBeGreaterThan(300);
    const wrong = files
      .filter(({ path }) => !path.startsWith('src/i18n/') && !path.startsWith('src/resources/'))
      .flatMap(({ path, text }) => {
        const key = missing(text);
        return key === undefined ? [] : [`${path} says ${key}: load it by later() of src/i18n/italian.ts`];
      });
    expect(wrong).toEqual([]);
  });
});
