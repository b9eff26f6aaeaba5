import { may } from '../../../contract/permissions/permissions';
import { procedureList } from '../../../contract/procedures/endpoints';
import { type Implementation, implement } from '../../http/call';
import type { ProcedureSource } from '../../procedures/procedureSource';

/** Lists the procedures of these sources that the caller may see, newest first. */
export const procedures = (sources: readonly ProcedureSource[]): Implementation =>
  implement(procedureList, async ({ tx, caller, now }) => {
    const found = [];
    for (const source of sources)
      if (may(caller.roles, source.can)) found.push(...(await source.read({ tx, caller, now })));
    return found.sort((a, b) => b.startedAt.localeCompare(a.startedAt) || a.id.localeCompare(b.id));
  });
