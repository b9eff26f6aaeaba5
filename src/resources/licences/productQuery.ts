import { type ContractState, contractStates } from '../../../contract/licences/licenceProduct';

/** What an address tells of a product, to be shown and nothing else (decision Q-094). */
export interface ShownProduct {
  readonly descrizione: string;
  readonly dataScadenzaAssistenza: string;
  readonly statoContratto: ContractState | undefined;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** An object that somebody wrote into an address; empty where it is none. */
export function readObject(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(text ?? '');
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? { ...read } : {};
  } catch {
    return {};
  }
}

/** The product in the query of an address; undefined where there is none. */
export function readProduct(text: string | null): ShownProduct | undefined {
  const { descrizione, dataScadenzaAssistenza, statoContratto } = readObject(text);
  if (typeof descrizione !== 'string' || descrizione === '') return undefined;
  const day = typeof dataScadenzaAssistenza === 'string' && DAY.test(dataScadenzaAssistenza);
  return {
    descrizione: descrizione.slice(0, 200),
    dataScadenzaAssistenza: day ? dataScadenzaAssistenza : '',
    statoContratto: contractStates.find((state) => state === statoContratto),
  };
}

/** The same for an address. */
export const writeProduct = (
  product: Readonly<Record<'descrizione' | 'statoContratto', unknown>> & {
    readonly dataScadenzaAssistenza?: unknown;
  },
): string =>
  JSON.stringify({
    descrizione: product.descrizione,
    dataScadenzaAssistenza: product.dataScadenzaAssistenza ?? null,
    statoContratto: product.statoContratto,
  });
