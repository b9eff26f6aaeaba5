import { sql } from 'kysely';
import { visibleOperations } from '../../operations/operationView';
import type { ProcedureSource } from '../../procedures/procedureSource';

/** Operations on many records and imports of files that are at work. */
export const operationsInProgress: ProcedureSource = {
  can: ['operation', 'list'],
  async read({ tx, caller }) {
    const rows = await visibleOperations(tx, caller)
      .select(['id', 'kind', 'action', 'started_at', 'total', 'done', 'skipped', 'failed'])
      .select(sql<string | null>`input->>'file'`.as('file'))
      .where('state', '=', 'running')
      .execute();
    return rows.map(({ id, kind, action, started_at, total, done, skipped, failed, file }) => ({
      kind: kind === 'run' && action === 'import' ? ('import' as const) : ('operation' as const),
      id,
      state: 'running' as const,
      ...(file && { subject: file }),
      startedAt: started_at.toISOString(),
      done: done + skipped + failed,
      total,
    }));
  },
};
