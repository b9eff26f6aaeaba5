import { enableRules } from '../../../contract/users/user';
import { addDays } from '../../../contract/values/dates';
import type { Tx } from '../../db/database';
import type { DemoAccount } from '../accounts';
import { uidOf } from '../insertSchools';
import { insertPast } from '../past';
import type { DemoSchool } from '../school';

/** Mark of an account whose status nobody has changed yet, as stored with a row of an operation. */
const UNTOUCHED = new Date(0).toISOString();

interface DemoOperation {
  readonly daysAgo: number;
  readonly who: 'supervisor' | 'gestore';
  readonly done: readonly DemoAccount[];
  readonly skipped: readonly DemoAccount[];
}

/** Inserts bulk operations that enabled people in the weeks before the demo was made. They can be undone. */
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
    return {
      customer_code: customerCode,
      id: `demo-${index + 1}`,
      kind: 'run',
      resource: 'user',
      action: 'enable',
      input: '{}',
      who: uid,
      as_whom: uid,
      name: `${actor?.cn} ${actor?.sn}`,
      started_at: at,
      ended_at: at,
      state: 'ended',
      total,
      done: one.done.length,
      skipped: one.skipped.length,
    };
  });
  await insertPast(tx, 'operation', operations);
  await insertPast(
    tx,
    'operation_row',
    demoOperations.flatMap(({ done, skipped }, index) =>
      [...done, ...skipped].map((account, position) => {
        const left = position >= done.length;
        return {
          customer_code: customerCode,
          operation: `demo-${index + 1}`,
          position: position + 1,
          id: uidOf(account.username, customerCode),
          label: `${account.cn} ${account.sn}`,
          state: left ? 'skipped' : 'done',
          reason: left ? (enableRules[1]?.say ?? '') : null,
          before: JSON.stringify({ status: false }),
          after: JSON.stringify({ status: true }),
          mark: UNTOUCHED,
        };
      }),
    ),
  );
}
