/** The facts of an electronic invoice (FatturaPA 1.2) that are displayed, as written in it. */
export interface Invoice {
  readonly supplier: Party;
  readonly customer: Party;
  readonly documents: readonly InvoiceDocument[];
}

export interface Party {
  readonly name: string;
  readonly vat: string;
  readonly taxCode: string;
  readonly address: string;
}

export interface InvoiceDocument {
  readonly kind: string;
  readonly number: string;
  readonly date: string;
  readonly currency: string;
  readonly total: string;
  readonly lines: readonly InvoiceLine[];
  readonly vat: readonly InvoiceVat[];
}

export interface InvoiceLine {
  readonly number: string;
  readonly description: string;
  readonly quantity: string;
  readonly price: string;
  readonly total: string;
  readonly rate: string;
}

export interface InvoiceVat {
  readonly rate: string;
  readonly taxable: string;
  readonly tax: string;
}

/** Maximum number of lines displayed; the file itself has all of them. */
export const MOST_LINES = 500;

/** Parses an invoice; returns undefined for any other XML. Nothing in it is run or fetched. */
export function readInvoice(text: string): Invoice | undefined {
  if (/<!DOCTYPE/i.test(text)) return undefined;
  const root = new DOMParser().parseFromString(text, 'application/xml').documentElement;
  if (root.localName !== 'FatturaElettronica') return undefined;
  const header = childOf(root, 'FatturaElettronicaHeader');
  return {
    supplier: partyIn(childOf(header, 'CedentePrestatore')),
    customer: partyIn(childOf(header, 'CessionarioCommittente')),
    documents: childrenOf(root, 'FatturaElettronicaBody').map(documentIn),
  };
}

function childrenOf(parent: Element | undefined, name: string): readonly Element[] {
  return [...(parent?.children ?? [])].filter(({ localName }) => localName === name);
}

const childOf = (parent: Element | undefined, ...names: readonly string[]): Element | undefined =>
  names.reduce<Element | undefined>((at, name) => childrenOf(at, name)[0], parent);

const textAt = (parent: Element | undefined, ...names: readonly string[]): string =>
  childOf(parent, ...names)?.textContent?.trim() ?? '';

function partyIn(party: Element | undefined): Party {
  const about = childOf(party, 'DatiAnagrafici');
  const names = childOf(about, 'Anagrafica');
  const seat = childOf(party, 'Sede');
  const country = textAt(about, 'IdFiscaleIVA', 'IdPaese');
  const streets = [textAt(seat, 'Indirizzo'), textAt(seat, 'NumeroCivico')].filter(Boolean).join(' ');
  const town = [textAt(seat, 'CAP'), textAt(seat, 'Comune'), textAt(seat, 'Provincia')]
    .filter(Boolean)
    .join(' ');
  return {
    name:
      textAt(names, 'Denominazione') ||
      [textAt(names, 'Nome'), textAt(names, 'Cognome')].filter(Boolean).join(' '),
    vat: `${country}${textAt(about, 'IdFiscaleIVA', 'IdCodice')}`,
    taxCode: textAt(about, 'CodiceFiscale'),
    address: [streets, town].filter(Boolean).join(', '),
  };
}

function documentIn(body: Element): InvoiceDocument {
  const general = childOf(body, 'DatiGenerali', 'DatiGeneraliDocumento');
  const goods = childOf(body, 'DatiBeniServizi');
  return {
    kind: textAt(general, 'TipoDocumento'),
    number: textAt(general, 'Numero'),
    date: textAt(general, 'Data'),
    currency: textAt(general, 'Divisa'),
    total: textAt(general, 'ImportoTotaleDocumento'),
    lines: childrenOf(goods, 'DettaglioLinee')
      .slice(0, MOST_LINES)
      .map((line) => ({
        number: textAt(line, 'NumeroLinea'),
        description: textAt(line, 'Descrizione'),
        quantity: textAt(line, 'Quantita'),
        price: textAt(line, 'PrezzoUnitario'),
        total: textAt(line, 'PrezzoTotale'),
        rate: textAt(line, 'AliquotaIVA'),
      })),
    vat: childrenOf(goods, 'DatiRiepilogo').map((summary) => ({
      rate: textAt(summary, 'AliquotaIVA'),
      taxable: textAt(summary, 'ImponibileImporto'),
      tax: textAt(summary, 'Imposta'),
    })),
  };
}
