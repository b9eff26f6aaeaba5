import { addDays, dayInRome } from '../../../contract/values/dates';
import type { ProcedureSource } from '../../procedures/procedureSource';
import { findExportRequests } from './exportRequestStore';

/** Lists exports in preparation, failed ones, and those that can still be downloaded. */
export const exportsInProgress: ProcedureSource = {
  can: ['exportRequest', 'list'],
  async read({ tx, caller, now }) {
    const requests = await findExportRequests(tx, caller.customerCode, now, []);
    return requests.flatMap(({ prgRichiesta, stato, anomalia, dataRich, dataEvasione, scadenza }) =>
      stato === 'expired'
        ? []
        : [
            {
              kind: 'exportRequest' as const,
              id: prgRichiesta,
              state: stato === 'pending' && anomalia ? ('failed' as const) : stato,
              startedAt: dataRich,
              ...(dataEvasione && { deadline: addDays(dayInRome(dataEvasione), scadenza ?? 0) }),
            },
          ],
    );
  },
};
