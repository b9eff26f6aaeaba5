import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contractDocumentsV2, contractPreview } from '../../../../contract/endpoints/contracts';
import {
  platformContractDocument,
  platformContractOffer,
} from '../../../../contract/endpoints/operators/contracts';
import { runOperator } from '../../../../provider/cli/runOperator';
import { pageCount } from '../../../../provider/documents/pageCount';
import { addressOf, ask } from '../../../fixtures/ask';
import { OPERATOR_SECRET, PASSWORD, servedForTests } from '../../../fixtures/identityProvider';
import { askAs, machine } from '../../../fixtures/operatorCalls';
import { signIn } from '../../../fixtures/signIn';

const served = servedForTests();
const PDF =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type /Page/Parent 2 0 R>>endobj\n%%EOF';
const fileName = 'contratto-di-servizi-2026-2027.pdf';
const params = { school: 'SG10001', fileName };

async function bring(text: string) {
  const form = new FormData();
  form.append('file', new Blob([text], { type: 'application/pdf' }), 'own.pdf');
  const address = served.url + addressOf(platformContractDocument, { params } as never);
  const headers = { ...machine, 'idempotency-key': crypto.randomUUID() };
  const answer = await fetch(address, { method: 'PUT', headers, body: form });
  return { status: answer.status, body: await answer.json() };
}

describe('a contract’s own document', () => {
  it('takes the place of the one that is made, and is what the school is shown', async () => {
    const offer = { params: { school: 'SG10001' }, body: { type: 'S', year: 2026 } } as const;
    await askAs(served.url, machine, platformContractOffer, offer);
    const wrong = await bring('Non è un PDF');
    expect([wrong.status, wrong.body.errors]).toEqual([
      400,
      [{ field: 'file', message: 'Il file deve essere un PDF con almeno una pagina' }],
    ]);
    expect(await bring(PDF)).toMatchObject({ status: 200, body: { fileName, state: 'toSign' } });
    const supervisor = await signIn(served.url, 'supervisor.SG10001', PASSWORD);
    const shown = await ask(supervisor, contractPreview, { query: { filename: fileName } });
    expect(shown.status).toBe(200);
    expect((await ask(supervisor, contractDocumentsV2)).body).toMatchObject([{ fileName, status: 0 }]);
    const path = join(tmpdir(), `own-${crypto.randomUUID()}.pdf`);
    writeFileSync(path, `${PDF}\n`);
    const env = { OPERATOR_URL: served.url, OPERATOR_SECRET };
    const words = ['contract', 'upload', '--school', 'SG10001', '--contract', fileName, '--file', path];
    const { code, output } = await runOperator(words, env);
    expect([code, output]).toEqual([0, expect.stringContaining('has this document now')]);
    const frozen = await served.db.asOwner((tx) =>
      tx.selectFrom('frozen_document').select('pages').execute(),
    );
    expect(frozen).toEqual([{ pages: 1 }, { pages: 1 }]);
    const kept = await served.db.asOwner((tx) =>
      tx.selectFrom('contract_document').select('brought').execute(),
    );
    expect(kept, 'so that none is made in its place').toEqual([{ brought: true }]);
  });

  it('stays as it is once it is signed', async () => {
    await served.db.asOwner((tx) => tx.updateTable('contract_document').set({ status: 1 }).execute());
    expect((await bring(PDF)).status).toBe(409);
  });
});

describe('the pages of a PDF', () => {
  it('are counted by its page objects', () => {
    expect(pageCount(Buffer.from(PDF))).toBe(1);
    expect(pageCount(Buffer.from('%PDF-1.4 nothing'))).toBeUndefined();
    expect(pageCount(Buffer.from('nothing'))).toBeUndefined();
  });
});
