import { sql } from 'kysely';
import { dayInRome } from '../../../contract/values/dates';
import { recordAudit } from '../../audit/recordAudit';
import { attempt } from '../../operations/attempt';
import { withMarks } from '../../operations/marks';
import type { WorkContext } from '../../operations/resourceWork';
import { storeOperation } from '../../operations/storeOperation';
import { disable, enable } from './changeStatus';
import { userWork } from './userWork';

/** The author of automatic changes, in the history and in the audit log. */
const NOBODY = { who: 'automatico', asWhom: 'automatico', name: 'Automatico' } as const;

/** Number of users per transaction. */
export const DUE_AT_ONCE = 200;

/**
 * Enables the users of a school whose first day has come, and disables those who have expired. Each date is applied
 * only once, so that it does not undo a later decision of a person. Several processes may run this at once, and it may
 * be repeated at any time.
 * @returns whether there may be more users
 */
export async function applyDueDates(context: WorkContext): Promise<boolean> {
  const { tx, now } = context;
  const today = dayInRome(now);
  const arriving = await due(context, 'data_inizio', sql<boolean>`opens`, today);
  await note(context, 'enable', {}, arriving.filter(({ enabled, last }) => !enabled && !last).map(idOf));
  await setOf(context, arriving).set({ opens: false }).execute();

  const leaving = await due(
    context,
    'data_scadenza',
    sql<boolean>`data_scadenza is distinct from closed_for`,
    today,
  );
  const closed = await note(
    context,
    'disable',
    { reset: false },
    leaving.filter(({ enabled }) => enabled).map(idOf),
  );
  await setOf(context, leaving).set({ closed_for: sql<string>`data_scadenza`, closed_at: null }).execute();
  await tx
    .updateTable('account')
    .set({ closed_at: now })
    .where('customer_code', '=', context.customerCode)
    .where('uid', '=', sql<string>`any(${closed}::text[])`)
    .execute();
  return arriving.length === DUE_AT_ONCE || leaving.length === DUE_AT_ONCE;
}

interface Due {
  readonly uid: string;
  readonly enabled: boolean;
  /** Whether the expiry has already passed. */
  readonly last: boolean;
}

const idOf = ({ uid }: Due) => uid;

/** Finds and locks the users: another process at the same time waits, and then finds nothing to do. */
function due(
  { tx, customerCode }: WorkContext,
  day: 'data_inizio' | 'data_scadenza',
  open: ReturnType<typeof sql<boolean>>,
  today: string,
): Promise<Due[]> {
  return tx
    .selectFrom('account')
    .select(['uid', 'enabled', sql<boolean>`coalesce(data_scadenza <= ${today}, false)`.as('last')])
    .where('customer_code', '=', customerCode)
    .where(day, '<=', today)
    .where(open)
    .orderBy('uid')
    .limit(DUE_AT_ONCE)
    .forUpdate()
    .execute();
}

const setOf = ({ tx, customerCode }: WorkContext, users: readonly Due[]) =>
  tx
    .updateTable('account')
    .where('customer_code', '=', customerCode)
    .where('uid', '=', sql<string>`any(${users.map(idOf)}::text[])`);

/**
 * Enables or disables users and records it like a request of a person: as one operation in the history, which can be
 * reversed, and in the audit log.
 */
async function note(
  context: WorkContext,
  action: 'enable' | 'disable',
  input: { readonly reset?: boolean },
  uids: readonly string[],
): Promise<readonly string[]> {
  if (uids.length === 0) return [];
  const { tx, now, customerCode } = context;
  const people = uids.map((id) => ({ id }));
  const work = (some: readonly { readonly id: string }[]) => {
    const ids = some.map(({ id }) => id);
    return withMarks(context, userWork, ids, () =>
      action === 'enable' ? enable(context, ids) : disable(context, ids, { reset: false }),
    );
  };
  const outcome = await attempt(tx, people, work, console.error);
  const caller = { ...NOBODY, customerCode };
  await storeOperation({ tx, now, caller }, userWork, action, input, outcome);
  const lines = outcome.done.map(({ id, before, after }) => ({ entity: 'user', action, id, before, after }));
  await recordAudit(tx, { ...NOBODY, customerCode, address: null, at: now }, lines);
  return outcome.done.map(({ id }) => id);
}
