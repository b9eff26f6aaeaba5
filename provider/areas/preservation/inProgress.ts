import type { PreservationStatus } from '../../../contract/preservation/preservation';
import { documentsIn, stageOf } from '../../../contract/preservation/procedure';
import type { ProcedureInProgress } from '../../../contract/procedures/procedureInProgress';
import { endedSince, type ProcedureSource } from '../../procedures/procedureSource';
import { readActivation } from './preservationStore';
import { dueDay } from './receiptOf';
import { statusOf } from './statusOf';

/** Lists the activation of preservation, until the service works and for a while afterwards. */
export const preservationInProgress: ProcedureSource = {
  can: ['preservation', 'read'],
  async read({ tx, caller, now }) {
    const activation = await readActivation(tx, caller.customerCode);
    if (!activation) return [];
    const { completed_at, configured_at, opened_at } = activation;
    const about = { id: 'conservazione', startedAt: opened_at.toISOString() };
    if (configured_at) {
      const over = { ...about, kind: 'preservationSetUp' as const, state: 'working' as const };
      return configured_at >= endedSince(now) ? [{ ...over, endedAt: configured_at.toISOString() }] : [];
    }
    if (completed_at)
      return [{ ...about, kind: 'preservationSetUp', state: 'configuring', deadline: dueDay(completed_at) }];
    return [{ ...about, ...progressOf(await statusOf(tx, activation)) }];
  },
};

/** Returns the state of the activation, and how many signatures are done. */
function progressOf(
  status: PreservationStatus,
): Pick<ProcedureInProgress, 'kind' | 'state' | 'done' | 'total'> {
  const kind = 'preservation';
  const state = stageOf(status);
  if (state !== 'signing') return { kind, state };
  const documents = documentsIn(status);
  const done = documents.filter((document) => document.state === 'signed').length;
  return { kind, state, done, total: documents.length };
}
