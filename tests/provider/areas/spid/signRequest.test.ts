import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { spidAgreement } from '../../../../contract/licences/licenceDocumentsEndpoints';
import { procedureList } from '../../../../contract/procedures/endpoints';
import { signingState } from '../../../../contract/signing/endpoints';
import { spidRequestRead } from '../../../../contract/spid/endpoints';
import {
  spidRequestDocument,
  spidRequestSignOffline,
  spidRequestSignOnline,
} from '../../../../contract/spid/spidRequestDocumentEndpoints';
import { writeHolder } from '../../../../provider/areas/offices/officeStore';
import { runOperator } from '../../../../provider/cli/runOperator';
import { readHolder } from '../../../../provider/db/officeHolder';
import { demoAuthority, issueTo } from '../../../../provider/signing/sign/demoAuthority';
import { signWhole } from '../../../../provider/signing/sign/signWhole';
import { buildStale } from '../../../../scripts/lib/build.mjs';
import { answerOf, ask, refusal } from '../../../fixtures/ask';
import { OPERATOR_SECRET } from '../../../fixtures/identityProvider';
import { openMails } from '../../../fixtures/openMails';
import { pdfText } from '../../../fixtures/pdfText';
import { HEAD, MANAGER, preservationSchool } from '../../../fixtures/preservationSchool';

const PASSWORD = 'Sportello-2026';

