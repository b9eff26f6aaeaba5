import type { Order, OrderMove, Renewable } from '../../contract/orders/order';
import type { Variant } from '../../contract/orders/orderWizard';
import type { Payment } from '../../contract/orders/payment';
import { feesOf, type Price } from '../../contract/orders/price';
import { showDay } from '../../contract/values/dates';
import { showEuro, showPercent } from '../../contract/values/showMoney';

const what = ({ kind, services }: Variant) =>
  `${kind === 'renewal' ? 'Rinnovo' : 'Ripristino'} dei ${services ? 'servizi' : 'contratti'}`;

/** Returns the page about orders of a variant: its name and its path. */
export function orderPage(variant: Variant): { readonly name: string; readonly path: string } {
  if (variant.kind === 'restoration') return { name: 'Ripristini', path: '/areacontratti/ripristini' };
  return variant.services
    ? { name: 'Rinnovo servizi', path: '/areacontratti/servizi' }
    : { name: 'Rinnovo contratti', path: '/areacontratti/rinnovo-contratti-new' };
}

/** Returns the prefix of the receipt numbers of a variant. */
export const orderReceiptPrefix = ({ kind }: Variant): string => (kind === 'renewal' ? 'RIN' : 'RIP');

/** Returns the label and amount of the total. If it was rounded, the sum of the fees comes first. */
const totalFacts = (fees: number, { total }: Price): readonly (readonly [string, string])[] =>
  fees === total
    ? [['Totale', showEuro(total)]]
    : [
        ['Somma dei canoni', showEuro(fees)],
        ['Totale, arrotondato ai 10 euro', showEuro(total)],
      ];

/** The texts of quotes, of orders and of the messages about them. */
export const orderWords = {
  what,
  procedure: (variant: Variant, number: number) => `${what(variant)}: ordine n. ${number}`,
  payment:
    'Unica fattura nell’anno della data di fine, da pagare in un’unica soluzione a 30 giorni dalla data della fattura.',
  quote: (variant: Variant) => `Preventivo: ${what(variant)}`,
  ordered: 'Riepilogo dell’ordine',
  number: (number: number) => `Ordine n. ${number}.`,
  lead: (school: string, day: string) => `Preventivo per ${school}, calcolato il ${day}. Importi in euro.`,
  head: ['Prodotto', 'Dal', 'Al', 'Canone'],
  period: ({ dataInizioProposta, dataFineProposta }: Renewable) =>
    [showDay(dataInizioProposta), showDay(dataFineProposta)] as const,
  accessory: ' (*)',
  accessoryNote: '(*) Accessorio gratuito di un altro prodotto.',
  factsHead: ['Dato', 'Importo'],
  totals: (lines: readonly Renewable[], price: Price): readonly (readonly [string, string])[] => [
    ...totalFacts(feesOf(lines), price),
    ...(price.percent > 0
      ? ([
          ['Sconto percentuale', showPercent(price.percent)],
          ['Sconto', showEuro(price.discount)],
          ['Totale scontato, arrotondato', showEuro(price.payable)],
        ] as const)
      : []),
    ['IVA 22%', showEuro(price.vat)],
    ['Totale da pagare', showEuro(price.due)],
  ],
  amounts: (lines: readonly Renewable[], price: Price) => [
    ...lines.map((line) => ({
      voce: `Canone: ${line.descrizione}`,
      importo: showEuro(line.importoCanoneProposto),
    })),
    ...orderWords.totals(lines, price).map(([voce, importo]) => ({ voce, importo })),
  ],
  /** The reference of the transfer that pays an order. */
  reference: (customerCode: string, number: number) => `Ordine n. ${number} di ${customerCode}`,
  byTransfer: ({ beneficiario, conto, importo, causale }: Payment) => [
    { voce: 'Pagamento con bonifico a', importo: conto },
    { voce: 'Beneficiario del bonifico', importo: beneficiario },
    { voce: 'Importo del bonifico', importo: showEuro(importo) },
    { voce: 'Causale del bonifico', importo: causale },
  ],
  contacts: (services: boolean, contacts: number) =>
    services ? `Interventi compresi: ${contacts}.` : `Contatti di assistenza compresi: ${contacts}.`,
  provisional: 'I servizi sono attivati in via provvisoria, fino al ricevimento della ricevuta del bonifico.',
  transfer: (account: string) => `Pagamento con bonifico: ${account}.`,
  receipt: {
    mepa: 'Inserire l’ordine sul MEPA con i codici articolo del riepilogo; poi il fornitore lo accetta e predispone il contratto.',
    provider: 'Il fornitore accetta l’ordine e predispone il contratto da firmare.',
    own: 'Inviare l’ordine per e-mail al fornitore, che predispone il contratto; quello definitivo segue dopo la fattura e la ricevuta del bonifico.',
    signed:
      'Il fornitore controlla il contratto firmato e vi appone la propria controfirma; il file controfirmato si scarica dall’area amministrativa.',
  },
} as const;

