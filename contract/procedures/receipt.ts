import { fields, type RecordOf } from '../schema/fields';

/** Receipt of a completed procedure: who completed it, its subject, and the next steps. */
export const receiptFields = fields({
  numero: { kind: 'text', required: true },
  data: { kind: 'instant', required: true },
  persona: { kind: 'text', required: true, privacy: 'personal' },
  procedura: { kind: 'text', required: true },
  scuola: { kind: 'text', required: true },
  documenti: {
    kind: 'list',
    required: true,
    of: {
      kind: 'record',
      required: true,
      of: fields({
        nome: { kind: 'text', required: true },
        file: { kind: 'text', required: true },
        sha256: { kind: 'text', required: true, about: 'hexadecimal, of the signed file' },
        sha256Originale: { kind: 'text', required: true, about: 'of the original document, hexadecimal' },
        firmatario: { kind: 'text', required: true, privacy: 'personal' },
        firmatoIl: { kind: 'instant', required: true },
      }),
    },
  },
  allegati: {
    kind: 'list',
    of: {
      kind: 'record',
      required: true,
      of: fields({ file: { kind: 'text', required: true }, sha256: { kind: 'text', required: true } }),
    },
    about: 'files that were submitted with the procedure',
  },
  importi: {
    kind: 'list',
    of: {
      kind: 'record',
      required: true,
      of: fields({ voce: { kind: 'text', required: true }, importo: { kind: 'text', required: true } }),
    },
    about: 'only for an order: the products with their fees, and the totals, in Italian',
  },
  qr: {
    kind: 'text',
    about:
      'only for an order paid by bank transfer: the EPC QR code (EPC069-12) with the payment, as a data URL',
  },
  prossimo: { kind: 'text', required: true, about: 'what happens next, in Italian' },
  entro: { kind: 'day', required: true, about: 'day by which the next step happens' },
  perEmail: {
    kind: 'flag',
    about: 'whether it was sent by mail: false if there is no address, absent if unknown',
  },
  contatto: { kind: 'text', required: true, about: 'contact for questions' },
});

export type Receipt = RecordOf<typeof receiptFields>;