describe('the school’s request to the agency', () => {
  const school = preservationSchool();
  const supervisor = () => school.as('supervisor.SG10001');
  const request = async () => (await ask(supervisor(), spidRequestRead)).body;
  const document = (versione: 'originale' | 'firmata' | 'ricevuta' = 'originale') =>
    ask(supervisor(), spidRequestDocument, { query: { versione } });
  const set = (status: string) =>
    runOperator(['spid', 'set', '--school', 'SG10001', '--status', status], {
      OPERATOR_URL: school.url,
      OPERATOR_SECRET,
    });

  const name = (uid: string) =>
    school.db.asOwner(async (tx) => {
      const before = await readHolder(tx, 'SG10001', 'DS');
      const holder = { ...HEAD, uid, codice_fiscale: null };
      const now = school.clock.now();
      await writeHolder(tx, { customerCode: 'SG10001', office: 'DS', holder, before, by: uid, now });
    });

  async function signedBy({ cf, name }: { cf: string; name: string }): Promise<Buffer> {
    const pdf = Buffer.from((await document()).body.content, 'base64');
    const at = school.clock.now();
    const [givenName = '', surname = ''] = name.split(' ');
    const signer = await issueTo({ taxCode: cf, givenName, surname }, demoAuthority(school.dataDir, at), at);
    return signWhole(pdf, signer, at);
  }
  async function upload(file: Buffer) {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(file)]), 'firmato.p7m');
    return answerOf(
      await supervisor().fetch(spidRequestSignOffline.path, {
        method: 'POST',
        body: form,
        headers: { 'idempotency-key': crypto.randomUUID() },
      }),
    );
  }
  const head = { cf: HEAD.codice_fiscale, name: `${HEAD.cn} ${HEAD.sn}` };

  beforeAll(() => buildStale('provider'), 120_000);

  it('has no document before it is to be signed', async () => {
    expect(refusal(await document())).toEqual({ status: 404, code: 'notFound' });
    await set('NON_GENERATA');
    expect((await request()).documento).toBe(false);
    expect(refusal(await document())).toEqual({ status: 404, code: 'notFound' });
  });

  it('is a PDF with the data of the school and of its head, frozen when it is handed out', async () => {
    await set('DA_FIRMARE');
    expect(await request()).toMatchObject({ documento: true, statusRichiesta: 'DA_FIRMARE' });
    const { body } = await document();
    expect(body).toMatchObject({ name: 'richiesta-spid-SG10001.pdf', pages: 2 });
    const text = pdfText(Buffer.from(body.content, 'base64'));
    for (const word of ['SG10001', 'Anna Rossi', HEAD.codice_fiscale]) expect(text).toContain(word);
    await school.db.asOwner((tx) => tx.updateTable('school').set({ city: 'Altrove' }).execute());
    expect((await document()).body.sha256).toBe(body.sha256);
    expect(refusal(await document('firmata'))).toEqual({ status: 404, code: 'notFound' });
    expect(refusal(await ask(school.as('gestore.SG10001'), spidRequestDocument)).status).toBe(403);
  });

  it('names the person who became head after it was handed out, in a document of its own', async () => {
    const texts: string[] = [];
    for (const uid of ['reggente.SG10001', 'preside.SG10001']) {
      school.clock.move(60_000);
      await name(uid);
      const { content, sha256 } = (await document()).body;
      texts.push(pdfText(Buffer.from(content, 'base64')));
      expect((await document()).body.sha256).toBe(sha256);
    }
    expect(texts.map((text) => ['Anna Bianchi', 'Anna Rossi'].map((head) => text.includes(head)))).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it('is signed by nobody between the naming of another head and the next look at it', async () => {
    const sent = async () => {
      const { username, otp6: otp } = (await ask(supervisor(), signingState)).body.demo;
      const body = { username, password: PASSWORD, otp, provider: 'sigillo' as const };
      return (await ask(supervisor(), spidRequestSignOnline, { body })).body;
    };
    school.clock.move(60_000);
    await name('reggente.SG10001');
    expect(await sent()).toMatchObject({ code: 'signatureRefused', current: { code: 'replaced' } });
    school.clock.move(60_000);
    await name('preside.SG10001');
    expect((await document()).status).toBe(200);
  });

  it('is signed by the head and nobody else, and is taken in charge from then on', async () => {
    const wrong = await upload(await signedBy(MANAGER));
    expect(wrong.body).toMatchObject({ code: 'signatureRefused', current: { code: 'other-person' } });
    expect((await request()).statusRichiesta).toBe('DA_FIRMARE');
    const file = await signedBy(head);
    const right = await upload(file);
    expect([right.status, right.body.taxCode, right.body.how]).toEqual([200, head.cf, 'offline']);
    expect(await request()).toMatchObject({ statusRichiesta: 'PRESA_IN_CARICO', firmatario: 'Anna Rossi' });
    expect((await upload(file)).body.current.code).toBe('already-signed');
    expect((await ask(supervisor(), procedureList)).body).toContainEqual(
      expect.objectContaining({ kind: 'spidRequest', state: 'atAgency' }),
    );
    const stored = (await document('firmata')).body;
    expect(stored.sha256).toBe(createHash('sha256').update(file).digest('hex'));
  });

  it('ADM-041 is the agreement on SPID of the administrative area, a .pdf.p7m in base64', async () => {
    const { body } = await ask(supervisor(), spidAgreement);
    expect(body.name).toMatch(/^accordo-spid.*\.pdf\.p7m$/);
    expect(body.content).toBe((await document('firmata')).body.content);
  });

  it('P18 leaves a receipt, as a PDF and by mail, that says what happens next', async () => {
    const { body } = await document('ricevuta');
    const text = pdfText(Buffer.from(body.content, 'base64')).replace(/\n/g, ' ');
    expect(text).toContain('Il fornitore invia la richiesta ad AgID');
    expect(text.replace(/ /g, '')).toContain((await document()).body.sha256);
    const [mail] = await openMails(school.db, ({ subject }) => subject.startsWith('Ricevuta'));
    expect(mail?.body).toContain('Il fornitore invia la richiesta ad AgID');
  });

  it('is another document where the operator sends it back, and is signed by a service', async () => {
    const before = (await document()).body.sha256;
    await set('DA_FIRMARE');
    school.clock.move(60_000);
    expect((await document()).body.sha256).not.toBe(before);
    const { demo } = (await ask(supervisor(), signingState)).body;
    const body = { username: demo.username, password: PASSWORD, otp: demo.otp6, provider: 'firmachiara' };
    const wrong = await ask(supervisor(), spidRequestSignOnline, {
      body: { ...body, otp: '000000' } as never,
    });
    expect(wrong.body.current.code).toBe('otp');
    const signed = await ask(supervisor(), spidRequestSignOnline, { body: body as never });
    expect([signed.status, signed.body.how]).toEqual([200, 'firmachiara']);
    expect((await request()).statusRichiesta).toBe('PRESA_IN_CARICO');
  });
});
