import type { Selectable } from 'kysely';
import type { ProcedureStateOf } from '../../../contract/entities/procedureInProgress';
import type { Tables } from '../../db/tables';
import { endedSince, type ProcedureSource } from '../../procedures/procedureSource';

type Row = Selectable<Tables['practice']>;

/** Transfers of data from other suppliers, until the provider's staff has completed them and for a while after it. */
export const practicesInProgress: ProcedureSource = {
  can: ['practice', 'list'],
  async read({ tx, caller, now }) {
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
    return rows.map((row) => ({
      kind: 'practice' as const,
      id: `${row.cod_min_altri}~${row.area}`,
      state: stateOf(row),
      subject: row.area ? `Area ${row.area} da ${row.cod_min_altri}` : row.cod_min_altri,
      startedAt: row.created_date.toISOString(),
      ...(row.status_operatore === 'COMPLETED' && { endedAt: row.updated_date.toISOString() }),
      ...(row.progress > 0 && row.progress < 100 && { done: row.progress, total: 100 }),
    }));
  },
};

function stateOf({ status, status_operatore, progress }: Row): ProcedureStateOf<'practice'> {
  if (status === 'CREATED') return 'begun';
  if (status_operatore === 'COMPLETED') return 'completed';
  if (status_operatore) return 'working';
  return progress < 100 ? 'uploading' : 'signed';
}
