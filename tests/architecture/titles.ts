import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';
import { readTable, titleReader } from '../../scripts/lib/specification.mjs';
import type { Source } from './sources';

/** A text of a test file, which may be a title: so may the rows of a table, and a constant. */
export interface Text {
  readonly path: string;
  /** Three dots stand for what a template puts in. */
  readonly text: string;
  /** Whether it is the title of a table whose rows begin with numbers. */
  readonly ofNumberedRows: boolean;
}

const statements = readTable(readFileSync('docs/spec/features.tsv', 'utf8'));
const read = titleReader(statements as never);
/** Where a row goes into a title; a field of it, such as $name, would go into quotation marks. */
const ROW = /^%s/;

/** Every text of a file. */
export function textsOf({ path, text: source }: Pick<Source, 'path' | 'text'>): readonly Text[] {
  const found: { at: number; text: string }[] = [];
  const numbered = new Set<number>();
  new Visitor({
    Literal: ({ value, start }) => {
      if (typeof value === 'string') found.push({ at: start, text: value });
    },
    TemplateLiteral: ({ quasis, start }) => {
      found.push({ at: start, text: quasis.map(({ value }) => value.cooked).join('…') });
    },
    CallExpression: ({ callee, arguments: [title] }) => {
      if (!title || callee.type !== 'CallExpression') return;
      const table = source.slice(callee.start, callee.end);
      const rows = [...table.matchAll(/['`]([^'`]*)['`]/g)];
      if (/\.(each|for)\b/.test(table) && rows.some(([, row = '']) => read(row).ids.length > 0))
        numbered.add(title.start);
    },
  }).visit(parseSync(path, source).program);
  return found.map(({ at, text }) => ({ path, text, ofNumberedRows: numbered.has(at) }));
}

const numbersOf = (text: string) => read(text.replace(ROW, '').trimStart());

/** The statements that a text begins with. */
export const named = ({ text }: Text): readonly string[] => numbersOf(text).ids;

/** What is wrong with the numbers of a text; empty where nothing is. */
export function faultOf({ path, text, ofNumberedRows }: Text): string {
  const { ids, wrong } = numbersOf(text);
  const rowsFirst = ROW.test(text) || ROW.test(text.slice(ids.join(' ').length + 1));
  const why = wrong || (ofNumberedRows && !rowsFirst && 'The numbers of its rows come late.');
  return why ? `${path}: ${text}: ${why}` : '';
}
