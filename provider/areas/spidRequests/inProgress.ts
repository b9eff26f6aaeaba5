import type { ProcedureStateOf } from '../../../contract/entities/procedureInProgress';
import type { SpidRequestState } from '../../../contract/entities/spidRequest';
import type { ProcedureSource } from '../../procedures/procedureSource';
import { readRequest } from './spidRequestStore';

const states: Readonly<Record<Exclude<SpidRequestState, 'APPROVATA'>, ProcedureStateOf<'spidRequest'>>> = {
  NON_GENERATA: 'toGenerate',
  DA_FIRMARE: 'toSign',
  PRESA_IN_CARICO: 'atAgency',
};

/** The request of the school to the agency, until it is approved. */
export const spidRequestInProgress: ProcedureSource = {
  can: ['spidRequest', 'read'],
  async read({ tx, caller }) {
    const row = await readRequest(tx, caller.customerCode);
    if (!row || row.private_school || row.status === 'APPROVATA') return [];
    const startedAt = row.modified_date.toISOString();
    return [{ kind: 'spidRequest', id: caller.customerCode, state: states[row.status], startedAt }];
  },
};
