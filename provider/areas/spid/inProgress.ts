import type { ProcedureStateOf } from '../../../contract/procedures/procedureInProgress';
import type { SpidRequestState } from '../../../contract/spid/spidRequest';
import { waitingAmong } from '../../db/pendingSignatures';
import { endedSince, type ProcedureSource } from '../../procedures/procedureSource';
import { readRequest } from './spidRequestStore';

const states: Readonly<Record<Exclude<SpidRequestState, 'APPROVATA'>, ProcedureStateOf<'spidRequest'>>> = {
  NON_GENERATA: 'toGenerate',
  DA_FIRMARE: 'toSign',
  PRESA_IN_CARICO: 'atAgency',
};

/** Lists the school's request to the agency, until it is approved and for a while afterwards. */
export const spidRequestInProgress: ProcedureSource = {
  can: ['spidRequest', 'read'],
  async read({ tx, caller, now }) {
    const row = await readRequest(tx, caller.customerCode);
    if (!row || row.private_school) return [];
    const startedAt = row.modified_date.toISOString();
    if (row.status === 'APPROVATA') {
      const over = { id: caller.customerCode, startedAt, endedAt: startedAt };
      return row.modified_date >= endedSince(now)
        ? [{ ...over, kind: 'spidGranted', state: 'approved' }]
        : [];
    }
    const toSign = row.status === 'DA_FIRMARE' ? [row.document_id] : [];
    const waiting = await waitingAmong(tx, caller.customerCode, toSign);
    const state = waiting.has(row.document_id) ? 'checking' : states[row.status];
    return [{ kind: 'spidRequest', id: caller.customerCode, state, startedAt }];
  },
};
