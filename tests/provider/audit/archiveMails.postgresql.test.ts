import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { schoolsWithOldMails } from '../../../provider/audit/archive/archiveMails';
import type { Archiving } from '../../../provider/audit/archive/storeMonth';
import type { Database, Tx } from '../../../provider/db/database';
import { testDatabase } from '../../fixtures/database';
import { seedSchool } from '../../fixtures/seedSchool';

it('looks for old mails without reading those of the last year', async () => {
  const real = await testDatabase();
  await seedSchool(real, 'SG10001');
  await real.asOwner(async (tx) => {
    await sql`insert into mail (customer_code, id, recipient, subject, body, created_at, sent_at)
      select 'SG10001', gen_random_uuid(), 'a@example.org', 's', 'b', at, at
      from generate_series(timestamptz '2026-01-01', timestamptz '2026-10-31', interval '2 hours') as at`.execute(
      tx,
    );
    // The query plan depends on the table's statistics.
    await sql`analyze mail`.execute(tx);
  });
  const plans: string[] = [];
  /** Explains each query, with sequential scans made expensive. */
  const explained: Pick<Database, 'asPlatform'> = {
    asPlatform: (work) =>
      real.asPlatform(async (tx) => {
        await sql`select set_config('enable_seqscan', 'off', true)`.execute(tx);
        const explaining = tx.withPlugin({
          transformQuery: ({ node }) =>
            node.kind === 'RawNode'
              ? { ...node, sqlFragments: [`explain ${node.sqlFragments[0]}`, ...node.sqlFragments.slice(1)] }
              : node,
          async transformResult({ result }) {
            plans.push(...result.rows.map((row) => String(row['QUERY PLAN'])));
            return { ...result, rows: [] };
          },
        });
        return work(explaining as Tx);
      }),
  };
  const clock = { now: () => new Date('2026-11-26T10:00:00Z') };
  await schoolsWithOldMails({ db: explained, clock } as unknown as Archiving);
  await real.close();
  expect(plans.join('\n')).toMatch(/Index Scan using mail_by_time on mail.*\n\s*Index Cond: \(created_at </);
});