const moves: Readonly<Record<OrderMove, (order: Pick<Order, 'errorMepa'>) => string>> = {
  'mepa-arrived': () =>
    'L’ordine inserito sul MEPA è arrivato. Il fornitore lo accetta e predispone il contratto.',
  'mepa-mismatch': ({ errorMepa }) =>
    `Abbiamo ricevuto un ordine MEPA ma i dati non sono conformi. Controllare che il codice articolo inserito sia quello corretto. ${errorMepa ?? ''}`.trim(),
  accept: () =>
    'L’ordine è stato accettato. Il contratto è pronto: lo firma il dirigente scolastico, dalla pagina dell’ordine o dall’area amministrativa.',
  paid: () => 'La ricevuta del bonifico è arrivata: l’attivazione è definitiva.',
};

/** The mail that tells a school about the progress of its order. */
export const orderMail = (
  move: OrderMove,
  order: Pick<Order, 'errorMepa' | 'numero'> & {
    readonly lines: readonly Renewable[];
    readonly price: Price;
  },
  variant: Variant,
  publicUrl: string,
) => {
  const page = orderPage(variant);
  return {
    subject: orderWords.procedure(variant, order.numero),
    body: [
      moves[move](order),
      orderWords
        .amounts(order.lines, order.price)
        .map(({ voce, importo }) => `${voce}: ${importo}`)
        .join('\n'),
      `Lo stato dell’ordine è nella pagina ${page.name}:\n${publicUrl}${page.path}`,
      'Questo messaggio è stato inviato automaticamente: si prega di non rispondere a questo indirizzo.',
    ].join('\n\n'),
  };
};

/**
 * The mail about an order that the school cancelled. @param by the person who cancelled it; absent in the mail to that
 * person
 */
export const orderCancelledMail = (
  order: { readonly number: number; readonly lines: readonly Renewable[]; readonly price: Price },
  variant: Variant,
  publicUrl: string,
  by?: string,
) => {
  const page = orderPage(variant);
  const what = orderWords.procedure(variant, order.number);
  return {
    subject: `${what}, annullato`,
    body: [
      `L’ordine seguente è stato annullato${by ? ` da ${by}` : ' con la propria utenza'}. Non è dovuto alcun importo e la procedura ricomincia.`,
      what,
      orderWords
        .amounts(order.lines, order.price)
        .map(({ voce, importo }) => `${voce}: ${importo}`)
        .join('\n'),
      'Se l’ordine è già stato inserito sul MEPA, contattare il fornitore per e-mail o per telefono.',
      `La procedura è nella pagina ${page.name}:\n${publicUrl}${page.path}`,
      'Questo messaggio è stato inviato automaticamente: si prega di non rispondere a questo indirizzo.',
    ].join('\n\n'),
  };
};

/** The error about articles that do not fit an order that came from MEPA. */
export const mepaMismatch = (expected: readonly string[], articles: readonly string[]): string =>
  `Codici articolo attesi: ${expected.join(', ')}; ricevuti: ${articles.join(', ') || 'nessuno'}.`;

/** The error about a product that is not on the price list of the year in which its next period begins. */
export const notOnTheList = (product: string): string =>
  `${product} non è nel listino dell’anno che segue la scadenza: aggiungerlo al listino, oppure correggere il codice.`;

/** The error about a fee proposed for a product that costs nothing. */
export const accessoryFee = (product: string): string =>
  `${product} è un accessorio gratuito di un altro prodotto: non indicare il canone, oppure indicare 0.`;

/** The warning about a proposed fee that is far from the list price: all amounts are cents. */
export const oddFee = (product: string, fee: number, least: number, most: number): string =>
  `Il canone proposto di ${product} è di ${showEuro(fee)}, mentre il listino va da ${showEuro(least)} a ${showEuro(most)}. Il canone si indica in centesimi, IVA esclusa: per ${showEuro(least)} scrivere ${least}.`;
