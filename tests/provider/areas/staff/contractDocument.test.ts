import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contractDocumentsV2, contractPreview } from '../../../../contract/contracts/endpoints';
import {
  platformContractDocument,
  platformContractOffer,
} from '../../../../contract/staff/endpoints/contracts';
import { runOperator } from '../../../../provider/cli/runOperator';
import { addressOf, ask } from '../../../fixtures/ask';
import { OPERATOR_SECRET, PASSWORD, servedForTests } from '../../../fixtures/identityProvider';
import { askAs, machine } from '../../../fixtures/operatorCalls';
import { signIn } from '../../../fixtures/signIn';
import { textPdf, writePdf } from '../../../fixtures/writePdf';

const served = servedForTests();
const PDF = textPdf('Contratto');
const fileName = 'contratto-di-servizi-2026-2027.pdf';
const params = { school: 'SG10001', fileName };

async function bring(content: string | Buffer) {
  const form = new FormData();
  form.append('file', new Blob([content as BlobPart], { type: 'application/pdf' }), 'own.pdf');
  const address = served.url + addressOf(platformContractDocument, { params } as never);
  const headers = { ...machine, 'idempotency-key': crypto.randomUUID() };
  const answer = await fetch(address, { method: 'PUT', headers, body: form });
  return { status: answer.status, body: await answer.json() };
}

const stored = (name: string) => readFileSync(new URL(`../../../fixtures/pdf/${name}.pdf`, import.meta.url));
const stillFiles = () =>
  served.db.asOwner((tx) => tx.selectFrom('frozen_document').select('pages').execute());

describe('a contract’s own document that nobody can read', () => {
  const refused = {
    'an empty file': ['', 'Il file è vuoto. Salvare di nuovo il documento e caricare il nuovo file.'],
    'no PDF': [
      'Gentile scuola',
      'Il file non è un PDF. Salvare il documento in formato PDF e caricare il nuovo file.',
    ],
    'a damaged PDF': [
      '%PDF-1.7 nothing',
      'Il PDF è danneggiato e non si può aprire. Creare di nuovo il PDF e caricare il nuovo file.',
    ],
    'a PDF with a password': [
      stored('password-utente-scuola'),
      'Il PDF è protetto da una password. Salvare il documento senza password e caricare il nuovo file.',
    ],
    'a dynamic form': [
      stored('modulo-xfa'),
      'Il PDF è un modulo dinamico (XFA): il suo contenuto non sta nelle pagine e si vede solo con alcuni programmi. Stampare il documento in un nuovo PDF e caricare quello.',
    ],
    'a PDF without pages': [
      writePdf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[]/Count 0>>']),
      'Il PDF non ha pagine. Creare di nuovo il PDF e caricare il nuovo file.',
    ],
  } as const;

  it.for(Object.entries(refused))('is refused, with what to do: %s', async ([_, [content, message]]) => {
    await askAs(served.url, machine, platformContractOffer, {
      params: { school: 'SG10001' },
      body: { type: 'S', year: 2026 },
    } as const);
    const { status, body } = await bring(content);
    expect([status, body.errors]).toEqual([400, [{ field: 'file', message }]]);
    const path = join(tmpdir(), `own-${crypto.randomUUID()}.pdf`);
    writeFileSync(path, content);
    const env = { OPERATOR_URL: served.url, OPERATOR_SECRET };
    const words = ['contract', 'upload', '--school', 'SG10001', '--contract', fileName, '--file', path];
    const { code, output } = await runOperator(words, env);
    expect([code, output]).toEqual([expect.any(Number), expect.stringContaining(message)]);
    expect(code).not.toBe(0);
    expect(await stillFiles()).toEqual([]);
  });

  it('may be in JPEG 2000, and may have a password that keeps it from being changed', async () => {
    expect((await bring(stored('scansione-jpeg2000'))).status).toBe(200);
    expect((await bring(stored('solo-password-proprietario'))).status).toBe(200);
    expect(await stillFiles()).toEqual(expect.arrayContaining([{ pages: 2 }, { pages: 1 }]));
    await served.db.asOwner((tx) => tx.updateTable('contract_document').set({ document_id: null }).execute());
    await served.db.asOwner((tx) => tx.deleteFrom('frozen_document').execute());
  });
});

describe('a contract’s own document', () => {
  it('takes the place of the one that is made, and is what the school is shown', async () => {
    const offer = { params: { school: 'SG10001' }, body: { type: 'S', year: 2026 } } as const;
    await askAs(served.url, machine, platformContractOffer, offer);
    expect(await bring(PDF)).toMatchObject({ status: 200, body: { fileName, state: 'toSign' } });
    const supervisor = await signIn(served.url, 'supervisor.SG10001', PASSWORD);
    const shown = await ask(supervisor, contractPreview, { query: { filename: fileName } });
    expect(shown.status).toBe(200);
    expect((await ask(supervisor, contractDocumentsV2)).body).toMatchObject([{ fileName, status: 0 }]);
    const path = join(tmpdir(), `own-${crypto.randomUUID()}.pdf`);
    writeFileSync(path, PDF);
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
