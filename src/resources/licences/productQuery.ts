import { type ContractState, contractStates } from '../../../contract/licences/licenceProduct';

/** Product data in an address, for display only (decision Q-094). */
export interface ShownProduct {
  readonly descrizione: string;
  readonly dataScadenzaAssistenza: string;
  readonly statoContratto: ContractState | undefined;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Parses a JSON object from an address, which is untrusted input; empty if it is not an object. */
export function readObject(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(text ?? '');
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? { ...read } : {};
  } catch {
    return {};
  }
}

/** Returns the product in the query of an address; undefined if there is none. */
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

/** Serialises a product for an address. */
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
