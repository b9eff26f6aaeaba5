import { beforeAll, describe, expect, it } from 'vitest';
import type { ContractDocument } from '../../../../contract/contracts/contractDocument';
import {
  contractClauses,
  contractDocumentsV2,
  contractPreview,
  contractRead,
  contractSignOffline,
  contractSignOnline,
  contractsSignMany,
} from '../../../../contract/contracts/endpoints';
import { signingState } from '../../../../contract/signing/endpoints';
import { writeHolder } from '../../../../provider/areas/offices/officeStore';
import { readHolder } from '../../../../provider/db/officeHolder';
import { demoAuthority, issueTo } from '../../../../provider/signing/sign/demoAuthority';
import { signWhole } from '../../../../provider/signing/sign/signWhole';
import { buildStale } from '../../../../scripts/lib/build.mjs';
import { addressOf, answerOf, ask } from '../../../fixtures/ask';
import { pdfText } from '../../../fixtures/pdfText';
import { HEAD, preservationSchool } from '../../../fixtures/preservationSchool';
import { withPending } from '../../../fixtures/withPending';

describe('a contract that was handed out before another head was named', () => {
  const school = preservationSchool();
  const supervisor = () => school.as('supervisor.SG10001');
  const fileName = 'servizi.pdf';
  const document = async () => {
    const { body } = await ask(supervisor(), contractPreview, { query: { filename: fileName } });
    const bytes = Buffer.from(body.content, 'base64');
    const text = pdfText(bytes);
    const names = ['Anna Rossi', 'Anna Bianchi'].filter((name) => text.includes(name));
    return { sha256: body.sha256 as string, bytes, names };
  };
  const listed = async () =>
    ((await ask(supervisor(), contractDocumentsV2)).body as readonly ContractDocument[]).find(
      (one) => one.fileName === fileName,
    );
  const name = (uid: string) =>
    school.db.asOwner(async (tx) => {
      school.clock.move(60_000);
      const before = await readHolder(tx, 'SG10001', 'DS');
      const holder = { ...HEAD, uid, codice_fiscale: null };
      const now = school.clock.now();
      await writeHolder(tx, { customerCode: 'SG10001', office: 'DS', holder, before, by: uid, now });
      school.clock.move(60_000);
    });
  const typed = async () => {
    const { username, otp6: otp } = (await ask(supervisor(), signingState)).body.demo;
    return { username, password: 'Sportello-2026', otp, provider: 'sigillo' as const };
  };
  const online = async () =>
    ask(supervisor(), contractSignOnline, {
      params: { id: '2026' },
      query: { fileName, isServizi: 'true' },
      body: await typed(),
    });
  async function offline(pdf: Buffer) {
    const at = school.clock.now();
    const person = { taxCode: HEAD.codice_fiscale, givenName: HEAD.cn, surname: HEAD.sn };
    const file = signWhole(pdf, await issueTo(person, demoAuthority(school.dataDir, at), at), at);
    const form = new FormData();
    for (const [field, value] of Object.entries({ type: 'S', fileName, isServizi: 'true' }))
      form.append(field, value);
    form.append('file', new Blob([new Uint8Array(file)]), 'x.p7m');
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const address = addressOf(contractSignOffline, { params: { id: '2026' } });
    return answerOf(await supervisor().fetch(address, { method: 'POST', body: form, headers }));
  }

  beforeAll(async () => {
    await buildStale('provider');
    const known = { customer_code: 'SG10001', file_name: fileName, name: 'Servizi', type: 'S' as const };
    await school.db.asOwner((tx) =>
      tx
        .insertInto('contract_document')
        .values({ ...known, anno: '2026/2027', status: 0, created_at: school.clock.now() })
        .execute(),
    );
    await ask(supervisor(), contractClauses, { body: { fileName, clausola1: true, clausola2: true } });
  });

  it('stays as it is while a signature on it waits', async () => {
    const first = await document();
    expect(first.names).toEqual(['Anna Rossi']);
    await name('reggente.SG10001');
    const waiting = await withPending(school.db, 'waiting', document);
    expect(waiting.sha256).toBe(first.sha256);
  });

  it('is signed by nobody, and what somebody has read of it is that one', async () => {
    const read = await ask(supervisor(), contractRead, { body: { fileName, read: true } });
    expect([read.status, (await listed())?.read]).toEqual([204, true]);
    expect((await online()).body).toMatchObject({ code: 'signatureRefused', current: { code: 'replaced' } });
    const many = await ask(supervisor(), contractsSignMany, {
      body: { ...(await typed()), fileNames: [fileName] },
    });
    expect(many.body).toEqual([{ fileName, refusal: expect.objectContaining({ code: 'replaced' }) }]);
  });

  it('is not made anew where the provider brought it', async () => {
    const brought = (is: boolean) =>
      school.db.asOwner((tx) => tx.updateTable('contract_document').set({ brought: is }).execute());
    await brought(true);
    expect((await document()).names).toEqual(['Anna Rossi']);
    await brought(false);
  });

  it('names the new one when it is looked at again, and is unread then', async () => {
    const second = await document();
    expect(second.names).toEqual(['Anna Bianchi']);
    expect((await document()).sha256).toBe(second.sha256);
    expect((await listed())?.read).toBeUndefined();
    await name('preside.SG10001');
    expect((await offline(second.bytes)).body.current).toMatchObject({ code: 'replaced' });
    const third = await document();
    expect(third.names).toEqual(['Anna Rossi']);
    expect((await offline(third.bytes)).body).toMatchObject({ signer: 'Anna Rossi' });
  });

  it('is handed out as it was signed, no matter who is head later', async () => {
    await name('reggente.SG10001');
    expect((await document()).names).toEqual(['Anna Rossi']);
  });
});
