import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesUnder } from '../../architecture/sources';
import { countedLines } from '../../fixtures/countedLines';

/** Maximum number of lines for the resource that frameworks are compared on. */
const REFERENCE = 30;
/** Maximum number of lines of a declaration: one for each column, filter, input and action, and some around them. */
const USUAL = 80;
/** Declarations that use every feature. */
const LARGER: Readonly<Record<string, number>> = { 'src/resources/users/users.ts': 200 };

describe('a declaration', () => {
  it(`is short: the reference resource takes at most ${REFERENCE} lines`, () => {
    expect(countedLines(readFileSync('tests/fixtures/reference/notices.ts', 'utf8'))).toBeLessThanOrEqual(
      REFERENCE,
    );
  });

  it('keeps to what it may take, each of them', () => {
    const declarations = filesUnder('src/resources').filter((path) =>
      /((\w+)\/\2|declared\/\w+)\.ts$/.test(path),
    );
    expect(declarations.length).toBeGreaterThan(5);
    const over = declarations
      .map((path) => ({ path, lines: countedLines(readFileSync(path, 'utf8')) }))
      .filter(({ path, lines }) => lines > (LARGER[path] ?? USUAL));
    expect(over).toEqual([]);
  });

  it('is counted without what explains it or leads to it', () => {
    expect(countedLines("import { a } from 'b';\n\n/** c */\n// d\nconst e = 1;\n")).toBe(1);
  });
});
