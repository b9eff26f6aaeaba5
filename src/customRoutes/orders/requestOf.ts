import type { Order, OrderRequest, Renewable, Tender } from '../../../contract/orders/order';
import type { Variant } from '../../../contract/orders/orderWizard';
import { feesOf, type Price, priceOf } from '../../../contract/orders/price';
import type { Band } from '../../../contract/orders/products';

/** The products selected in a wizard, and the customer who orders them. */
export interface Chosen {
  readonly variant: Variant;
  readonly customerCode: string;
  readonly isPrivate: boolean;
  readonly products: readonly Renewable[];
  readonly selected: readonly string[];
  readonly band: Band | undefined;
}

export const linesOf = ({
  products,
  selected,
}: Pick<Chosen, 'products' | 'selected'>): readonly Renewable[] =>
  products.filter(({ idProdotto }) => selected.includes(idProdotto));

/** Returns the price of the selected products. The provider computes it again. */
export function chosenPrice(chosen: Chosen): Price {
  return priceOf(feesOf(linesOf(chosen)), { kind: chosen.variant.kind, isPrivate: chosen.isPrivate });
}

/** Returns the request of an order as it was sent, so that its quote is printed unchanged. */
export function requestOfOrder(order: Order, customerCode: string): OrderRequest {
  const ids = order.selected.map(({ idProdotto }) => idProdotto);
  const { importoTotale, importoTotaleScontato, scontoPercentuale, scontoCalcolato, contatti } = order;
  const { isServizi, sendToMepa, fascia, cig, numeroOrdine, dataOrdine } = order;
  return {
    cliente: customerCode,
    selected: ids,
    all: ids,
    isServizi,
    sendToMepa,
    importoTotale,
    importoTotaleScontato,
    scontoPercentuale,
    scontoCalcolato,
    contatti,
    ...(fascia && { fascia }),
    ...(cig && { cig, numeroOrdine, dataOrdine }),
  };
}

/** Returns the request that prints a quote, confirms it and orders it. */
export function requestOf(chosen: Chosen, tender: Partial<Tender>, tipoPagamento: string): OrderRequest {
  const { variant, customerCode, isPrivate, products, selected, band } = chosen;
  const price = chosenPrice(chosen);
  const lines = linesOf(chosen);
  const own = !isPrivate && tender.sendToMepa === false;
  return {
    cliente: customerCode,
    selected,
    all: products.map(({ idProdotto }) => idProdotto),
    importoTotale: price.total,
    importoTotaleScontato: price.payable,
    scontoPercentuale: price.percent,
    scontoCalcolato: price.discount,
    contatti: price.contacts,
    isServizi: variant.services,
    sendToMepa: !isPrivate && !own,
    tipoPagamento,
    dataFineAssistenza:
      lines
        .map(({ dataFineProposta }) => dataFineProposta)
        .sort()
        .at(-1) ?? null,
    fascia: isPrivate ? null : (band ?? null),
    ...(own && { cig: tender.cig, numeroOrdine: tender.numeroOrdine, dataOrdine: tender.dataOrdine }),
  };
}
