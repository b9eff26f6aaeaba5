import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesUnder } from './sources';

/** Wording that a reader has to translate. */
const DIALECT = /^\W*What\b|\b(?:[Ww]hoever|is told|are told|of which nothing|all that)\b/;
/** A smoke alarm, not the goal: plain sentences are. docs/style.md has the rules. */
const ALLOWED = 60;

/** Matches a string literal without interpolated code in it; its text is the group after the quote. */
const STRING = String.raw`(['"\`])((?:\\.|(?!\1).)*)\1`;
/** Strings for developers: titles of tests, descriptions of endpoints, fields, checks and faults. */
const STRINGS = [
  new RegExp(String.raw`(?:\b(?:it|test|describe)(?:\.\w+)*|\))\(\s*${STRING}`, 'g'),
  new RegExp(String.raw`\b(?:about|says|fault)\s*:\s*${STRING}`, 'g'),
];

const commentsIn = (text: string): readonly string[] =>
  [...text.matchAll(/\/\*\*?([\s\S]*?)\*\/|^\s*\/\/(.*)$/gm)].map(([, block = '', line = '']) =>
    (block || line).replace(/^\s*\*?\s*/gm, '').trim(),
  );

const stringsIn = (text: string): readonly string[] =>
  STRINGS.flatMap((pattern) => [...text.matchAll(pattern)].map(([, , string = '']) => string));

/** Returns paragraphs, list items, headings and cells, without code. */
const paragraphsIn = (text: string): readonly string[] =>
  text
    .replace(/^```[\s\S]*?^```$/gm, '')
    .split(/\n\s*\n|\n(?=\s*(?:[-*#]|\d+\.) )|\s\|\s|^\||\|$/m)
    .map((passage) => passage.replace(/\s+/g, ' ').trim());

/** Returns the passages of a file, or of files, that are in the dialect, each with its path. */
function dialectIn(paths: readonly string[]): readonly string[] {
  return paths.flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    const passages = path.endsWith('.md') ? paragraphsIn(text) : [...commentsIn(text), ...stringsIn(text)];
    return passages.filter((one) => DIALECT.test(one)).map((one) => `${path}: ${one.slice(0, 160)}`);
  });
}

it('comments, documents, titles of tests and descriptions are plain English', () => {
  const folders = ['contract', 'src', 'operators', 'provider', 'scripts', 'bench', 'deploy', 'docs', 'tests'];
  const pages = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md'];
  const paths = [...folders.flatMap(filesUnder), ...pages].filter(
    (path) => /\.(tsx?|mjs|js|md)$/.test(path) && !path.endsWith('.it.md'),
  );
  const found = dialectIn(paths);
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(ALLOWED);
});
