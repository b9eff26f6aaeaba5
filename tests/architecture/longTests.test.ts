import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesUnder } from './sources';

/** A statement of the specification, or a promise beyond it, at the beginning of a title. */
const NUMBER = /['`"](?:[A-Z]+-\d{3}|P\d{2}) /;
const long = filesUnder('tests').filter((path) => /\.full\.test\.tsx?$/.test(path));

describe('the tests that npm run test:full alone runs', () => {
  it('prove no statement', () => {
    expect(long.length).toBeGreaterThan(0);
    expect(long.filter((path) => NUMBER.test(readFileSync(path, 'utf8')))).toEqual([]);
  });

  it('prove none where they stand among others', () => {
    const among = filesUnder('tests').filter((path) =>
      /\binFull\(|\blongTest\(/.test(readFileSync(path, 'utf8')),
    );
    expect(among.length).toBeGreaterThan(0);
    const proving = /\blong\w+\(\s*['"`](?:[A-Z]+-\d{3}|P\d{2}) /;
    expect(among.filter((path) => proving.test(readFileSync(path, 'utf8')))).toEqual([]);
  });
});
