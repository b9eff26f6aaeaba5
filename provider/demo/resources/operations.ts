import { addDays } from '../../../contract/dates';
import { enableRules } from '../../../contract/entities/user';
import type { Tx } from '../../db/database';
import { type Columns, insertRows } from '../../db/insertRows';
import type { DemoAccount } from '../accounts';
import { uidOf } from '../insertSchools';
import type { DemoSchool } from '../school';

/** Since when the rights of an account of the demo count: nobody has changed their status yet. */
const UNTOUCHED = new Date(0).toISOString();

interface DemoOperation {
  readonly daysAgo: number;
  readonly who: 'supervisor' | 'gestore';
  readonly done: readonly DemoAccount[];
  readonly skipped: readonly DemoAccount[];
}

/** Who was enabled, several at a time, in the weeks before the demo was made. It can be taken back. */
export async function insertOperations(tx: Tx, { plan, accounts }: DemoSchool, today: string): Promise<void> {
  if (plan.signIns !== 'all') return;
  const { customerCode } = plan;
  const ordinary = accounts.filter(
    ({ username }) => !/^(supervisor|gestore|docente|campus|disab)/.test(username),
  );
  const on = ordinary.filter(({ enabled }) => enabled);
  const demoOperations: readonly DemoOperation[] = [
    { daysAgo: 41, who: 'gestore', done: on.slice(0, 6), skipped: on.slice(6, 8) },
    { daysAgo: 23, who: 'supervisor', done: on.slice(8, 20), skipped: [] },
    { daysAgo: 5, who: 'supervisor', done: on.slice(20, 24), skipped: on.slice(24, 25) },
  ];
  const operations = demoOperations.map((one, index) => {
    const actor = accounts.find(({ username }) => username === one.who);
    const at = new Date(`${addDays(today, -one.daysAgo)}T09:${10 + index}:00Z`);
    const uid = uidOf(one.who, customerCode);
    const total = one.done.length + one.skipped.length;
    return [
      ...[customerCode, `demo-${index + 1}`, 'run', 'user', 'enable', JSON.stringify({}), uid, uid],
      ...[`${actor?.cn} ${actor?.sn}`, at, at, 'ended', total, one.done.length, one.skipped.length],
    ];
  });
  await insertRows(tx, 'operation', operationColumns, operations);
  await insertRows(
    tx,
    'operation_row',
    rowColumns,
    demoOperations.flatMap(({ done, skipped }, index) =>
      [...done, ...skipped].map((account, position) => {
        const left = position >= done.length;
        return [
          ...[customerCode, `demo-${index + 1}`, position + 1, uidOf(account.username, customerCode)],
          ...[
            `${account.cn} ${account.sn}`,
            left ? 'skipped' : 'done',
            left ? (enableRules[1]?.say ?? '') : null,
          ],
          ...[JSON.stringify({ status: false }), JSON.stringify({ status: true }), UNTOUCHED],
        ];
      }),
    ),
  );
}

const operationColumns: Columns = {
  customer_code: 'text',
  id: 'text',
  kind: 'text',
  resource: 'text',
  action: 'text',
  input: 'jsonb',
  who: 'text',
  as_whom: 'text',
  name: 'text',
  started_at: 'timestamptz',
  ended_at: 'timestamptz',
  state: 'text',
  total: 'integer',
  done: 'integer',
  skipped: 'integer',
};

const rowColumns: Columns = {
  customer_code: 'text',
  operation: 'text',
  position: 'integer',
  id: 'text',
  label: 'text',
  state: 'text',
  reason: 'text',
  before: 'jsonb',
  after: 'jsonb',
  mark: 'text',
};
