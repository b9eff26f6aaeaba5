import { keyOf } from '../../../contract/transfer/transfer';
import type { Begun, Doing } from '../../procedures/handlers';
import { readPractices } from './practiceStore';

type Steps = 'applicativi' | 'allegati' | 'documento';

/**
 * Returns the first step of a stored practice whose procedure has no stored run: the choices if the practice has no
 * area, the files if there are none, otherwise the document; undefined for a signed practice.
 */
export async function beginOf({
  tx,
  caller,
  subject,
}: Pick<Doing, 'tx' | 'caller' | 'subject'>): Promise<Begun<Steps> | undefined> {
  const key = keyOf(subject ?? '');
  const [row] = key ? await readPractices(tx, caller.customerCode, key) : [];
  if (row?.status !== 'CREATED') return undefined;
  const { area, cod_min_altri, applicativi, pec, anno_finanziario, note } = row;
  const step = !area ? 'applicativi' : row.prefix_key_file_original ? 'documento' : 'allegati';
  return {
    step,
    answers: {
      ...(row.nome_ds && {
        ds: { nomeDs: row.nome_ds, cognomeDs: row.cognome_ds, codiceFiscaleDs: row.tax_code_ds },
      }),
      applicativi: {
        ...(area && { area }),
        applicativi,
        codMinAltri: cod_min_altri,
        ...(pec && { pec }),
        ...(anno_finanziario && { annoFinanziario: anno_finanziario }),
      },
      ...(note && { allegati: { note } }),
    },
  };
}
