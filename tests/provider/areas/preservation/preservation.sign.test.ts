import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  preservationComplete,
  preservationDemoSigner,
  preservationDocument,
  preservationGenerate,
  preservationManagerRead,
  preservationManagerWrite,
  preservationReceipt,
  preservationReset,
  preservationSignOffline,
  preservationSignOnline,
  preservationStatus,
} from '../../../../contract/preservation/endpoints';
import type { PreservationKind } from '../../../../contract/preservation/preservation';
import { allSigned, isLoading } from '../../../../contract/preservation/procedure';
import { procedureList } from '../../../../contract/procedures/endpoints';
import { runOperator } from '../../../../provider/cli/runOperator';
import { demoAuthority, issueTo } from '../../../../provider/signing/sign/demoAuthority';
import { signWhole } from '../../../../provider/signing/sign/signWhole';
import { buildStale } from '../../../../scripts/lib/build.mjs';
import { answerOf, ask, refusal } from '../../../fixtures/ask';
import { eventually } from '../../../fixtures/eventually';
import { OPERATOR_SECRET } from '../../../fixtures/identityProvider';
import { openMails } from '../../../fixtures/openMails';
import { pdfText, spaceless } from '../../../fixtures/pdfText';
import { HEAD, MANAGER, preservationSchool } from '../../../fixtures/preservationSchool';

const PASSWORD = 'Sportello-2026';

