import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { runOperator } from '../../../../provider/cli/runOperator';
import { bringUp } from '../../../../provider/db/bringUp';
import { openDatabase } from '../../../../provider/db/openDatabase';
import { StartupError } from '../../../../provider/db/startupError';
import { databaseBeside } from '../../../fixtures/database';
import { onDatabase } from '../../../fixtures/postgresqlCluster';

const { databaseUrl = '', superuserUrl = '' } = inject('databaseTemplate');
const suffix = Math.random().toString(36).slice(2);
const named = (name: string) => `${name}_${suffix}`;
const options = (name: string) => ({
  databaseUrl: databaseBeside(databaseUrl, named(name)),
  dataDir: '',
  secretKeys: ['only-for-tests'],
});

describe('a database of another encoding', () => {
  const encodings = ['SQL_ASCII', 'LATIN1'] as const;
  beforeAll(async () => {
    for (const encoding of encodings)
      await onDatabase(
        databaseUrl,
        `create database ${named(encoding.toLowerCase())} template template0 encoding '${encoding}' locale 'C'`,
      );
  });
  afterAll(async () => {
    for (const encoding of encodings)
      await onDatabase(superuserUrl, `drop database ${named(encoding.toLowerCase())} with (force)`);
  });

  it.each(encodings)(
    '%s is refused at every start, with the statement that makes the right one',
    async (encoding) => {
      const name = named(encoding.toLowerCase());
      const sentence = `DATABASE_URL cannot be used. Its database "${name}" is encoded in ${encoding}, which cannot hold every name: make one with create database ${name} owner sportello_owner encoding 'UTF8' template template0 locale 'C.UTF-8', and name it in DATABASE_URL.`;
      await expect(openDatabase(options(encoding.toLowerCase()))).rejects.toThrow(new StartupError(sentence));
      const env = { DEMO: '0', DATABASE_URL: databaseBeside(databaseUrl, name), DATA_DIR: '/nowhere' };
      for (const words of [['migrate'], ['database', 'check']])
        expect(await runOperator(words, env)).toEqual({ code: 1, output: sentence });
    },
  );
});

describe('a database whose server sorts otherwise than when its indexes were made', () => {
  const outdated = named('outdated');
  const env = { DEMO: '0', DATABASE_URL: databaseBeside(databaseUrl, outdated), DATA_DIR: '/nowhere' };
  beforeAll(() =>
    onDatabase(
      databaseUrl,
      `create database ${outdated} template template0 encoding 'UTF8' locale_provider icu icu_locale 'it' locale 'C.UTF-8'`,
    ),
  );
  afterAll(() => onDatabase(superuserUrl, `drop database ${outdated} with (force)`));

  it('starts all the same, and says which indexes are to be made again', async () => {
    const db = await openDatabase(options('outdated'));
    try {
      const told: string[] = [];
      await bringUp(db, { log: (message) => told.push(message) });
      expect(told.filter((one) => one.includes('collation'))).toEqual([]);
      expect(await runOperator(['database', 'check'], env)).toEqual({
        code: 0,
        output:
          'The database is encoded in UTF8, and its indexes were made with the collations of this server.',
      });
      await onDatabase(
        superuserUrl,
        `update pg_database set datcollversion = '1.0' where datname = '${outdated}'`,
      );
      await bringUp(db, { log: (message) => told.push(message) });
      expect(told).toContainEqual(
        expect.stringMatching(
          /^The collation of the database changed from version 1\.0 to .+ on this server: \d+ indexes may be in the wrong order, so that rows are not found\. "npm run operator -- database check" prints the statements that make them again\.$/,
        ),
      );
      const { code, output } = await runOperator(['database', 'check'], env);
      expect(code).toBe(1);
      const statements = output.split('\n').filter((line) => /^(reindex|alter)/.test(line));
      expect(statements).toContain('reindex index concurrently school_pkey;');
      // Timestamps sort identically on every server.
      expect(statements).not.toContain('reindex index concurrently operation_by_end;');
      expect(statements.at(-1)).toBe(`alter database ${outdated} refresh collation version;`);
      for (const statement of statements) await db.pool.query(statement);
      expect(await runOperator(['database', 'check'], env)).toMatchObject({ code: 0 });
    } finally {
      await db.close();
    }
  });
});
