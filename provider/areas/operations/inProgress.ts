import { sql } from 'kysely';
import type { Operation } from '../../../contract/operations/operation';
import { visibleOperations } from '../../operations/seenOperations';
import { endedSince, type ProcedureSource } from '../../procedures/procedureSource';

/** Number of completed operations listed: offices run many. */
const OVER_TOLD = 3;

/** Lists operations on many records and imports of files that are in progress, and the latest completed ones. */
export const operationsInProgress: ProcedureSource = {
  can: ['operation', 'list'],
  async read({ tx, caller, now }) {
    const query = () =>
      visibleOperations(tx, caller)
        .select([
          'id',
          'kind',
          'action',
          'state',
          'started_at',
          'ended_at',
          'total',
          'done',
          'skipped',
          'failed',
        ])
        .$narrowType<Pick<Operation, 'state'>>()
        .select(sql<string | null>`input->>'file'`.as('file'));
    const running = await query().where('state', '=', 'running').execute();
    const over = await query()
      .where('state', '!=', 'running')
      .where('ended_at', '>=', endedSince(now))
      .orderBy('ended_at', 'desc')
      .limit(OVER_TOLD)
      .execute();
    return [...running, ...over].map(
      ({ id, kind, action, state, started_at, ended_at, total, done, skipped, failed, file }) => ({
        ...(kind === 'run' && action === 'import'
          ? { kind: 'import' as const }
          : { kind: 'operation' as const, action, takesBack: kind === 'takeBack' }),
        id,
        state: state === 'ended' && failed > 0 ? ('incomplete' as const) : state,
        ...(file && { subject: file }),
        startedAt: started_at.toISOString(),
        ...(ended_at && { endedAt: ended_at.toISOString() }),
        done: done + skipped + failed,
        total,
      }),
    );
  },
};
