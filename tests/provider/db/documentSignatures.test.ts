import { expect, it } from 'vitest';
import { receiptOf, type SignatureRow } from '../../../provider/db/documentSignatures';

const signedAt = (at: string): SignatureRow => ({
  document_id: 'd',
  kind: 'signature',
  number: 7,
  how: 'offline',
  name: 'Contratto',
  file_sha256: 'a',
  content_sha256: 'b',
  signer: 'Mario Rossi',
  tax_code: 'RSSMRA80A01H501U',
  by_uid: 'mario.SG10001',
  signed_at: new Date(at),
  others: [],
  revocation_checked: true,
});

it('a receipt is numbered by the year in Rome', () => {
  // Half past midnight on the first of January.
  const numbers = ['2026-12-31T23:30:00Z', '2026-12-31T22:59:59Z'].map(
    (at) => receiptOf(signedAt(at)).number,
  );
  expect(numbers).toEqual(['F-2027-000007', 'F-2026-000007']);
});
