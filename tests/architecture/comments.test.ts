import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesUnder } from './sources';

/** Wording of comments that a reader has to translate. */
const DIALECT = /^What\b|\b(?:[Ww]hoever|is told|are told|of which nothing|all that)\b/;
/** A smoke alarm, not the goal: plain sentences are. */
const ALLOWED = 60;

const commentsIn = (text: string): readonly string[] =>
  [...text.matchAll(/\/\*\*?([\s\S]*?)\*\/|^\s*\/\/(.*)$/gm)].map(([, block = '', line = '']) =>
    (block || line).replace(/^\s*\*?\s*/gm, '').trim(),
  );

it('comments are plain English', () => {
  const folders = ['contract', 'src', 'operators', 'provider', 'scripts', 'bench', 'tests'];
  const found = folders
    .flatMap(filesUnder)
    .filter((path) => /\.(tsx?|mjs|js)$/.test(path))
    .flatMap((path) =>
      commentsIn(readFileSync(path, 'utf8'))
        .filter((comment) => DIALECT.test(comment))
        .map((comment) => `${path}: ${comment.slice(0, 80)}`),
    );
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(ALLOWED);
});