describe('the signatures that activate preservation', () => {
  const school = preservationSchool();
  const supervisor = () => school.as('supervisor.SG10001');
  const status = async () => (await ask(supervisor(), preservationStatus)).body;
  const document = async (tipoDocumento: PreservationKind, versione: 'originale' | 'firmata' = 'originale') =>
    (
      await ask(supervisor(), preservationDocument, {
        params: { tipoDocumento } as never,
        query: { versione },
      })
    ).body;

  /** Returns the document, signed as a person of the demo. */
  async function signedBy(kind: PreservationKind, person: { cf: string; name: string }): Promise<Buffer> {
    const pdf = Buffer.from((await document(kind)).content, 'base64');
    const at = school.clock.now();
    const [givenName = '', surname = ''] = person.name.split(' ');
    const authority = demoAuthority(school.dataDir, at);
    const signer = await issueTo({ taxCode: person.cf, givenName, surname }, authority, at);
    return signWhole(pdf, signer, at);
  }

  async function upload(tipoDocumento: PreservationKind, file: Buffer) {
    const form = new FormData();
    form.append('tipoDocumento', tipoDocumento);
    form.append('file', new Blob([new Uint8Array(file)]), 'firmato.p7m');
    return answerOf(
      await supervisor().fetch(preservationSignOffline.path, {
        method: 'POST',
        body: form,
        headers: { 'idempotency-key': crypto.randomUUID() },
      }),
    );
  }

  async function online(tipoDocumento: PreservationKind, more: object = {}) {
    const { body: demo } = await ask(supervisor(), preservationDemoSigner, {
      params: { tipoDocumento } as never,
    });
    const body = { tipoDocumento, username: demo.username, password: PASSWORD, otp: demo.otp6, ...more };
    return ask(supervisor(), preservationSignOnline, { body: body as never });
  }

  const head = { cf: HEAD.codice_fiscale, name: `${HEAD.cn} ${HEAD.sn}` };

  beforeAll(async () => {
    await buildStale('provider');
    const { etag } = await ask(supervisor(), preservationManagerRead);
    await ask(supervisor(), preservationManagerWrite, { body: MANAGER, ifMatch: etag ?? '' });
    await ask(supervisor(), preservationGenerate);
    await eventually(async () => expect(isLoading(await status())).toBe(false));
  });

  it('SIGN-005 are the head’s on contract, clauses and activation form, and nobody else’s', async () => {
    for (const kind of ['Contratto', 'Allegato', 'Attivazione'] as const) {
      const wrong = await upload(kind, await signedBy(kind, MANAGER));
      expect(wrong.body).toMatchObject({ code: 'signatureRefused', current: { code: 'other-person' } });
      expect(wrong.body.current.say).toContain(`Firmato da ${MANAGER.name}, atteso ${head.name}.`);
      expect((await status())[`dataFirma${kind}`]).toBeNull();
    }
    const unknown = await upload('Altro' as never, Buffer.from('x'));
    expect(refusal(unknown)).toEqual({ status: 400, code: 'invalid' });
    const right = await upload('Contratto', await signedBy('Contratto', head));
    expect(right.status).toBe(200);
    expect(right.body).toMatchObject({ taxCode: head.cf, how: 'offline' });
  });

  it('SIGN-023 are the manager’s on the appointment act, and not the head’s', async () => {
    const wrong = await upload('Affidamento', await signedBy('Affidamento', head));
    expect(wrong.body).toMatchObject({ current: { code: 'other-person' } });
    const right = await online('Affidamento');
    expect([right.status, right.body.taxCode]).toEqual([200, MANAGER.cf]);
  });

  it('are on the document that was handed out, not on another', async () => {
    const other = await upload('Allegato', await signedBy('Attivazione', head));
    expect(other.body).toMatchObject({ current: { code: 'other-content' } });
  });

  it('SRV-043 are given online by kind, user name, password and code alone', async () => {
    const wrong = await online('Allegato', { otp: '000000' });
    expect(wrong.body).toMatchObject({ code: 'signatureRefused', current: { code: 'otp' } });
    expect((await online('Allegato', { password: 'sbagliata' })).body.current.code).toBe('credentials');
    const named = await online('Allegato', { provider: 'firmachiara' });
    expect(named.status).toBe(200);
    expect((await online('Allegato')).body.current.code).toBe('already-signed');
  });

  it('SRV-047 DOC-018 are reported by date and path, each for its document', async () => {
    const now = await status();
    expect(now.dataFirmaContratto).toEqual(expect.any(String));
    expect(now.pathContratto).toBe(`${now.originalPathContratto}.p7m`);
    expect(now.dataFirmaAttivazione).toBeNull();
    expect(now.pathAttivazione).toBe(now.originalPathAttivazione);
    const signed = await document('Contratto', 'firmata');
    expect(signed.name).toBe('contratto-conservazione-SG10001.pdf.p7m');
    const sha256 = createHash('sha256').update(Buffer.from(signed.content, 'base64')).digest('hex');
    expect(signed.sha256).toBe(sha256);
  });

  it('SRV-048 SRV-072 must be four before the activation can be confirmed', async () => {
    expect((await ask(supervisor(), preservationComplete)).body.code).toBe('conflict');
    // A code works once: the head's code of this minute is used.
    school.clock.move(60_000);
    expect((await online('Attivazione')).status).toBe(200);
    expect(allSigned(await status())).toBe(true);
  });

  it('SRV-002 SRV-049 complete the activation, once, with a receipt by mail and as a PDF', async () => {
    const { body } = await ask(supervisor(), preservationComplete);
    expect(body.completed).toBe(true);
    expect((await ask(supervisor(), preservationComplete)).body.code).toBe('conflict');
    expect((await ask(supervisor(), preservationReset)).body.code).toBe('conflict');
    const { body: receipt } = await ask(supervisor(), preservationReceipt);
    const year = school.clock.now().getUTCFullYear();
    expect(receipt).toMatchObject({
      numero: `CONS-${year}-SG10001`,
      persona: 'Ida Neri',
      contatto: 'assistenza@example.org',
      perEmail: true,
      entro: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    expect(receipt.documenti).toHaveLength(4);
    const text = spaceless(pdfText(Buffer.from(receipt.pdf, 'base64')));
    const [mail] = await openMails(school.db, ({ subject }) => subject.startsWith('Ricevuta'));
    expect(mail?.recipient).toBe('supervisor.sg10001@example.org');
    for (const word of [
      receipt.numero,
      ...receipt.documenti.map(({ sha256 }: { sha256: string }) => sha256),
    ]) {
      expect(text).toContain(word);
      expect(mail?.body).toContain(word);
    }
  });

  it('say in the receipt that nobody was written to where there was no address, and nothing where that is not known', async () => {
    const account = (email: string) =>
      school.db.asOwner((tx) =>
        tx.updateTable('account').set({ email }).where('uid', '=', 'supervisor.SG10001').execute(),
      );
    const activation = (set: object) =>
      school.db.asOwner((tx) => tx.updateTable('preservation').set(set).execute());
    const told = async () => (await ask(supervisor(), preservationReceipt)).body.perEmail;
    await account('');
    await activation({ completed_at: null });
    await ask(supervisor(), preservationComplete);
    expect(await told()).toBe(false);
    await activation({ receipt_mailed: null });
    expect(await told()).toBeUndefined();
    await account('supervisor.sg10001@example.org');
  });

  it('are followed by the demo’s operator, who puts the service to work after some seconds', async () => {
    expect((await status()).configurato).toBeUndefined();
    const procedures = async () => (await ask(supervisor(), procedureList)).body;
    const { entro } = (await ask(supervisor(), preservationReceipt)).body;
    expect(await procedures()).toMatchObject([{ kind: 'preservationSetUp', deadline: entro }]);
    school.clock.move(20_000);
    await eventually(async () => expect((await status()).configurato).toEqual(expect.any(String)));
    expect(await procedures()).toEqual([
      expect.objectContaining({ id: 'conservazione', state: 'working', endedAt: expect.any(String) }),
    ]);
  });

  it('are followed elsewhere by the operator, who says once that the service is at work', async () => {
    await school.db.asOwner((tx) => tx.updateTable('preservation').set({ configured_at: null }).execute());
    const configure = () =>
      runOperator(['preservation', 'configure', '--school', 'SG10001'], {
        OPERATOR_URL: school.url,
        OPERATOR_SECRET,
      });
    expect(await configure()).toEqual({
      code: 0,
      output: 'The preservation service of SG10001 is at work.',
    });
    expect((await status()).configurato).toEqual(expect.any(String));
    expect(await configure()).toEqual({
      code: 1,
      output: expect.stringContaining("non ha un'attivazione completata e da configurare"),
    });
  });
});
