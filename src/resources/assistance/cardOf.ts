import { contactTypes, type InterventionSearch } from '../../../contract/assistance/assistance';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const text = (value: unknown, most: number): string | undefined =>
  typeof value === 'string' && value !== '' && value.length <= most ? value : undefined;

/** Returns the card for a search of interventions, validated; undefined without a product. */
export function cardOf(read: Readonly<Record<string, unknown>>): InterventionSearch | undefined {
  const idProdotto = text(read.idProdotto, 20);
  if (!idProdotto) return undefined;
  const tipo = contactTypes.find((type) => type === read.tipo);
  const numeroInstallazione = text(read.numeroInstallazione, 20);
  const tipoIntervento = text(read.tipoIntervento, 40);
  const since = text(read.dataInizioAssistenza, 10);
  return {
    idProdotto,
    ...(tipo && { tipo }),
    ...(numeroInstallazione && { numeroInstallazione }),
    ...(tipoIntervento && { tipoIntervento }),
    ...(since && DAY.test(since) && { dataInizioAssistenza: since }),
  };
}
