import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractDocumentsV2, contractPreview } from '../../../../contract/contracts/endpoints';
import { procedureList } from '../../../../contract/procedures/endpoints';
import {
  signatureRequestCancel,
  signatureRequestDocument,
  signatureRequestRead,
  signatureRequestRemind,
  signatureRequestSend,
  signatureRequestSignOffline,
  signatureRequestSignOnline,
} from '../../../../contract/signing/signatureRequestEndpoints';
import { requestReminderWorker } from '../../../../provider/areas/signing/requestReminder';
import { demoAuthority, issueTo } from '../../../../provider/signing/sign/demoAuthority';
import { signWhole } from '../../../../provider/signing/sign/signWhole';
import { buildStale } from '../../../../scripts/lib/build.mjs';
import { addressOf, answerOf, ask } from '../../../fixtures/ask';
import { doDueJobs } from '../../../fixtures/dueJobs';
import { PASSWORD, seedPeople, servedForTests } from '../../../fixtures/identityProvider';
import { openMails } from '../../../fixtures/openMails';
import { MARIO } from '../../../fixtures/signatures/people';
import { contractsToSign } from '../../../fixtures/signedSchool';
import { type SignedIn, signIn } from '../../../fixtures/signIn';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const dataDir = mkdtempSync(join(tmpdir(), 'signature-requests-'));
const served = servedForTests({ config: { dataDir, demo: true } });
const names = Array.from({ length: 16 }, (_, nth) => `atto-${nth}`);
let supervisor: SignedIn;
let head: SignedIn;
let colleague: SignedIn;
/** "Name Surname" of the people, as the school knows them. */
let called: Record<'supervisor' | 'head', string>;

beforeAll(async () => {
  await buildStale('provider');
  await seedPeople(served.db, 'SG10002');
  await contractsToSign(served.db, names);
  called = await served.db.asOwner(async (tx) => {
    await tx
      .updateTable('account')
      .set({ email: 'preside@example.org' })
      .where('uid', '=', 'docente.SG10001')
      .execute();
    const rows = await tx
      .selectFrom('account')
      .select(['uid', 'cn', 'sn'])
      .where('uid', 'in', ['supervisor.SG10001', 'docente.SG10001'])
      .execute();
    const of = (uid: string) =>
      rows.flatMap((row) => (row.uid === uid ? `${row.cn} ${row.sn}` : [])).join('');
    return { supervisor: of('supervisor.SG10001'), head: of('docente.SG10001') };
  });
  supervisor = await signIn(served.url, 'supervisor.SG10001', PASSWORD);
  head = await signIn(served.url, 'docente.SG10001', PASSWORD);
  colleague = await signIn(served.url, 'gestore.SG10001', PASSWORD);
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

let last = 0;
/** Sends a request for contracts that nobody has asked about yet. */
async function asked(count = 1) {
  const fileNames = names.slice(last, last + count).map((name) => `${name}.pdf`);
  last += count;
  const { status, body } = await ask(supervisor, signatureRequestSend, {
    body: { procedure: 'contract', fileNames },
  });
  expect([status, body.detail]).toEqual([200, undefined]);
  return { id: body.id as string, fileNames, body };
}
const read = (who: SignedIn, id: string) => ask(who, signatureRequestRead, { params: { id } });
const document = (who: SignedIn, id: string, fileName: string) =>
  ask(who, signatureRequestDocument, { params: { id }, query: { fileName } });
async function signed(bytes: Buffer, taxCode: string = MARIO, surname = 'Rossi') {
  const at = served.clock.now();
  const person = { taxCode, givenName: 'Mario', surname };
  return signWhole(bytes, await issueTo(person, demoAuthority(dataDir, at), at), at);
}
async function offline(who: SignedIn, id: string, fileName: string, file: Buffer, fields: object = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ fileName, clausole: 'accettate', ...fields }))
    form.append(name, value as string);
  form.append('file', new Blob([new Uint8Array(file)]), 'firmato.p7m');
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const address = addressOf(signatureRequestSignOffline, { params: { id } });
  return answerOf(await who.fetch(address, { method: 'POST', body: form, headers }));
}
async function sign(id: string, fileName: string, taxCode?: string, surname?: string) {
  const { body } = await document(head, id, fileName);
  const file = await signed(Buffer.from(body.content, 'base64'), taxCode, surname);
  return offline(head, id, fileName, file);
}
const both = () => [called.supervisor, called.head];
const expectBoth = (detail: string) => {
  for (const name of both()) expect(detail).toContain(name);
};
const procedures = async (who: SignedIn, id: string) =>
  (await ask(who, procedureList)).body.find((one: { id: string }) => one.id === id);
