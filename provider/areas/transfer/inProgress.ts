import type { ProcedureInProgress, ProcedureStateOf } from '../../../contract/procedures/procedureInProgress';
import { transfer } from '../../../contract/transfer/procedure';
import { areaNames, NEW_PRACTICE, subjectOf } from '../../../contract/transfer/transfer';
import { waitingAmong } from '../../db/pendingSignatures';
import { readRun } from '../../db/procedureRuns';
import { endedSince, type ProcedureSource, type SourceContext } from '../../procedures/procedureSource';
import { keyIn, type PracticeRow } from './practiceStore';

/**
 * Lists transfers of data from other suppliers, until the provider's staff has completed them and for a while
 * afterwards.
 */
export const practicesInProgress: ProcedureSource = {
  can: ['practice', 'list'],
  read: async (asked) => [...(await drafts(asked)), ...(await saved(asked))],
};

/** Lists the practice that was begun and whose choices are not saved yet. */
async function drafts({ tx, caller }: SourceContext): Promise<readonly ProcedureInProgress[]> {
  const which = { customerCode: caller.customerCode, procedure: transfer.name, subject: NEW_PRACTICE };
  const run = await readRun(tx, which);
  return run?.startedAt
    ? [{ kind: 'practice', id: NEW_PRACTICE, state: 'begun', startedAt: run.startedAt.toISOString() }]
    : [];
}

async function saved({ tx, caller, now }: SourceContext): Promise<readonly ProcedureInProgress[]> {
  const rows = await tx
    .selectFrom('practice')
    .selectAll()
    .where('customer_code', '=', caller.customerCode)
    .where((build) =>
      build.or([
        build('status_operatore', 'is', null),
        build('status_operatore', '!=', 'COMPLETED'),
        build('updated_date', '>=', endedSince(now)),
      ]),
    )
    .execute();
  const toSign = rows.filter((row) => stateOf(row) === 'toSign').map(({ document_id }) => document_id);
  const waiting = await waitingAmong(tx, caller.customerCode, toSign);
  return rows.map((row) => ({
    kind: 'practice' as const,
    id: subjectOf(keyIn(row)),
    state: waiting.has(row.document_id) ? ('checking' as const) : stateOf(row),
    subject: row.area ? `${areaNames[row.area]} da ${row.cod_min_altri}` : row.cod_min_altri,
    startedAt: row.created_date.toISOString(),
    ...(row.status_operatore === 'COMPLETED' && { endedAt: row.updated_date.toISOString() }),
    ...(row.progress > 0 && row.progress < 100 && { done: row.progress, total: 100 }),
  }));
}

function stateOf({ status, status_operatore, ...row }: PracticeRow): ProcedureStateOf<'practice'> {
  if (status === 'CREATED') return !row.area ? 'begun' : row.prefix_key_file_original ? 'toSign' : 'files';
  if (status_operatore === 'COMPLETED') return 'completed';
  return status_operatore ? 'working' : 'signed';
}
