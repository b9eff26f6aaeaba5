import type { Selectable } from 'kysely';
import { practiceList } from '../../../contract/endpoints/practices';
import type { Practice } from '../../../contract/entities/practice';
import type { Tables } from '../../db/tables';
import { implement } from '../../http/call';

const practiceOf = (row: Selectable<Tables['practice']>): Practice => ({
  customerCodeArgo: row.customer_code,
  codMinAltri: row.cod_min_altri,
  status: row.status,
  statusOperatore: row.status_operatore,
  createdDate: row.created_date.toISOString(),
  updatedDate: row.updated_date.toISOString(),
  area: row.area || null,
  applicativi: row.applicativi,
  ds: row.nome_ds && row.cognome_ds ? { nomeDs: row.nome_ds, cognomeDs: row.cognome_ds } : null,
  pec: row.pec,
  annoFinanziario: row.anno_finanziario,
  anno: row.anno,
  prefixKeyFileOriginal: row.prefix_key_file_original,
  prefixKeyFileSigned: row.prefix_key_file_signed,
  progress: row.progress,
});

export const list = implement(practiceList, async ({ tx, caller }) => {
  const rows = await tx
    .selectFrom('practice')
    .selectAll()
    .where('customer_code', '=', caller.customerCode)
    .orderBy('updated_date', 'desc')
    .orderBy('cod_min_altri')
    .orderBy('area')
    .execute();
  return rows.map(practiceOf);
});
