import * as ordersMessages from '../messages/it/orders';
import { message } from '../messages/message';
import { fields, type RecordOf, ruled } from '../schema/fields';
import { wholeNumber } from '../values/wholeNumber';
import { paymentFields } from './payment';
import { bands } from './products';

/** States of an order that the console shows; the provider has further states. */
export const orderStates = [
  'IN_ATTESA_MEPA',
  'IN_ATTESA_ARGO',
  'ACCETTATO',
  'DA_FIRMARE',
  'FIRMATO',
] as const;
export type OrderState = (typeof orderStates)[number];

const cents = { ...wholeNumber, about: 'cents' } as const;
const amount = { ...cents, required: true } as const;
const ids = {
  kind: 'list',
  required: true,
  max: 50,
  of: { kind: 'text', required: true, max: 20 },
} as const;
const OBLIGATORY = { required: ordersMessages.required } as const;
const LENGTH = message(ordersMessages.length, { count: 10 });

export const CIG_LENGTH = 10;

/** Tender code: a capital letter and nine hexadecimal digits, or seven digits and three hexadecimal digits. */
const CIG = /^([A-Z][0-9A-F]{9}|[0-9]{7}[0-9A-F]{3})$/;

/**
 * Way of ordering: through MEPA, or with the data of the school's own tender. A private customer sends neither
 * (decision 0070).
 */
export const tenderFields = fields({
  sendToMepa: { kind: 'flag' },
  cig: {
    kind: 'text',
    min: CIG_LENGTH,
    max: CIG_LENGTH,
    pattern: CIG,
    // The two spaces are from the specification.
    say: {
      ...OBLIGATORY,
      min: LENGTH,
      max: LENGTH,
      pattern: ordersMessages.fieldTakesCig,
    },
  },
  numeroOrdine: { kind: 'text', max: 50, say: OBLIGATORY },
  dataOrdine: { kind: 'day', say: OBLIGATORY },
});

export type Tender = RecordOf<typeof tenderFields>;

const ownTender = { sendToMepa: { is: false } } as const;
export const tenderRules = ruled(tenderFields, {
  required: { cig: ownTender, numeroOrdine: ownTender, dataOrdine: ownTender },
  checks: [
    {
      on: 'dataOrdine',
      where: { dataOrdine: { before: { today: { days: 1 } } } },
      say: ordersMessages.dateOfOrder,
    },
  ],
});

/** Band of the school's number of pupils; private customers have none. */
export const bandFields = fields({ fascia: { kind: 'choice', of: bands } });
export const chosenFields = fields({ selected: ids });

/** Product that can be renewed or restored (specification, part 2 §3). */
export const renewableFields = fields({
  idProdotto: { kind: 'text', required: true, max: 20 },
  descrizione: { kind: 'text', required: true, max: 200 },
  piattaforma: { kind: 'text', required: true, max: 1 },
  dataInizioAssistenza: { kind: 'day', required: true },
  dataFineAssistenza: { kind: 'day', required: true },
  prezzoCanone: { ...amount, about: 'cents: the list price of the band' },
  importoCanone: { ...amount, about: 'cents: current fee' },
  importoCanoneProposto: { ...amount, about: 'cents: fee to be paid for the renewal or restoration' },
  dataInizioProposta: { kind: 'day', required: true },
  dataFineProposta: { kind: 'day', required: true },
  hasAWP: { kind: 'flag', required: true, about: 'whether the free accessory AWP belongs to the product' },
  statoApprovazione: {
    kind: 'text',
    max: 1,
    about: 'approval in the provider’s note; N: declined by the school',
  },
  cig: { kind: 'text' },
  numeroOrdine: { kind: 'text' },
  dataOrdine: { kind: 'day' },
  tipoPagamento: { kind: 'text' },
  dataConfermaCliente: { kind: 'instant', about: 'when the school confirmed the quote' },
  sendEmail: { kind: 'flag' },
  mantenuto: { kind: 'flag', about: 'whether it stays selected when all are deselected' },
  regole: {
    kind: 'list',
    about: 'the products that are selected or deselected with this one',
    of: {
      kind: 'record',
      required: true,
      of: {
        quando: { kind: 'choice', required: true, of: ['scelto', 'tolto'] },
        prodotti: { kind: 'list', required: true, of: { kind: 'text', required: true } },
        facoltativi: { kind: 'flag', about: 'whether this product can also be ordered without them' },
        motivo: { kind: 'text', required: true, about: 'reason, in Italian' },
      },
    },
  },
});

