import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import { filesUnder, sourcesUnder } from './sources';

/** Sources of the time: only these files may read the system clock. */
const CLOCKS = ['provider/systemClock.ts', 'src/systemClock.ts'];

const ours = sourcesUnder('contract', 'src', 'provider');

/** Counts the places in a file that read the system clock. */
function asksTheTime(path: string, text: string): number {
  // Most files mention no date and need not be parsed.
  if (!text.includes('Date')) return 0;
  let found = 0;
  const named = (node: { type: string; name?: unknown }) =>
    node.type === 'Identifier' && node.name === 'Date';
  new Visitor({
    NewExpression: ({ callee, arguments: given }) => {
      if (named(callee) && given.length === 0) found += 1;
    },
    CallExpression: ({ callee }) => {
      const method = callee.type === 'MemberExpression' && named(callee.object) && callee.property;
      if (named(callee) || (method && method.type === 'Identifier' && method.name === 'now')) found += 1;
    },
  }).visit(parseSync(path, text).program);
  return found;
}

describe('code', () => {
  it('asks the one clock, never the machine', () => {
    const guilty = ours.filter(({ path, text }) => !CLOCKS.includes(path) && asksTheTime(path, text) > 0);
    expect(guilty.map(({ path }) => path)).toEqual([]);
  });

  it('never asks the database what time it is', () => {
    const clock =
      /\b(now\(\)|current_(timestamp|date|time)\b|localtimestamp|clock_timestamp|statement_timestamp)/i;
    const sql = filesUnder('provider').filter((path) => path.endsWith('.sql'));
    const comment = /--.*$/gm;
    expect(sql.filter((path) => clock.test(readFileSync(path, 'utf8').replace(comment, '')))).toEqual([]);
  });

  it('re-exports nothing wholesale', () => {
    const wholesale = ours.filter(({ text }) => /^export \*/m.test(text));
    expect(wholesale.map(({ path }) => path)).toEqual([]);
  });
});
