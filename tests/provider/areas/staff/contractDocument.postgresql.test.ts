import { expect, it } from 'vitest';
import { contractStatus } from '../../../../contract/contracts/contractDocument';
import {
  platformContractDocument,
  platformContractOffer,
} from '../../../../contract/staff/endpoints/contracts';
import { addressOf } from '../../../fixtures/ask';
import { servedForTests } from '../../../fixtures/identityProvider';
import { askAs, machine } from '../../../fixtures/operatorCalls';
import { whileHeld } from '../../../fixtures/whileHeld';
import { textPdf } from '../../../fixtures/writePdf';

const served = servedForTests();
const PDF = textPdf('Contratto');
const params = { school: 'SG10001', fileName: 'contratto-di-servizi-2026-2027.pdf' };

async function bring(): Promise<number> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(PDF)], { type: 'application/pdf' }), 'own.pdf');
  const address = served.url + addressOf(platformContractDocument, { params } as never);
  const headers = { ...machine, 'idempotency-key': crypto.randomUUID() };
  return (await fetch(address, { method: 'PUT', headers, body: form })).status;
}

const documents = () =>
  served.db.asOwner((tx) => tx.selectFrom('contract_document').select('document_id').execute());

it('a contract that the school signs while another document arrives keeps the one that was signed', async () => {
  const offer = { params: { school: 'SG10001' }, body: { type: 'S', year: 2026 } } as const;
  await askAs(served.url, machine, platformContractOffer, offer);
  expect(await bring()).toBe(200);
  const before = await documents();
  const signed = { status: contractStatus.signed };
  const statuses = await whileHeld(
    served.db,
    (tx) => tx.updateTable('contract_document').set(signed).execute(),
    [bring],
  );
  expect(statuses).toEqual([409]);
  expect(await documents()).toEqual(before);
});
