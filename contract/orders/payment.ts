import { fields, type RecordOf } from '../schema/fields';
import { wholeNumber } from '../values/wholeNumber';

/** Instructions to a private customer for paying an order by bank transfer. */
export const paymentFields = fields({
  beneficiario: { kind: 'text', required: true },
  conto: { kind: 'text', required: true, about: 'account to pay into, as the provider writes it' },
  iban: { kind: 'text', about: 'IBAN in conto; absent if it contains none' },
  importo: { ...wholeNumber, required: true, about: 'cents' },
  causale: { kind: 'text', required: true, about: 'the reference by which the transfer is recognised' },
  qr: {
    kind: 'text',
    about: 'the transfer as an EPC QR code (EPC069-12), a data URL; absent without an IBAN',
  },
});

export type Payment = RecordOf<typeof paymentFields>;

const IBAN = /[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}/;

/** Returns the valid IBAN in a text, without spaces; undefined if there is none. */
export function ibanIn(text: string): string | undefined {
  const found = IBAN.exec(
    text
      .toUpperCase()
      .replace(/\bIBAN\b/g, '')
      .replace(/\s/g, ''),
  )?.[0];
  return found && isIban(found) ? found : undefined;
}

/** Length of an Italian IBAN. */
const ITALIAN = 27;

/** Checks the form of an IBAN without spaces, and its two check digits (ISO 7064, mod 97-10). */
export function isIban(iban: string): boolean {
  if (IBAN.exec(iban)?.[0] !== iban || (iban.startsWith('IT') && iban.length !== ITALIAN)) return false;
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  return BigInt(digits) % 97n === 1n;
}

const NAME_MAX = 70;
const REFERENCE_MAX = 140;

/** Returns the content of an EPC QR code for a transfer in euros (EPC069-12, version 2, UTF-8). */
export const epcText = ({
  beneficiario,
  iban,
  importo,
  causale,
}: Pick<Payment, 'beneficiario' | 'importo' | 'causale'> & { readonly iban: string }): string =>
  [
    ...['BCD', '002', '1', 'SCT', ''],
    ...[beneficiario.slice(0, NAME_MAX), iban, `EUR${(importo / 100).toFixed(2)}`],
    ...['', '', causale.slice(0, REFERENCE_MAX)],
  ].join('\n');
