import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Endpoint } from '../../../../contract/schema/endpoint';
import { snakeCase } from '../../../../contract/storing/snakeCase';
import { ask } from '../../../fixtures/ask';
import { storedJourneys } from '../../../fixtures/reference/storedJourneys';
import { type StoredSchool, storedSchool } from '../../../fixtures/storedSchool';

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly Filter?: string;
  readonly Plans?: readonly PlanNode[];
}

type Query = (this: pg.Client, ...args: unknown[]) => Promise<pg.QueryResult>;
const original = pg.Client.prototype.query as unknown as Query;
/** The plans of the statements of a call that read a page. */
let plans: PlanNode[] | undefined;

const explained: Query = async function (...args) {
  const { text = '', values } = args[0] as pg.QueryConfig;
  if (plans && /\bselect (\*|count)/.test(text) && text.includes('"journeys"')) {
    const { rows } = await original.call(this, { text: `explain (format json, costs off) ${text}`, values });
    plans.push(rows[0]['QUERY PLAN'][0].Plan);
  }
  return original.apply(this, args);
};

let school: StoredSchool;
beforeAll(async () => {
  school = await storedSchool([storedJourneys]);
  await school.db.asOwner((tx) =>
    sql`insert into journeys (customer_code, id, title, price, day)
      select 'SG10001', 'k' || n, 'Viaggio ' || n % 997, n % 500, date '2026-01-01' + n % 300
      from generate_series(1, 5000) as n`.execute(tx),
  );
  await school.db.pool.query('analyze journeys');
  pg.Client.prototype.query = explained as never;
});
afterAll(async () => {
  pg.Client.prototype.query = original as never;
  await school.close();
});

const nodesOf = (node: PlanNode): readonly PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

it.each((storedJourneys.indexed ?? []).flatMap((field) => [field, `-${field}`]))(
  'a page of a long list in the order %s is read from its index, and not sorted whole',
  async (sort) => {
    plans = [];
    const { status, body } = await ask(
      school.supervisor,
      storedJourneys.calls.list as Endpoint,
      { query: { sort, perPage: '25' } } as never,
    );
    const nodes = plans.flatMap(nodesOf);
    plans = undefined;
    expect(status).toBe(200);
    expect(body.data).toHaveLength(25);
    const index = `journeys_by_${snakeCase(sort.replace('-', ''))}${sort.startsWith('-') ? '_desc' : ''}`;
    expect(nodes.map((node) => node['Index Name'])).toContain(index);
    expect(nodes.map((node) => node['Node Type'])).not.toContain('Sort');
  },
);

it('a search folds each text once, for the page and for the total', async () => {
  const folding: (string | undefined)[] = [];
  plans = [];
  const query = { q: 'viaggio 12', sort: 'title', page: '2', perPage: '25' };
  const { body } = await ask(school.supervisor, storedJourneys.calls.list as Endpoint, { query } as never);
  for (const { Filter } of plans.flatMap(nodesOf)) if (Filter?.includes('strpos')) folding.push(Filter);
  plans = undefined;
  expect(body.data).toHaveLength(25);
  expect(body.total).toBeGreaterThan(50);
  expect(folding).toHaveLength(1);
});