export type Renewable = RecordOf<typeof renewableFields>;

const priceFields = {
  importoTotale: amount,
  importoTotaleScontato: { ...amount, about: 'cents: amount owed before VAT' },
  scontoPercentuale: { ...amount, about: 'hundred-thousandths of a percent' },
  scontoCalcolato: amount,
  contatti: { ...wholeNumber, required: true, min: 0 },
} as const;

/** Order (infoRequest). The provider computes the amounts again and refuses the order if they differ. */
export const orderRequestFields = fields({
  cliente: { kind: 'text', required: true, max: 7, about: 'customer code' },
  selected: { ...ids, min: 1 },
  all: { ...ids, about: 'all products on offer' },
  ...priceFields,
  isServizi: { kind: 'flag', required: true },
  cig: tenderFields.cig,
  numeroOrdine: tenderFields.numeroOrdine,
  dataOrdine: tenderFields.dataOrdine,
  dataFineAssistenza: { kind: 'day' },
  tipoPagamento: { kind: 'text', max: 200 },
  fascia: bandFields.fascia,
  sendToMepa: {
    kind: 'flag',
    required: true,
    about: 'always false for a private customer, whatever is sent',
  },
});

export type OrderRequest = RecordOf<typeof orderRequestFields>;

/** Order of the school with its progress (status record). */
export const orderFields = fields({
  status: { kind: 'choice', required: true, of: orderStates },
  numero: { kind: 'number', required: true, integer: true, about: 'sequence number within the school' },
  isServizi: { kind: 'flag', required: true },
  sendToMepa: { kind: 'flag', required: true },
  privato: { kind: 'flag', required: true },
  errorMepa: { kind: 'text', about: 'how the order received from MEPA differs from this one' },
  ordineMepa: { kind: 'list', required: true, of: { kind: 'text', required: true }, about: 'article codes' },
  cig: { kind: 'text' },
  numeroOrdine: { kind: 'text' },
  dataOrdine: { kind: 'day' },
  preview: { kind: 'text', about: 'file name of the contract, if it exists' },
  history: {
    kind: 'list',
    required: true,
    of: {
      kind: 'record',
      required: true,
      of: { codStato: { kind: 'text', required: true }, timestamp: { kind: 'instant', required: true } },
    },
  },
  selected: { kind: 'list', required: true, of: { kind: 'record', required: true, of: renewableFields } },
  ...priceFields,
  iva: amount,
  dovuto: { ...amount, about: 'cents: amount owed including VAT' },
  fascia: bandFields.fascia,
  persona: { kind: 'text', required: true, privacy: 'personal', about: 'who ordered' },
  provvisorio: {
    kind: 'flag',
    about: 'the products are active provisionally because the bank transfer has not arrived yet',
  },
  pagamento: {
    kind: 'record',
    of: paymentFields,
    about: 'how to pay; absent if nothing is to be paid by transfer',
  },
});

export type Order = RecordOf<typeof orderFields>;

/** Customer record (anagrafeCliente); read-only. */
export const customerFields = fields({
  intestazione: { kind: 'text', required: true },
  nome: { kind: 'text', required: true },
  indirizzo: { kind: 'text' },
  cap: { kind: 'text' },
  citta: { kind: 'text' },
  codiceFiscale: { kind: 'text' },
  pIva: { kind: 'text' },
  codiceMinisteriale: { kind: 'text', required: true },
  email: { kind: 'text' },
  pec: { kind: 'text' },
  codiceFatturazione: { kind: 'text' },
  fasciaAlunni: bandFields.fascia,
  limitiFasce: {
    kind: 'list',
    required: true,
    of: { kind: 'number', required: true, integer: true },
    about: 'the maximum number of pupils of each band except the last',
  },
  nominaTrattamento: {
    kind: 'text',
    max: 1,
    about: 'S: the letter that appoints the data processor was sent; absent if unknown',
  },
  fornitore: {
    kind: 'record',
    required: true,
    about: 'the provider and its contact data',
    of: {
      nome: { kind: 'text', required: true },
      contatto: { kind: 'text', required: true },
      privacy: { kind: 'text', required: true, about: 'address to which the letter is sent' },
      conto: { kind: 'text', about: 'account to which private customers pay' },
    },
  },
});

export type Customer = RecordOf<typeof customerFields>;

/** Transitions of an order by the provider's staff. */
export const orderMoves = ['mepa-arrived', 'mepa-mismatch', 'accept', 'paid'] as const;
export type OrderMove = (typeof orderMoves)[number];
