import { describe, expect, it } from 'vitest';
import {
  contractClauses,
  contractDocuments,
  contractDocumentsV2,
  contractFile,
  contractPreview,
  contractReceipt,
  contractReport,
  contractSignOffline,
  contractSignOnline,
  contractsSignMany,
} from '../../../../contract/contracts/endpoints';
import type { Endpoint } from '../../../../contract/schema/endpoint';
import { signingState } from '../../../../contract/signing/endpoints';
import { addressOf, answerOf, ask, refusal } from '../../../fixtures/ask';
import { peopleForTests } from '../../../fixtures/peopleForTests';

const others = ['gestore', 'campus', 'docente'].map((name) => `${name}.SG10001`);
const filename = 'uno.pdf';
const [id, isServizi] = ['2026', 'true'] as const;
const typed = { username: 'x', password: 'y', otp: '123456', provider: 'sigillo' };

describe('the area of documents', () => {
  const people = peopleForTests(others, async () => undefined);

  it.each<[string, Endpoint, object]>([
    ['list', contractDocumentsV2, {}],
    ['older list', contractDocuments, {}],
    ['preview', contractPreview, { query: { filename } }],
    ['file', contractFile, { query: { filename, which: 'signature' } }],
    ['receipt', contractReceipt, { query: { filename } }],
    ['report', contractReport, { query: { filename } }],
    ['state', signingState, {}],
    [
      'signing with a service',
      contractSignOnline,
      { params: { id }, query: { fileName: filename, isServizi }, body: typed },
    ],
    ['signing of several', contractsSignMany, { body: { ...typed, fileNames: [filename] } }],
    [
      'acceptance of clauses',
      contractClauses,
      { body: { fileName: filename, clausola1: true, clausola2: true } },
    ],
  ])('DOC-042 the %s is for supervisors only', async (_, endpoint, parts) => {
    for (const other of others)
      expect(refusal(await ask(people.as(other), endpoint, parts))).toEqual({
        status: 403,
        code: 'forbidden',
      });
  });

  it('DOC-042 the signing from the disk is for supervisors only', async () => {
    for (const other of others) {
      const body = new FormData();
      for (const [name, value] of Object.entries({ type: 'S', fileName: filename, isServizi }))
        body.append(name, value);
      body.append('file', new Blob(['x']), 'x.p7m');
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const address = addressOf(contractSignOffline, { params: { id } });
      const answer = await people.as(other).fetch(address, { method: 'POST', body, headers });
      expect(refusal(await answerOf(answer))).toEqual({ status: 403, code: 'forbidden' });
    }
  });
});
