import type { Selectable } from 'kysely';
import { licenceProductList } from '../../../contract/endpoints/licenceProducts';
import { LISTED_TWICE, type LicenceProduct } from '../../../contract/entities/licenceProduct';
import type { Tables } from '../../db/tables';
import { implement } from '../../http/call';

const productOf = (row: Selectable<Tables['licence_product']>): LicenceProduct => ({
  idProdotto: row.id_prodotto,
  tipo: row.tipo,
  descrizione: row.descrizione,
  statoContratto: row.stato_contratto,
  tipoMovimentoVendita: row.tipo_movimento_vendita,
  numeroInstallazione: row.numero_installazione,
  dataScadenzaAssistenza: row.data_scadenza_assistenza,
  linkDownload: row.link_download,
  linkCodici: row.link_codici,
  linkCodiciAgg: row.link_codici_agg,
  anomalia: row.anomalia,
});

export const list = implement(licenceProductList, async ({ tx, caller }, { params: { type } }) => {
  const rows = await tx
    .selectFrom('licence_product')
    .selectAll()
    .where('customer_code', '=', caller.customerCode)
    .where((build) => {
      const ofType = build('tipo', '=', type);
      if (type !== 'client-server') return ofType;
      return build.or([
        ofType,
        build.and([build('tipo', '=', 'web'), build('id_prodotto', '=', LISTED_TWICE)]),
      ]);
    })
    .orderBy('descrizione')
    .orderBy('id_prodotto')
    .execute();
  return rows.map(productOf);
});
