import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openDatabase } from '../../../provider/db/openDatabase';
import { databasePlace } from '../../fixtures/database';

it('names a statement that takes long, without its values', async () => {
  const place = await databasePlace();
  const lines: string[] = [];
  const db = await openDatabase({ ...place.options, slowStatementMs: 20 }, (line) => lines.push(line));
  try {
    await db.asPlatform((tx) => sql`select pg_sleep(0.05), ${'Rossi'}::text`.execute(tx));
    const named = lines.filter((line) => line.includes('pg_sleep'));
    expect(named).toHaveLength(1);
    expect(named[0]).toMatch(/^A statement took \d+ ms: select pg_sleep\(0\.05\), \$1::text$/);
  } finally {
    await db.close();
    await place.remove();
  }
});
