import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { endpoints } from '../../../contract/endpoints';
import type { Endpoint } from '../../../contract/schema/endpoint';
import { scopes } from '../../../provider/db/scopes';
import { ask } from '../../fixtures/ask';
import { PASSWORD, servedForTests } from '../../fixtures/identityProvider';
import { askAs, machine } from '../../fixtures/operatorCalls';
import { signIn } from '../../fixtures/signIn';

/** A node of a plan, as EXPLAIN (FORMAT JSON) returns it. */
interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly PlanNode[];
}

const served = servedForTests();
const ofSchools = Object.entries(scopes).flatMap(([table, scope]) =>
  scope === 'school' || scope === 'person' || scope === 'twoSchools' ? [table] : [],
);
/** Tables with hundreds of rows or more for a school: lists over all schools may not read them whole either. */
const largest = [
  'account',
  'account_group',
  'audit_entry',
  'campus_enrolment',
  'campus_person',
  'idempotency',
  'mail',
  'news_read',
  'operation_row',
  'registry_person',
  'sign_in',
  'upload_part',
  'upload_piece',
];

/** Returns the tables of which a plan reads every row. An index with a condition of its own has few. */
function readWhole(node: PlanNode, partial: ReadonlySet<string>, isLimited = false): readonly string[] {
  const limited = isLimited || node['Node Type'] === 'Limit';
  const table = node['Relation Name'];
  const index = node['Index Name'];
  const isWhole =
    node['Node Type'].includes('Seq Scan') ||
    (index !== undefined && !partial.has(index) && !limited && node['Index Cond'] === undefined);
  const inside = (node.Plans ?? []).flatMap((one) => readWhole(one, partial, limited));
  return table && isWhole ? [table, ...inside] : inside;
}

type Query = (this: pg.Client, ...args: unknown[]) => Promise<pg.QueryResult>;
const original = pg.Client.prototype.query as unknown as Query;
/** The statements of the call that is being made, with their plans. */
let found: { readonly text: string; readonly plan: PlanNode }[] | undefined;

// The tables of a test are so small that reading them whole is always best. With these settings that is only planned
// where no index can be used.
const SETTINGS = ['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin'];

const explained: Query = async function (...args) {
  const [query] = args;
  const { text, values } =
    typeof query === 'string' ? { text: query, values: args[1] } : (query as pg.QueryConfig);
  const notes = found;
  if (!notes || !/^\s*(?:select|with)\b/i.test(text) || !/\bfrom\b/i.test(text))
    return original.apply(this, args);
  for (const name of SETTINGS) await original.call(this, `set local ${name} = off`);
  const { rows } = await original.call(this, { text: `explain (format json, costs off) ${text}`, values });
  for (const name of SETTINGS) await original.call(this, `set local ${name} = on`);
  notes.push({ text, plan: rows[0]['QUERY PLAN'][0].Plan });
  return original.apply(this, args);
};
pg.Client.prototype.query = explained as never;
afterAll(() => {
  pg.Client.prototype.query = original as never;
});

/** Calls without parameters of a record, which lists mostly are. */
const reads = endpoints.filter(
  ({ effect, params }) =>
    effect === 'read' && Object.keys(params ?? {}).every((name) => name === 'customerCode'),
);

it('no call that reads without naming a record reads a large table whole', async () => {
  const { rows } = await served.db.pool.query(
    'select indexrelid::regclass::text as name from pg_index where indpred is not null',
  );
  const partial = new Set<string>(rows.map(({ name }) => name));
  // Joins begin with the smaller table, of which the planner must know that it is empty.
  await served.db.pool.query('analyze');
  const wrong: string[] = [];
  let statements = 0;
  const supervisor = await signIn(served.url, 'supervisor.SG10001', PASSWORD);
  for (const endpoint of reads as readonly Endpoint[]) {
    const isStaff = endpoint.path.startsWith('/api/operator/');
    const parts = {
      params: 'customerCode' in (endpoint.params ?? {}) ? { customerCode: 'SG10001' } : {},
      ...(endpoint.body && { body: {} }),
    } as never;
    found = [];
    if (isStaff) await askAs(served.url, machine, endpoint, parts);
    else await ask(supervisor, endpoint, parts);
    for (const { text, plan } of found) {
      const tables = readWhole(plan, partial).filter((table) =>
        (isStaff ? largest : ofSchools).includes(table),
      );
      if (tables.length > 0) wrong.push(`${endpoint.id} reads ${tables.join()}: ${text}`);
    }
    statements += found.length;
    found = undefined;
  }
  expect(statements).toBeGreaterThan(200);
  expect(wrong).toEqual([]);
});
