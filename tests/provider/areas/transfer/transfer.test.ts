import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { procedureList } from '../../../../contract/procedures/endpoints';
import {
  practiceDelete,
  practiceDeleteFiles,
  practiceDetails,
  practiceFiles,
  practiceHeads,
  practiceHistory,
  practiceList,
  practicePdf,
  practiceProgress,
  practiceSave,
  practiceSigned,
  practiceUpload,
  transferCalls,
} from '../../../../contract/transfer/endpoints';
import { uploadBegin, uploadFinish, uploadRemove } from '../../../../contract/uploads/endpoints';
import { runOperator } from '../../../../provider/cli/runOperator';
import { type Answer, ask, refusal } from '../../../fixtures/ask';
import { OPERATOR_SECRET } from '../../../fixtures/identityProvider';
import { openMails } from '../../../fixtures/openMails';
import { pdfText } from '../../../fixtures/pdfText';
import { receiptForms, wholeReceipt } from '../../../fixtures/receiptForms';
import { HEAD } from '../../../fixtures/resizingSchools';
import { SOURCE, transfers } from '../../../fixtures/transfers';
import { withPending } from '../../../fixtures/withPending';

const DAY = { timeZone: 'Europe/Rome', day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const SUBJECT = `${SOURCE}~Didattica`;
const DOCUMENT_THERE =
  'Il documento della pratica è già stato generato: per cambiare i file annullarlo e allegarli di nuovo.';
const SIGNED = 'La pratica è già firmata: non si può più modificare.';
const which = { customer: 'SG10001', codMin: SOURCE, area: 'Didattica' } as const;
const saidOf = ({ body }: Answer) =>
  Object.fromEntries(
    (body.errors ?? []).map(({ field, message }: { field: string; message: string }) => [field, message]),
  );

describe('a transfer of data from another supplier', () => {
  const school = transfers();
  const supervisor = () => school.as('supervisor.SG10001');
  const history = async () => (await ask(supervisor(), practiceList)).body;
  const mine = async () =>
    (await ask(supervisor(), procedureList)).body
      .filter(({ kind }: { kind: string }) => kind === 'practice')
      .map(({ id, state }: { id: string; state: string }) => `${id} ${state}`);
  /** Returns the results of calls from an outdated page, and whether the file still exists. */
  const stale = async () => {
    const [{ upload }] = (await ask(supervisor(), practiceFiles, { query: which })).body;
    const { id, folder } = upload;
    const answers = [
      await ask(supervisor(), uploadRemove, { params: { id } }),
      await ask(supervisor(), uploadFinish, { params: { id }, body: {} }),
      await ask(supervisor(), uploadBegin, { body: { folder, name: 'altro.zip', size: 4 } }),
    ];
    const bytes = await buffer(await school.schools.objects.read({ customerCode: 'SG10001', id }));
    return { bytes: String(bytes), refused: answers.map(({ body }) => body.detail) };
  };
  const operator = (...args: readonly string[]) =>
    runOperator(args, { OPERATOR_URL: school.schools.url, OPERATOR_SECRET });

  it('XFER-002 XFER-003 is for the supervisor alone, with every call', async () => {
    const manager = school.as('gestore.SG10001');
    const params = { subject: 'nuova' };
    for (const answer of [
      await ask(manager, practiceList),
      await ask(manager, practiceProgress),
      await ask(manager, transferCalls.read, { params }),
      await ask(manager, practiceFiles, { query: which }),
      await ask(manager, practiceUpload, { body: school.upload({}) as never }),
    ])
      expect(refusal(answer)).toEqual({ status: 403, code: 'forbidden' });
  });

  it('XFER-094 is answered at /api/altri-fornitori, and at /areaclienti by nobody (Q-073)', async () => {
    expect((await supervisor().fetch(practiceList.path)).status).toBe(200);
    for (const path of [`/areaclienti${practiceList.path}`, '/areaclienti/altri-fornitori']) {
      const headers = { 'idempotency-key': crypto.randomUUID() };
      expect((await supervisor().fetch(path, { method: 'POST', headers })).status).toBe(404);
    }
  });

  it('XFER-112 offers nobody whose account is of an office as head, nor anybody who never signed in', async () => {
    const { body } = await ask(supervisor(), practiceHeads);
    expect(body).toEqual([{ uid: 'rossi.SG10001', name: 'Anna Rossi' }]);
  });

  it('XFER-073 refuses a head without a name, or with one that is too long or none', async () => {
    await school.go('nuova', 'next');
    const with_ = (name: string) =>
      school.go('nuova', 'next', 'ds', { ...HEAD, nomeDs: name, cognomeDs: name });
    expect(saidOf(await with_(''))).toEqual({
      nomeDs: 'Nome obbligatorio',
      cognomeDs: 'Cognome obbligatorio',
    });
    const long = 'Il nome non può essere maggiore di 50 caratteri';
    expect(saidOf(await with_('a'.repeat(51)))).toEqual({ nomeDs: long, cognomeDs: long });
    expect(saidOf(await with_('A1'))).toEqual({ nomeDs: 'Nome non valido', cognomeDs: 'Cognome non valido' });
  });

  it('XFER-052 XFER-063 goes one step back, and forgets the choices when the third is left so', async () => {
    await school.go('nuova', 'next', 'ds', HEAD);
    expect(await school.run()).toMatchObject({ step: 'applicativi', answers: { ds: HEAD } });
    await school.schools.db.asOwner((tx) =>
      sql`update procedure_run set answers = answers || '{"applicativi": {"area": "Didattica"}}'`.execute(tx),
    );
    await school.go('nuova', 'back');
    const { step, answers } = await school.run();
    expect([step, answers]).toEqual(['ds', { ds: HEAD }]);
    await school.go('nuova', 'next', 'ds', HEAD);
  });

  it('XFER-074 XFER-075 XFER-077 XFER-079 refuses choices that lack something, or name two codes', async () => {
    const bare = { area: null, applicativi: [], codMinAltri: '' };
    expect(saidOf(await school.save(bare))).toEqual({
      area: 'Campo Obbligatorio',
      applicativi: 'Campo Obbligatorio',
      codMinAltri: 'Il codice ministeriale deve essere di 10 caratteri',
    });
    const two = await school.save({ codMinAltri: 'TNIS013001,TNIS013002' });
    expect(saidOf(two)).toEqual({ codMinAltri: 'Il codice ministeriale deve essere di 10 caratteri' });
    const nobody = await school.save({ applicativi: [{ appCode: 'wwa', fornitore: ' ' }] });
    expect(saidOf(nobody)).toEqual({ 'fornitore.wwa': 'Campo Obbligatorio' });
    expect(await history()).toEqual([]);
  });

  it('XFER-041 XFER-110 takes the choices of the caller’s school and of this year only', async () => {
    for (const more of [{ customerCode: 'SG10002' }, { anno: '2025' }, { nomeDs: 'Altri' }])
      expect(refusal(await school.save(more))).toEqual({ status: 409, code: 'conflict' });
    const unknown = await school.save({ other: 1 });
    expect(refusal(unknown)).toEqual({ status: 400, code: 'invalid' });
  });

  it('XFER-053 XFER-080 XFER-091 saves the choices, the supplier with one capital, and answers the source code', async () => {
    const saved = await school.save();
    expect([saved.status, saved.body]).toEqual([200, SOURCE]);
    expect(await school.run(SUBJECT)).toMatchObject({
      step: 'allegati',
      answers: { applicativi: { applicativi: [{ appCode: 'wwa', fornitore: 'Registro facile' }] } },
    });
    expect(await school.run()).toMatchObject({ step: 'informativa', answers: {} });
  });

  it('XFER-039 XFER-056 is in the history as CREATED, without a state of the operator, and open at its files', async () => {
    const [practice] = await history();
    expect(practice).toMatchObject({
      customerCodeArgo: 'SG10001',
      codMinAltri: SOURCE,
      status: 'CREATED',
      statusOperatore: null,
      area: 'Didattica',
      anno: '2026',
      ds: { nomeDs: 'Anna', cognomeDs: 'Rossi' },
      progress: 0,
    });
    expect(await mine()).toEqual([`${SUBJECT} files`]);
  });

  it('is the only one of its school for a source and an area, whatever another school has', async () => {
    await school.toChoices();
    const second = await school.save();
    expect(refusal(second)).toEqual({ status: 409, code: 'conflict' });
    expect(second.body.detail).toMatch(/^Esiste già una pratica per questo codice e quest’area/);
    const other = school.as('supervisor.SG10003');
    const params = { subject: SUBJECT };
    expect(refusal(await ask(other, transferCalls.read, { params }))).toEqual({
      status: 404,
      code: 'notFound',
    });
    for (const query of [which, { ...which, customer: 'SG10003' }])
      expect(refusal(await ask(other, practiceFiles, { query }))).toEqual({ status: 404, code: 'notFound' });
    const body = { ...school.choices, customerCode: 'SG10003' } as never;
    expect(refusal(await ask(other, practiceSave, { body })).status).toBe(409);
  });

  it('XFER-043 XFER-044 XFER-092 XFER-093 takes a file by the three calls, with the header of its upload', async () => {
    const { begun, address, put, completed } = await school.send({ password: 'segreta' });
    expect(begun.body).toMatchObject({ folder: `transfer/${SOURCE}/Didattica`, state: 'sending' });
    expect(address.body.url).toMatch(/^http/);
    expect(put.headers.get('etag')).toBeTruthy();
    expect(completed.body).toMatchObject({ state: 'stored', checked: 'file' });
    const body = { ...school.upload({}), chunkIndex: 1, sha256: 'a'.repeat(64) } as never;
    for (const uploadToken of ['', crypto.randomUUID(), 'x'])
      expect(
        refusal(
          await ask(supervisor(), practiceUpload, {
            body: { ...(body as object), area: 'Personale' } as never,
            uploadToken,
          }),
        ).status,
      ).toBe(404);
  });

  it('XFER-040 XFER-069 has its progress from 0 to 100, by source code', async () => {
    // Three more parts, none of which has arrived yet.
    const body = { ...school.upload({ name: 'altro.zip' }), size: 150_000_000, chunk: 3 };
    const begun = await ask(supervisor(), practiceUpload, { body });
    expect((await ask(supervisor(), practiceProgress)).body).toEqual({ [SOURCE]: 25, [SUBJECT]: 25 });
    await ask(supervisor(), uploadRemove, { params: { id: begun.body.id } });
    expect((await ask(supervisor(), practiceProgress)).body).toEqual({ [SOURCE]: 100, [SUBJECT]: 100 });
  });

  it('XFER-085 keeps the password of an archive sealed, and answers no school with it', async () => {
    const files = await ask(supervisor(), practiceFiles, { query: which });
    expect(files.body).toMatchObject([
      { filename: 'dati.zip', fornitore: 'Registro facile', type: 'zip', password: true, size: '4,00 B' },
    ]);
    expect(JSON.stringify(files.body)).not.toContain('segreta');
    const { db } = school.schools;
    const stored = await db.asOwner((tx) => sql`select password from practice_file`.execute(tx));
    expect(JSON.stringify(stored.rows)).not.toContain('segreta');
    const read = db.inSchool({ customerCode: 'SG10001', person: 'x' }, (tx) =>
      sql`select password from practice_file`.execute(tx),
    );
    await expect(read).rejects.toMatchObject({ code: '42501' });
  });

  it('XFER-042 XFER-086 XFER-111 makes the document of the files that are there, dated dd/mm/yyyy, and comes to it', async () => {
    expect(refusal(await school.document({ file: [] }))).toEqual({ status: 409, code: 'conflict' });
    const file = { filename: 'dati.zip', fornitore: 'Registro facile', type: 'zip', size: '4,00 B' };
    for (const wrong of [
      { file: [{ ...file, password: 'segreta' }] },
      { file: [{ ...file, password: false, size: 4 }] },
      { file: [{ ...file, password: false, fornitore: undefined }] },
      { nomeDs: undefined },
      { customerCode: 'SG10001' },
      { note: 'a'.repeat(257) },
    ])
      expect(refusal(await school.document(wrong)), JSON.stringify(wrong)).toEqual({
        status: 400,
        code: 'invalid',
      });
    // The maximum length.
    const note = 'Solo la scuola media'.padEnd(256, '.');
    const made = await school.document({ note });
    expect(made.body).toMatchObject({ step: 'documento', answers: { allegati: { note } } });
    const { body } = await ask(supervisor(), practicePdf, { query: which });
    const text = await pdfText(Buffer.from(body.content, 'base64'));
    for (const part of [
      'Area Didattica',
      SOURCE,
      'Registro facile',
      'dati.zip',
      'Anna Rossi',
      'Solo la scuola media',
      new Intl.DateTimeFormat('it-IT', DAY).format(new Date()),
    ])
      expect(text).toContain(part);
    expect(await mine()).toEqual(['nuova begun', `${SUBJECT} toSign`]);
    const waiting = await withPending(school.schools.db, 'waiting', mine);
    expect(waiting).toEqual(['nuova begun', `${SUBJECT} checking`]);
    const unreachable = await withPending(school.schools.db, 'unreachable', mine);
    expect(unreachable).toEqual(['nuova begun', `${SUBJECT} toSign`]);
  });

  it('keeps the files that its document names, whatever a page that was open before asks for', async () => {
    expect(await stale()).toEqual({ bytes: 'data', refused: Array(3).fill(DOCUMENT_THERE) });
  });

  it('changes an answer in the summary and makes the document anew; not the code or the area', async () => {
    const { answers } = await school.run(SUBJECT);
    const change = (more: object) =>
      school.go(SUBJECT, 'change', 'applicativi', { ...answers.applicativi, ...more });
    expect(refusal(await change({ codMinAltri: 'TNIS013002' }))).toEqual({ status: 409, code: 'conflict' });
    const changed = await change({ applicativi: [{ appCode: 'wwa', fornitore: 'nuvola' }] });
    expect(changed.body).toMatchObject({ step: 'documento', answers: { allegati: answers.allegati } });
    const { body } = await ask(supervisor(), practicePdf, { query: which });
    expect(await pdfText(Buffer.from(body.content, 'base64'))).toContain('Nuvola');
  });

  it('XFER-062 deletes the files when the document is cancelled, and is at its files again', async () => {
    expect((await ask(supervisor(), practiceDeleteFiles, { body: which })).status).toBeLessThan(300);
    expect((await ask(supervisor(), practiceFiles, { query: which })).body).toEqual([]);
    expect(await school.run(SUBJECT)).toMatchObject({
      step: 'allegati',
      cancelled: { name: expect.any(String) },
    });
    const [told] = await openMails(school.schools.db, ({ subject }) =>
      subject.startsWith('Procedura annullata'),
    );
    expect(told).toMatchObject({
      uid: 'supervisor.SG10001',
      body: expect.stringContaining('con la propria utenza'),
    });
    expect(refusal(await ask(supervisor(), practicePdf, { query: which }))).toEqual({
      status: 404,
      code: 'notFound',
    });
  });

  it('XFER-061 is deleted with its files from the step of the files', async () => {
    await school.send();
    expect((await ask(supervisor(), practiceDelete, { query: which })).status).toBeLessThan(300);
    expect(await history()).toEqual([]);
    const left = await school.schools.db.asOwner((tx) => sql`select id from upload`.execute(tx));
    expect(left.rows).toEqual([]);
  });

  it('XFER-072 XFER-051 is completed by the signature of the head, with a receipt, and begins anew', async () => {
    const signed = await school.toSigned();
    expect(signed.body).toMatchObject({ signer: 'Anna Rossi', how: 'sigillo' });
    expect((await history())[0]).toMatchObject({ status: 'SIGNED', progress: 100 });
    expect(await mine()).toEqual([`${SUBJECT} signed`]);
    const { body } = await ask(supervisor(), transferCalls.receipt, { params: { subject: SUBJECT } });
    expect(body).toMatchObject({ numero: 'TRA-2026-SG10001-1', allegati: [{ file: 'dati.zip' }] });
    expect(body.documenti[0].sha256).toBe(signed.body.fileSha256);
    expect(await receiptForms(school.schools.db, body)).toEqual(wholeReceipt);
    expect(await school.run()).toMatchObject({ step: 'informativa' });
  });

  it('XFER-059 shows the signed document, and changes no more', async () => {
    const { body } = await ask(supervisor(), practiceSigned, { query: which });
    expect(body).toMatchObject({ media: 'application/pkcs7-mime' });
    const { body: details } = await ask(supervisor(), practiceDetails, {
      query: { codMin: SOURCE, area: 'Didattica' },
    });
    expect(details).toMatchObject({ customerCode: 'SG10001', practice: { status: 'SIGNED' } });
    for (const answer of [
      await ask(supervisor(), practiceDelete, { query: which }),
      await ask(supervisor(), practiceUpload, { body: school.upload({ name: 'b.zip' }) as never }),
    ])
      expect(refusal(answer)).toEqual({ status: 409, code: 'conflict' });
  });

  it('accepts the presence of a page that is still open after the signature, but changes no more', async () => {
    const params = { subject: SUBJECT };
    expect((await ask(supervisor(), transferCalls.present, { params })).status).toBe(200);
    expect(refusal(await ask(supervisor(), transferCalls.read, { params }))).toMatchObject({ status: 409 });
  });

  it('keeps the files that were signed for', async () => {
    expect(await stale()).toEqual({ bytes: 'data', refused: Array(3).fill(SIGNED) });
  });

  it('hands the password to the operator alone, who is audited', async () => {
    const named = ['--school', 'SG10001', '--source', SOURCE, '--area', 'Didattica'];
    const { db } = school.schools;
    const files = await operator('transfers', 'files', ...named);
    expect(files.output).toContain('dati.zip');
    expect(files.output).toContain('password segreta');
    const lines = await db.asOwner((tx) =>
      sql`select after from audit_entry where entity = 'practice' and action = 'open'`.execute(tx),
    );
    expect(lines.rows).toHaveLength(1);
    expect(JSON.stringify(lines.rows)).not.toContain('segreta');
    expect(await operator('transfers', 'files')).toMatchObject({ code: 2 });
  });

  it('XFER-060 is first worked on and then completed, and the signer gets a mail', async () => {
    const named = ['--school', 'SG10001', '--source', SOURCE, '--area', 'Didattica'];
    const state = async () => (await history())[0].statusOperatore;
    expect(await operator('transfers', 'complete', ...named)).toMatchObject({ code: 1 });
    expect(await operator('transfers', 'start', ...named)).toMatchObject({ code: 0 });
    expect([await state(), await mine()]).toEqual(['STARTED', [`${SUBJECT} working`]]);
    expect(await operator('transfers', 'start', ...named)).toMatchObject({ code: 1 });
    expect(await operator('transfers', 'complete', ...named)).toMatchObject({ code: 0 });
    expect([await state(), await mine()]).toEqual(['COMPLETED', [`${SUBJECT} completed`]]);
    const subjects = (await openMails(school.schools.db)).map(({ subject }) => subject);
    expect(subjects).toContain(`Trasferimento dati completato: Area Didattica, ${SOURCE}`);
  });

  it('says what happened in it and when, with one receipt and one mail about the signature', async () => {
    const { body } = await ask(supervisor(), practiceHistory, { query: which });
    expect(body.map(({ what, persona }: { what: string; persona?: string }) => [what, persona])).toEqual([
      ['begun', undefined],
      ['signed', 'Anna Rossi'],
      ['started', undefined],
      ['completed', undefined],
    ]);
    const moments = body.map(({ at }: { at?: string }) => at);
    expect(moments.every(Boolean)).toBe(true);
    expect(moments).toEqual([...moments].sort());
    const receipts = (await openMails(school.schools.db)).filter(({ subject }) =>
      subject.startsWith('Ricevuta'),
    );
    expect(receipts.map(({ subject }) => subject)).toEqual(['Ricevuta TRA-2026-SG10001-1']);
  });

  it('XFER-057 XFER-058 opens one of which only the row is known at its choices, its files or its document', async () => {
    const row = (cod_min_altri: string, area: '' | 'Contabile', prefix: string | null) => ({
      customer_code: 'SG10001',
      cod_min_altri,
      area,
      status: 'CREATED' as const,
      status_operatore: null,
      created_date: new Date(),
      updated_date: new Date(),
      applicativi: '[]',
      nome_ds: null,
      cognome_ds: null,
      pec: null,
      anno_finanziario: null,
      anno: '2026',
      prefix_key_file_signed: null,
      progress: 0,
      prefix_key_file_original: prefix,
    });
    await school.schools.db.asOwner((tx) =>
      tx
        .insertInto('practice')
        .values([
          row('AAAA000001', '', null),
          row('AAAA000002', 'Contabile', null),
          row('AAAA000003', 'Contabile', 'f'),
        ])
        .execute(),
    );
    const at = async (subject: string) => (await school.run(subject)).step;
    expect(await at('AAAA000001~')).toBe('applicativi');
    expect(await at('AAAA000002~Contabile')).toBe('allegati');
    expect(await at('AAAA000003~Contabile')).toBe('documento');
  });
});
