import type { Variant } from '../../../contract/orders/orderWizard';
import { orderKinds } from '../../../contract/orders/price';
import {
  type OrderProcedureName,
  orderProcedures,
  procedureNameOf,
} from '../../../contract/orders/procedure';
import { namesOf } from '../../../contract/orders/productRules';
import type { ProcedureInProgress, ProcedureStateOf } from '../../../contract/procedures/procedureInProgress';
import type { Tx } from '../../db/database';
import { waitingAmong } from '../../db/pendingSignatures';
import { readRun } from '../../db/procedureRuns';
import { endedSince, type ProcedureSource, type SourceContext } from '../../procedures/procedureSource';
import { contractOf, orderAnswer } from './orderAnswer';
import { type OrderRow, readOrder } from './orderStore';

const states = {
  IN_ATTESA_MEPA: 'onMepa',
  IN_ATTESA_ARGO: 'accepting',
  ACCETTATO: 'signing',
  DA_FIRMARE: 'signing',
  FIRMATO: 'signed',
} as const;

/** Lists the renewals and restorations of the caller's school: begun, ordered, and recently signed. */
export const ordersInProgress: ProcedureSource = {
  can: ['order', 'read'],
  async read(asked) {
    const variants = orderKinds.flatMap((kind) => [false, true].map((services) => ({ kind, services })));
    const found = [];
    for (const variant of variants) found.push(...(await ofVariant(asked, variant)));
    return found;
  },
};

async function ofVariant(asked: SourceContext, variant: Variant): Promise<readonly ProcedureInProgress[]> {
  const { tx, caller } = asked;
  const kind = procedureNameOf(variant);
  const row = await readOrder(tx, caller.customerCode, variant);
  const ordered = row ? await ofOrder(asked, kind, row) : [];
  const run = await readRun(tx, { customerCode: caller.customerCode, procedure: orderProcedures[kind].name });
  const begun = run?.startedAt && run.step !== 'stato';
  const started = run?.startedAt?.toISOString() ?? '';
  return [
    ...ordered,
    ...(begun ? [{ kind, id: 'nuovo', state: 'choosing' as const, startedAt: started }] : []),
  ];
}

async function ofOrder(
  { tx, now }: SourceContext,
  kind: OrderProcedureName,
  row: OrderRow,
): Promise<readonly ProcedureInProgress[]> {
  const { status, history, selected, errorMepa } = await orderAnswer(tx, row);
  const endedAt = status === 'FIRMATO' ? history.at(-1)?.timestamp : undefined;
  if (endedAt && new Date(endedAt) < endedSince(now)) return [];
  const state: ProcedureStateOf<'contractRenewal'> = errorMepa ? 'mismatch' : states[status];
  const checking = state === 'signing' && (await isChecked(tx, row));
  return [
    {
      kind,
      id: String(row.number),
      state: checking ? 'checking' : state,
      subject: namesOf(selected),
      startedAt: row.created_at.toISOString(),
      ...(endedAt && { endedAt }),
    },
  ];
}

/** Reports whether the order's contract was signed and is waiting for its certificate to be checked. */
async function isChecked(tx: Tx, row: OrderRow): Promise<boolean> {
  const contract = await contractOf(tx, row);
  return (await waitingAmong(tx, row.customer_code, [contract])).size > 0;
}
