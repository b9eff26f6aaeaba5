import { type ESTree, parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import { it as messages } from '../../contract/messages/it/it';
import { first } from '../../src/i18n/it/first';
import { it as italian } from '../../src/i18n/it/it';
import { later } from '../../src/i18n/it/later';
import { flat } from '../../src/i18n/phrases';
import { type Source, sourcesUnder, target } from './sources';

/** Keys of the translations bundled with the console; `parts` are the sections of the catalogue with further keys. */
const atHand = new Set(Object.keys(flat(first)));
const parts = [
  ...new Set(Object.keys(flat(later)).map((key) => /^(resources\.)?[^.]+/.exec(key)?.[0] ?? key)),
];
const KEY = new RegExp(`['"\`]((?:${parts.join('|').replaceAll('.', '\\.')})\\.[\\w.$\{}]+)['"\`]`, 'g');
const all = Object.keys(flat(italian));
/** For a composed key, all keys with the same prefix must exist. */
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

/** Returns the files statically loaded with a file, transitively, without lazy imports. */
function loadedWith(start: readonly Source[]): readonly Source[] {
  const found = new Set(start);
  for (const source of found) {
    const fetched = new Set(lazyOf(source).map(({ to }) => to));
    const kept = source.imports.filter((request) => !fetched.has(request));
    for (const next of kept.map((request) => fileOf(source, request))) if (next) found.add(next);
  }
  return [...found];
}

/** Returns all files that may be rendered before it/later.ts is loaded. */
function early(): readonly Source[] {
  const main = byPath.get('src/main');
  let found = main ? loadedWith([main]) : [];
  for (let size = 0; size < found.length; ) {
    size = found.length;
    const begun = found.flatMap((source) =>
      lazyOf(source)
        // A declaration passes its loaders to code that waits for the translations.
        .filter(({ waits }) => !waits && !source.path.startsWith('src/resources/'))
        .map(({ to }) => fileOf(source, to ?? ''))
        .filter((file) => file !== undefined),
    );
    found = loadedWith([...found, ...begun]);
  }
  return found;
}

/** Sentences of a resource are referenced by its declaration, and those of react-admin by react-admin. */
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

type Expression = ESTree.Expression | ESTree.JSXEmptyExpression;

/** Returns the possible literal values of an expression: a text, a template, either side of a choice. */
function written(expression: Expression | null | undefined): readonly string[] {
  switch (expression?.type) {
    case 'Literal':
      return typeof expression.value === 'string' ? [expression.value] : [];
    case 'TemplateLiteral':
      return expression.quasis.map(({ value }) => value.raw.trim());
    case 'ConditionalExpression':
      return [...written(expression.consequent), ...written(expression.alternate)];
    case 'LogicalExpression':
      return [...written(expression.left), ...written(expression.right)];
    case 'BinaryExpression':
      return expression.operator === '+'
        ? [...written(expression.left as Expression), ...written(expression.right)]
        : [];
    case 'ParenthesizedExpression':
      return written(expression.expression);
    default:
      return [];
  }
}

/** Returns literal texts that a component renders: between tags, and in attributes that are read aloud or shown. */
function drawn(path: string, text: string): readonly string[] {
  const found: string[] = [];
  const READ =
    /^(aria-(label|description|roledescription|valuetext|placeholder)|alt|label|placeholder|title|helperText|data-tip)$/;
  const children = ({ children }: { children: readonly ESTree.JSXChild[] }) => {
    for (const child of children)
      if (child.type === 'JSXText') found.push(child.value.trim());
      else if (child.type === 'JSXExpressionContainer') found.push(...written(child.expression));
  };
  new Visitor({
    JSXElement: children,
    JSXFragment: children,
    JSXAttribute: ({ name, value }) => {
      if (name.type !== 'JSXIdentifier' || !READ.test(name.name)) return;
      if (value?.type === 'Literal') found.push(String(value.value));
      if (value?.type === 'JSXExpressionContainer') found.push(...written(value.expression));
    },
  }).visit(parseSync(path, text).program);
  return found.filter((words) => /\p{L}{2}/u.test(words));
}

/** Words that occur in every English text and do not exist in Italian. */
const ENGLISH = /\b(the|and|not|must|please|your|with|this|that|is|was|has|have|been|of|to|for|from)\b/i;
/** Matches quoted text in the code; placeholders are removed afterwards. */
const QUOTED = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;
/** Returns the sentences of a file: quoted texts with a space. */
const quoted = (text: string) =>
  [...text.replaceAll(/^\s*(\/?\*|\/\/).*$/gm, '').matchAll(QUOTED)]
    .map(([, one, two, three]) => (one ?? two ?? three ?? '').replaceAll(/\$\{[^}]*\}/g, ''))
    .filter((sentence) => sentence.includes(' '));

describe('what the provider says', () => {
  const italianFiles = sourcesUnder('provider/i18n').filter(({ path }) => /(^|[/.])it\.ts$/.test(path));

  it('SHELL-001 is Italian in its pages, its mails and its documents', () => {
    const said = italianFiles.flatMap(({ path, text }) => quoted(text).map((sentence) => [path, sentence]));
    expect(said.length).toBeGreaterThan(300);
    expect(said.filter(([, sentence = '']) => ENGLISH.test(sentence))).toEqual([]);
  });

  it('SHELL-001 is Italian where it refuses', () => {
    const texts = Object.values<Readonly<Record<string, string>>>(messages).flatMap(Object.values<string>);
    expect(texts.length).toBeGreaterThan(600);
    expect(texts.filter((text) => ENGLISH.test(text.replaceAll(/\{[\w:]+\}/g, '')))).toEqual([]);
    const said = [...sourcesUnder('contract'), ...sourcesUnder('provider')].flatMap(({ path, text }) =>
      [...text.matchAll(/\b(?:say|detail|message): (['"`])(.+?)\1/g)].map(([, , sentence = '']) => [
        path,
        sentence,
      ]),
    );
    expect(said.filter(([, sentence = '']) => ENGLISH.test(sentence))).toEqual([]);
  });
});

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
