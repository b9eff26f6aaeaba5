import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isAboutStoring, mindsItsConnection, onPglite } from '../fixtures/onPglite.mjs';
import { filesUnder } from './sources';

const chosen = onPglite();
const tests = filesUnder('tests/provider').filter((path) =>
  /(?<!\.(pglite|postgresql))\.test\.ts$/.test(path),
);

describe('what runs on PGlite too', () => {
  it('has tests of every folder of the provider that minds its connection and has tests', () => {
    const folders = [...new Set(tests.map(dirname))].filter((folder) =>
      mindsItsConnection(folder.slice('tests/'.length)),
    );
    expect(folders).toContain('tests/provider/jobs');
    expect(folders.filter((folder) => !chosen.some((path) => dirname(path) === folder))).toEqual([]);
  });

  it.each([
    ['opens a database of its own', 'tests/provider/db/migrate.test.ts'],
    ['writes SQL', 'tests/provider/areas/users/dueDates.test.ts'],
    ['stands for an area that locks', 'tests/provider/areas/users/users.test.ts'],
    ['is the first of a folder without a test of its name', 'tests/provider/mail/mailing.test.ts'],
  ])('has a file that %s: %s', (_why, path) => {
    expect(isAboutStoring(path)).toBe(true);
    expect(chosen).toContain(path);
  });

  it('leaves out what asks the provider alone, and what has one database in its name', () => {
    expect(isAboutStoring('tests/provider/areas/users/switches.test.ts')).toBe(false);
    expect(isAboutStoring('tests/provider/http/routes.test.ts')).toBe(false);
    expect(isAboutStoring('tests/provider/areas/account/account.test.ts')).toBe(false);
    expect(isAboutStoring('tests/provider/mail/sendMails.test.ts')).toBe(false);
    expect(isAboutStoring('tests/provider/processes/kill.test.ts')).toBe(false);
    expect(chosen.filter((path) => /\.(pglite|postgresql)\./.test(path))).toEqual([]);
    expect(chosen.length).toBeLessThan(tests.length / 2);
  });
});
