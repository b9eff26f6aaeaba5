import { writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, it } from 'vitest';
import type { Endpoint } from '../../../../contract/schema/endpoint';
import { ask } from '../../../fixtures/ask';
import { storedJourneys } from '../../../fixtures/reference/storedJourneys';
import { storedSchool } from '../../../fixtures/storedSchool';

it('bench', { timeout: 300_000 }, async () => {
  const school = await storedSchool([storedJourneys]);
  await school.db.asOwner((tx) =>
    sql`insert into journeys (customer_code, id, title, price, day, program)
      select 'SG10001', 'k' || n, 'Viaggio d’istruzione nella città di ' || md5(n::text), n % 500, date '2026-01-01' + n % 300,
       '<p>Perché ' || md5((n+7)::text) || '</p>' from generate_series(1, 50000) as n`.execute(tx),
  );
  await school.db.pool.query('analyze journeys');
  type Query = (this: pg.Client, ...args: unknown[]) => Promise<pg.QueryResult>;
  const original = pg.Client.prototype.query as unknown as Query;
  const out: string[] = [];
  let on = false;
  pg.Client.prototype.query = async function (this: pg.Client, ...args: unknown[]) {
    const { text = '', values } = args[0] as pg.QueryConfig;
    if (on && text.includes('"journeys"')) {
      const { rows } = await original.call(this, { text: `explain (analyze, buffers off) ${text}`, values });
      out.push(
        rows
          .map((row: Record<string, string>) => row['QUERY PLAN'])
          .join('\n')
          .slice(0, 3000),
      );
    }
    return original.apply(this, args);
  } as never;
  const call = (query: object) =>
    ask(school.supervisor, storedJourneys.calls.list as Endpoint, { query } as never);
  for (const query of [
    { q: 'citta perche', sort: 'title', page: '1', perPage: '25' },
    { q: 'citta a1', sort: '-day', page: '1', perPage: '25' },
    { q: 'abc', sort: 'title', page: '1', perPage: '5' },
  ]) {
    const times: number[] = [];
    for (let i = 0; i < 4; i++) {
      const from = performance.now();
      const { status, body } = await call(query);
      times.push(Math.round(performance.now() - from));
      expect(status, JSON.stringify(body).slice(0, 300)).toBe(200);
      if (i === 0) out.push(`total ${body.total}`);
    }
    on = true;
    await call(query);
    on = false;
    out.push(`${JSON.stringify(query)}: ${times.join(' ')} ms`);
  }
  writeFileSync('/tmp/resources-bench.txt', out.join('\n\n'));
  pg.Client.prototype.query = original as never;
  await school.close();
});
