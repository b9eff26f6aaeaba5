import { describe, expect, it } from 'vitest';
import { epcText, ibanIn } from '../../../contract/orders/payment';

describe('a transfer', () => {
  it('goes to the valid IBAN in the text of the provider, however it is written', () => {
    const iban = 'IT60X0542811101000000123456';
    for (const text of [iban, `IBAN ${iban}`, 'Banca X, IBAN: IT60 X054 2811 1010 0000 0123 456'])
      expect(ibanIn(text), text).toBe(iban);
    for (const text of ['', 'Conto corrente postale 12345', 'IBAN IT61X0542811101000000123456'])
      expect(ibanIn(text), text).toBeUndefined();
  });

  it('is written for an EPC QR code, with at most 70 and 140 characters of text', () => {
    const payment = { beneficiario: 'Fornitore', iban: 'IT60X', importo: 97_600, causale: 'Ordine n. 1' };
    expect(epcText(payment)).toBe('BCD\n002\n1\nSCT\n\nFornitore\nIT60X\nEUR976.00\n\n\nOrdine n. 1');
    const long = epcText({ ...payment, beneficiario: 'a'.repeat(80), causale: 'b'.repeat(200) }).split('\n');
    expect([long[5]?.length, long[10]?.length]).toEqual([70, 140]);
  });
});
