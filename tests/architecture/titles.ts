import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';
import { readTable, titleReader } from '../../scripts/lib/specification.mjs';
import type { Source } from './sources';

const statements = readTable(readFileSync('docs/spec/features.tsv', 'utf8'));
const read = titleReader(statements as never);
/** Of a row, where the numbers of a title may come from. */
const FIRST = /^(%s|\$\w+)/;

/**
 * Every text of a file, titles among them: the rows of a table become titles, and so may a constant. The holes of a
 * template are three dots.
 */
function textsOf({
  path,
  text: source,
}: Pick<Source, 'path' | 'text'>): readonly { at: number; text: string }[] {
  const texts: { at: number; text: string }[] = [];
  new Visitor({
    Literal: ({ value, start }) => {
      if (typeof value === 'string') texts.push({ at: start, text: value });
    },
    TemplateLiteral: ({ quasis, start }) => {
      texts.push({ at: start, text: quasis.map(({ value }) => value.cooked).join('…') });
    },
  }).visit(parseSync(path, source).program);
  return texts;
}

/** Where the titles of tables stand whose rows begin with numbers. */
function numberedTables({ path, text: source }: Pick<Source, 'path' | 'text'>): ReadonlySet<number> {
  const titles = new Set<number>();
  new Visitor({
    CallExpression: ({ callee, arguments: [title] }) => {
      if (!title || callee.type !== 'CallExpression') return;
      const table = source.slice(callee.start, callee.end);
      const rows = [...table.matchAll(/['`]([^'`]*)['`]/g)];
      if (/\.(each|for)\b/.test(table) && rows.some(([, row = '']) => read(row).ids.length > 0))
        titles.add(title.start);
    },
  }).visit(parseSync(path, source).program);
  return titles;
}

const numbersOf = (text: string) => read(text.replace(FIRST, '').trimStart());

/** The statements that the texts of a file begin with. */
export const named = (file: Pick<Source, 'path' | 'text'>): readonly string[] =>
  textsOf(file).flatMap(({ text }) => numbersOf(text).ids);

/** What is wrong with the numbers in the texts of a file. */
export function titleFaults(file: Pick<Source, 'path' | 'text'>): readonly string[] {
  const numbered = numberedTables(file);
  return textsOf(file).flatMap(({ at, text }) => {
    const { ids, wrong } = numbersOf(text);
    const late = numbered.has(at) && !FIRST.test(text.slice(ids.join(' ').length).trimStart());
    const why = wrong || (late && 'The numbers of its rows come late.');
    return why ? [`${file.path}: ${text}: ${why}`] : [];
  });
}
