import { describe, expect, it } from 'vitest';
import { sourcesUnder } from './sources';

/** Matches a screen that reads the table of permissions itself and so duplicates the judge. */
const READS = /import \{[^}]*\b(?<!type )(may|mayList|rolesWith)\b[^}]*\} from '[./]*contract\/permissions'/;

/** The judge, and code that reads every role at once: development pages and tests. */
const MAY_READ = /^src\/(authProvider\/authProvider\.ts$|development\/)/;

describe('who may see what in the console', () => {
  it('is asked of authProvider.canAccess, and of nothing else', () => {
    const others = sourcesUnder('src').filter(({ path, text }) => READS.test(text) && !MAY_READ.test(path));
    expect(others.map(({ path }) => path)).toEqual([]);
  });

  it('leaves the names of permissions to everybody', () => {
    expect(READS.test("import type { Permission } from '../../contract/permissions/permissions';")).toBe(
      false,
    );
    expect(READS.test("import { permissions } from '../../contract/permissions/permissions';")).toBe(false);
  });
});