const mails = (subject: RegExp) => openMails(served.db, (mail) => subject.test(mail.subject));

describe('a request to sign', () => {
  it('is mailed to the head with a link to these documents alone, and is signed with the head’s own sign-in', async () => {
    const { id, fileNames, body } = await asked(2);
    expect(body).toMatchObject({ head: called.head, askedBy: called.supervisor, state: 'open' });
    const [mail] = (await mails(/chiede la firma di 2 documenti/)).filter(({ body: text }) =>
      text.includes(id),
    );
    expect(mail).toMatchObject({ recipient: 'preside@example.org', uid: 'docente.SG10001' });
    expect(mail?.body).toContain(`/richieste-di-firma/${id}`);
    expect(mail?.body).toContain('non comunicare a nessuno');
    expectBoth(mail?.body ?? '');
    expect((await read(head, id)).body).toMatchObject({
      own: true,
      documents: fileNames.map((fileName) => ({ fileName, state: 'toSign' })),
    });
    const [first, second] = fileNames as [string, string];
    expect((await sign(id, first)).status).toBe(200);
    expect(await procedures(head, id)).toMatchObject({
      kind: 'signatureRequest',
      state: 'open',
      subject: called.supervisor,
      done: 1,
      total: 2,
    });
    expect(await procedures(supervisor, id)).toMatchObject({ subject: called.head });
    expect(await procedures(colleague, id)).toBeUndefined();
    expect((await sign(id, second)).status).toBe(200);
    expect((await read(supervisor, id)).body).toMatchObject({ state: 'signed' });
    expect(await procedures(supervisor, id)).toMatchObject({ state: 'signed', endedAt: expect.any(String) });
    const done = (await mails(/richiesta conclusa/)).filter(({ body: text }) => text.includes(id));
    expect(done).toMatchObject([{ uid: 'supervisor.SG10001' }]);
    const contracts = (await ask(supervisor, contractDocumentsV2)).body as {
      fileName: string;
      status: number;
    }[];
    for (const name of fileNames) expect(contracts.find((one) => one.fileName === name)?.status).toBe(1);
    const lines = await served.db.asOwner((tx) =>
      tx
        .selectFrom('audit_entry')
        .select(['action', 'who'])
        .where('entity', '=', 'signatureRequest')
        .where('id', '=', id)
        .orderBy('seq')
        .execute(),
    );
    expect(lines).toEqual([
      { action: 'send', who: 'supervisor.SG10001' },
      { action: 'sign', who: 'docente.SG10001' },
      { action: 'sign', who: 'docente.SG10001' },
    ]);
  });

  it('takes no codes at a service but those of the head, and stays open where they are refused', async () => {
    const { id, fileNames } = await asked();
    const credentials = { username: 'x', password: 'x', otp: '123456', provider: 'sigillo' } as const;
    const fileName = fileNames[0] as string;
    const body = { ...credentials, fileName, clausole: 'accettate' } as const;
    const { status, body: problem } = await ask(head, signatureRequestSignOnline, { params: { id }, body });
    expect([status, problem.code]).toEqual([422, 'signatureRefused']);
    expect((await read(head, id)).body.state).toBe('open');
  });

  it('signs each document once', async () => {
    const { id, fileNames } = await asked(2);
    const fileName = fileNames[0] as string;
    const bytes = Buffer.from((await document(head, id, fileName)).body.content, 'base64');
    const file = await signed(bytes);
    const answers = await Promise.all([offline(head, id, fileName, file), offline(head, id, fileName, file)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await offline(head, id, fileName, file)).body.current).toMatchObject({ code: 'already-signed' });
  });

  it('is opened by nobody but the head, with both names, not even by who sent it', async () => {
    const { id, fileNames } = await asked();
    const fileName = fileNames[0] as string;
    const { status, body } = await read(colleague, id);
    expect(status).toBe(409);
    expectBoth(body.detail);
    for (const who of [supervisor, colleague]) {
      const refusals = [
        await document(who, id, fileName),
        await offline(who, id, fileName, await signed(Buffer.from('x'))),
      ];
      for (const { status: code, body: problem } of refusals) {
        expect(code).toBe(409);
        expectBoth(problem.detail);
      }
    }
    expect((await read(await signIn(served.url, 'supervisor.SG10002', PASSWORD), id)).status).toBe(404);
    expect((await fetch(served.url + addressOf(signatureRequestRead, { params: { id } }))).status).toBe(401);
  });

  it('opens no other document, and gives the head no other right', async () => {
    const { id } = await asked();
    const others = `${names.at(-1)}.pdf`;
    expect((await document(head, id, others)).status).toBe(404);
    expect((await offline(head, id, others, await signed(Buffer.from('x')))).status).toBe(404);
    expect((await ask(head, contractDocumentsV2)).status).toBe(403);
    expect((await ask(head, contractPreview, { query: { filename: others } })).status).toBe(403);
    expect((await ask(head, signatureRequestCancel, { params: { id } })).status).toBe(403);
    expect(
      (await ask(head, signatureRequestSend, { body: { procedure: 'contract', fileNames: [others] } }))
        .status,
    ).toBe(403);
  });

  it('takes no signature of another person, and names both; nor without the clauses, nor of another document', async () => {
    const { id, fileNames } = await asked();
    const fileName = fileNames[0] as string;
    const other = await sign(id, fileName, 'BNCNNA75C41F205X', 'Bianchi');
    expect(other.body.current).toMatchObject({ code: 'other-person' });
    expect(other.body.detail).toContain(`Firmato da Mario Bianchi, atteso ${called.head}.`);
    const file = await signed(Buffer.from('altro documento'));
    expect((await offline(head, id, fileName, file)).body.current).toMatchObject({ code: 'other-content' });
    expect((await offline(head, id, fileName, file, { clausole: 'no' })).status).toBe(400);
    expect((await read(head, id)).body.documents).toMatchObject([{ state: 'toSign' }]);
  });

  it('is cancelled, after which it opens and signs nothing', async () => {
    const { id, fileNames } = await asked();
    const fileName = fileNames[0] as string;
    const bytes = Buffer.from((await document(head, id, fileName)).body.content, 'base64');
    expect((await ask(supervisor, signatureRequestCancel, { params: { id } })).body).toMatchObject({
      state: 'cancelled',
    });
    const refusals = [
      await document(head, id, fileName),
      await offline(head, id, fileName, await signed(bytes)),
      await ask(supervisor, signatureRequestCancel, { params: { id } }),
      await ask(supervisor, signatureRequestRemind, { params: { id } }),
    ];
    for (const { status, body } of refusals) {
      expect(status).toBe(409);
      expect(body.detail).toContain('annullata');
      expectBoth(body.detail);
    }
    // The documents can be asked for again.
    expect(
      (await ask(supervisor, signatureRequestSend, { body: { procedure: 'contract', fileNames } })).status,
    ).toBe(200);
  });

  it('is sent once for a document that is still to be signed, however many ask at once', async () => {
    const fileNames = [`${names[last]}.pdf`];
    last += 1;
    const answers = await Promise.all(
      [1, 2].map(() => ask(supervisor, signatureRequestSend, { body: { procedure: 'contract', fileNames } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expectBoth(answers.find(({ status }) => status === 409)?.body.detail);
  });

  it('reminds the head by itself once, and when a supervisor asks, but not twice in an hour', async () => {
    const { id } = await asked();
    const remind = () => ask(supervisor, signatureRequestRemind, { params: { id } });
    const reminders = async () =>
      (await mails(/^Promemoria: /)).filter(({ body }) => body.includes(id)).length;
    expect((await remind()).body.detail).toContain('da meno di un’ora');
    const { db, clock } = served;
    const worker = requestReminderWorker({ db, clock, config: { publicUrl: 'https://scuola.example' } });
    await doDueJobs(db, clock, worker);
    expect(await reminders()).toBe(0);
    served.clock.move(3 * DAY + HOUR);
    await doDueJobs(db, clock, worker);
    expect(await reminders()).toBe(1);
    expect((await remind()).status).toBe(409);
    served.clock.move(2 * HOUR);
    supervisor = await signIn(served.url, 'supervisor.SG10001', PASSWORD);
    expect((await ask(supervisor, signatureRequestRemind, { params: { id } })).body).toMatchObject({
      remindedAt: expect.any(String),
    });
    expect(await reminders()).toBe(2);
  });

  it('expires after two weeks, with both names', async () => {
    const { id, fileNames } = await asked();
    served.clock.move(15 * DAY);
    supervisor = await signIn(served.url, 'supervisor.SG10001', PASSWORD);
    head = await signIn(served.url, 'docente.SG10001', PASSWORD);
    const { status, body } = await document(head, id, fileNames[0] as string);
    expect([status, body.detail]).toEqual([409, expect.stringContaining('è scaduta')]);
    expectBoth(body.detail);
    expect(await procedures(supervisor, id)).toMatchObject({ state: 'expired' });
  });

  it('is no more for a head who is replaced, nor for a document that is', async () => {
    const { id, fileNames } = await asked();
    const fileName = fileNames[0] as string;
    const bytes = Buffer.from((await document(head, id, fileName)).body.content, 'base64');
    const setHead = (uid: string) =>
      served.db.asOwner((tx) =>
        tx
          .updateTable('office')
          .set({ uid })
          .where('office', '=', 'DS')
          .where('customer_code', '=', 'SG10001')
          .execute(),
      );
    await served.db.asOwner((tx) =>
      tx
        .updateTable('account')
        .set({ codice_fiscale: 'BNCNNA75C41F205X' })
        .where('uid', '=', 'gestore.SG10001')
        .execute(),
    );
    await setHead('gestore.SG10001');
    const { status, body } = await offline(head, id, fileName, await signed(bytes));
    expect([status, body.detail]).toEqual([
      409,
      expect.stringContaining('non è più il dirigente scolastico'),
    ]);
    expectBoth(body.detail);
    await setHead('docente.SG10001');
    await served.db.asOwner((tx) =>
      tx
        .updateTable('contract_document')
        .set({ document_id: null })
        .where('file_name', '=', fileName)
        .execute(),
    );
    const replaced = await offline(head, id, fileName, await signed(bytes));
    expect([replaced.status, replaced.body.detail]).toEqual([
      409,
      expect.stringContaining('è stato sostituito'),
    ]);
    expectBoth(replaced.body.detail);
  });

  it('is not sent without an address, nor to oneself, nor for what is signed, nor without end', async () => {
    const setEmail = (email: string) =>
      served.db.asOwner((tx) =>
        tx.updateTable('account').set({ email }).where('uid', '=', 'docente.SG10001').execute(),
      );
    const fileNames = [`${names[last]}.pdf`];
    const send = () => ask(supervisor, signatureRequestSend, { body: { procedure: 'contract', fileNames } });
    await setEmail('');
    const none = await send();
    expect([none.status, none.body.detail]).toEqual([
      409,
      expect.stringContaining('non ha un indirizzo e-mail'),
    ]);
    await setEmail('preside@example.org');
    const over = await ask(supervisor, signatureRequestSend, {
      body: { procedure: 'contract', fileNames: [`${names[0]}.pdf`] },
    });
    expect(over.body.current).toMatchObject({ code: 'already-signed' });
    const answers = [];
    for (let nth = 0; nth < 21; nth += 1) answers.push((await send()).status);
    expect(answers[0]).toBe(200);
    expect(answers.at(-1)).toBe(429);
  });
});
