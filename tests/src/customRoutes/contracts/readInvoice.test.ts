import { describe, expect, it } from 'vitest';
import { readInvoice } from '../../../../src/customRoutes/contracts/readInvoice';

describe('P26 an electronic invoice', () => {
  const invoice = (body: string) =>
    `<?xml version="1.0"?><p:FatturaElettronica xmlns:p="urn:fattura">${body}</p:FatturaElettronica>`;

  it('is read with a person or a company for supplier, and as many documents as it has', () => {
    const read = readInvoice(
      invoice(
        `<FatturaElettronicaHeader><CedentePrestatore><DatiAnagrafici><IdFiscaleIVA><IdPaese>IT</IdPaese><IdCodice>01</IdCodice></IdFiscaleIVA><Anagrafica><Nome>Mario</Nome><Cognome>Rossi</Cognome></Anagrafica></DatiAnagrafici></CedentePrestatore></FatturaElettronicaHeader>${'<FatturaElettronicaBody><DatiGenerali><DatiGeneraliDocumento><Numero>1</Numero></DatiGeneraliDocumento></DatiGenerali></FatturaElettronicaBody>'.repeat(2)}`,
      ),
    );
    expect(read?.supplier).toMatchObject({ name: 'Mario Rossi', vat: 'IT01' });
    expect(read?.documents.map(({ number }) => number)).toEqual(['1', '1']);
  });

  it('is nothing else, and never has a document type', () => {
    expect(readInvoice('<a/>')).toBeUndefined();
    expect(readInvoice('<a')).toBeUndefined();
    expect(readInvoice(`<!DOCTYPE a [<!ENTITY x "y">]>${invoice('')}`)).toBeUndefined();
  });
});
