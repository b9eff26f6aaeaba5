import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesOfTier, usesOpenssl } from '../fixtures/tierFiles.mjs';

const suites = ['unit', 'console', 'provider on pglite', 'signatures', 'e2e'] as const;
const quick = suites.flatMap((suite) => filesOfTier(suite, 'quick'));

describe('npm test', () => {
  it('names files that exist', () => {
    expect(quick.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('has at least one test file of each area of the provider', () => {
    const areas = readdirSync('tests/provider/areas', { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `tests/provider/areas/${name}/`);
    // Suites of their rules need PostgreSQL or OpenSSL, and run in `npm run test:full`.
    const others = ['documents', 'keys', 'procedures', 'signing', 'trustedList'].map(
      (name) => `tests/provider/areas/${name}/`,
    );
    expect(areas.filter((area) => !quick.some((path) => path.startsWith(area)))).toEqual(others);
  });

  it('needs no program but Node and a browser', () => {
    const OTHERS = /signatures\/(corpus|openssl|p7m)'|fixtures\/(swift|signedSchool|trustedLists)'/;
    expect(quick.filter((path) => OTHERS.test(readFileSync(path, 'utf8')))).toEqual([]);
    expect(quick.filter((path) => usesOpenssl(path))).toEqual([]);
  });
});

describe('npm run test:full', () => {
  it('adds every file that npm test leaves out', () => {
    for (const suite of suites) {
      const run = new Set([...filesOfTier(suite, 'quick'), ...filesOfTier(suite, 'rest')]);
      const onPostgresql =
        suite === 'provider on pglite' ? filesOfTier('provider on postgresql', 'rest') : [];
      expect(
        filesOfTier(suite, 'all').filter((path) => !run.has(path) && !onPostgresql.includes(path)),
      ).toEqual([]);
    }
  });
});
