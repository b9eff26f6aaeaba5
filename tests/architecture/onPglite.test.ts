import { describe, expect, it } from 'vitest';
import { isAboutStoring, onPglite } from '../fixtures/onPglite.mjs';
import { filesUnder } from './sources';

const chosen = onPglite();
const tests = filesUnder('tests/provider').filter((path) =>
  /(?<!\.(pglite|postgresql))\.test\.ts$/.test(path),
);

describe('what runs on PGlite too', () => {
  it.each([
    ['opens a database of its own', 'tests/provider/db/migrate.test.ts'],
    ['writes SQL', 'tests/provider/areas/users/dueDates.test.ts'],
    ['is about transactions', 'tests/provider/db/transact.test.ts'],
  ])('has a file that %s: %s', (_why, path) => {
    expect(isAboutStoring(path)).toBe(true);
    expect(chosen).toContain(path);
  });

  it('leaves out what asks the provider alone, and what has one database in its name', () => {
    expect(isAboutStoring('tests/provider/areas/users/users.test.ts')).toBe(false);
    expect(isAboutStoring('tests/provider/http/routes.test.ts')).toBe(false);
    expect(isAboutStoring('tests/provider/mail/sendMails.test.ts')).toBe(false);
    expect(isAboutStoring('tests/provider/processes/kill.test.ts')).toBe(false);
    expect(chosen.filter((path) => /\.(pglite|postgresql)\./.test(path))).toEqual([]);
    expect(chosen.length).toBeLessThan(tests.length / 4);
  });
});
