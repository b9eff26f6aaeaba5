import { describe, expect, it } from 'vitest';
import { procedureList } from '../../../../contract/procedures/endpoints';
import {
  mergedCalls,
  resizingCeased,
  resizingDelete,
  resizingDetails,
  resizingHeads,
  resizingSchools as resizingOptions,
  resizingPdf,
  resizingStatus,
} from '../../../../contract/resizing/endpoints';
import { type Answer, ask, refusal } from '../../../fixtures/ask';
import { pdfText } from '../../../fixtures/pdfText';
import { HEAD, resizingSchools } from '../../../fixtures/resizingSchools';
import { withPending } from '../../../fixtures/withPending';

/** Returns the messages by field. */
const saidOf = ({ body }: Answer) =>
  Object.fromEntries(
    body.errors.map(({ field, message }: { field: string; message: string }) => [field, message]),
  );

describe('the resizing of a merged school', () => {
  const schools = resizingSchools();
  const supervisor = () => schools.as('supervisor.SG10001');
  const run = async (uid = 'supervisor.SG10001') => (await ask(schools.as(uid), mergedCalls.read)).body;
  const status = async (uid = 'supervisor.SG10001') => (await ask(schools.as(uid), resizingStatus)).body;
  const mine = async (uid: string) =>
    (await ask(schools.as(uid), procedureList)).body.map(
      (one: { kind: string; state: string }) => `${one.kind} ${one.state}`,
    );

  it('RZM-003 RZM-046 tells the supervisor alone whether it has ceased, its status, and the schools of its codes', async () => {
    const ceased = (await ask(supervisor(), resizingCeased)).body;
    expect(ceased).toEqual({ cessata: true, anno: 2026, codMin: ['RMIC82000B', 'RMIC99999Z'] });
    expect(await status()).toEqual({ required: true, answers: [] });
    const query = { codMin: ceased.codMin.join(',') };
    expect((await ask(supervisor(), resizingOptions, { query })).body.length).toBe(1);
    expect(refusal(await ask(schools.as('gestore.SG10001'), resizingStatus))).toEqual({
      status: 403,
      code: 'forbidden',
    });
    expect(await mine('gestore.SG10001')).toEqual([]);
  });

  it('RZM-022 has codes, names and applications of a school that can receive', async () => {
    const option = await schools.option();
    expect(option).toEqual({
      codMin: 'RMIC82000B',
      customerCode: 'SG10002',
      name: 'Istituto SG10002',
      description: 'Roma',
      applicationData: ['wwa', 'wwb'],
    });
    const params = { scuola: 'SG10002' };
    expect((await ask(supervisor(), resizingDetails, { params })).body).toEqual(option);
  });

  it('RZM-045 RZM-042 asks nothing of a school that has not ceased and holds single applications only', async () => {
    expect(await status('supervisor.SG10004')).toEqual({ required: false, answers: [] });
    expect(refusal(await ask(schools.as('supervisor.SG10004'), mergedCalls.read))).toEqual({
      status: 404,
      code: 'notFound',
    });
    expect(await mine('supervisor.SG10004')).toEqual(['merged notNeeded']);
  });

  it('RZM-039 lets no account of an office be the head, nor anybody who never signed in', async () => {
    const heads = (await ask(supervisor(), resizingHeads)).body;
    expect(heads).toEqual([{ uid: 'rossi.SG10001', name: 'Anna Rossi' }]);
    await schools.nameHead('preside');
    await schools.go('next');
    const refused = await schools.go('next', 'ds', { ...HEAD, codiceFiscaleDs: 'PRVNNA70A41L378X' });
    expect(refusal(refused)).toEqual({ status: 409, code: 'conflict' });
    expect((await run()).step).toBe('ds');
    await schools.nameHead();
  });

  it('RZM-033 RZM-034 refuses a head without a name, and keeps where it was', async () => {
    const refused = await schools.go('next', 'ds', {
      nomeDs: '',
      cognomeDs: '',
      codiceFiscaleDs: HEAD.codiceFiscaleDs,
    });
    expect(saidOf(refused)).toEqual({ nomeDs: 'Nome obbligatorio', cognomeDs: 'Cognome obbligatorio' });
    expect((await run()).step).toBe('ds');
  });

  it('RZM-035 RZM-036 RZM-037 refuses a name that is too long, or none', async () => {
    const long = 'a'.repeat(51);
    const tooLong = await schools.go('next', 'ds', { ...HEAD, nomeDs: long, cognomeDs: long });
    const said = 'Il nome non può essere maggiore di 50 caratteri';
    expect(saidOf(tooLong)).toEqual({ nomeDs: said, cognomeDs: said });
    const wrong = await schools.go('next', 'ds', { ...HEAD, nomeDs: 'A1', cognomeDs: '?' });
    expect(saidOf(wrong)).toEqual({ nomeDs: 'Nome non valido', cognomeDs: 'Cognome non valido' });
  });

  it('keeps the answers of a step, tells who else has it open, and goes on in another browser where it was', async () => {
    expect((await schools.go('next', 'ds', HEAD)).body).toMatchObject({
      step: 'applicativi',
      answers: { ds: HEAD },
    });
    await ask(supervisor(), mergedCalls.present);
    const other = await run('collega.SG10001');
    expect(other).toMatchObject({ step: 'applicativi', answers: { ds: HEAD } });
    expect(other.saved.name).toBe('Ida Neri');
    expect(other.others.map(({ name }: { name: string }) => name)).toEqual(['Ida Neri']);
    expect((await run()).others).toEqual([]);
    schools.clock.move(70_000);
    expect((await run('collega.SG10001')).others).toEqual([]);
  });

  it('shows who saves second what the first has saved, and loses neither', async () => {
    await schools.noHead();
    const { etag } = await ask(schools.as('collega.SG10001'), mergedCalls.read);
    await schools.go('back');
    await schools.go('next', 'ds', { ...HEAD, nomeDs: 'Annarita' });
    const body = { event: 'back' } as never;
    const second = await ask(schools.as('collega.SG10001'), mergedCalls.go, { body, ifMatch: etag ?? '' });
    expect(refusal(second)).toEqual({ status: 412, code: 'stale' });
    expect(second.body.current).toMatchObject({
      step: 'applicativi',
      answers: { ds: { nomeDs: 'Annarita' } },
    });
    expect(second.body.current.saved.name).toBe('Ida Neri');
    expect((await run()).answers.ds.nomeDs).toBe('Annarita');
    await schools.go('back');
    await schools.go('next', 'ds', HEAD);
    await schools.nameHead();
  });

  it('RZM-040 RZM-041 refuses choices that leave an application without its school', async () => {
    const refused = await schools.send({ wwa: [], wwb: null });
    expect(saidOf(refused)).toEqual({
      wwa: 'È necessario indicare almeno un istituto',
      wwb: 'È necessario indicare un istituto',
    });
    const third = { ...(await schools.option()), customerCode: 'SG10003' };
    const stranger = await schools.send({ wwp: [third] });
    expect(stranger.body.errors).toEqual([
      { field: 'wwp', message: 'La scuola indicata non è tra quelle accorpanti' },
    ]);
    expect((await run()).step).toBe('applicativi');
  });

  it('RZM-021 RZM-025 RZM-028 makes the document of the choices that were sent, and comes to it', async () => {
    const sent = await schools.send();
    expect(sent.body).toMatchObject({
      step: 'documento',
      answers: { applicativi: { wwa: ['SG10002'], wwp: ['SG10002'], wwb: 'SG10002', sgd: 'SG10002' } },
    });
    expect((await status()).status).toBe('CREATED');
    const { body } = await ask(supervisor(), resizingPdf);
    const text = await pdfText(Buffer.from(body.content, 'base64'));
    for (const part of [
      'Alunni Registro',
      'Istituto SG10002 (RMIC82000B)',
      'Anna Rossi',
      HEAD.codiceFiscaleDs,
      '2026/27',
    ])
      expect(text).toContain(part);
    const own = () => mine('supervisor.SG10001');
    expect(await own()).toEqual(['merged signing']);
    expect(await withPending(schools.db, 'waiting', own)).toEqual(['merged checking']);
    expect(await withPending(schools.db, 'refused', own)).toEqual(['merged signing']);
  });

  it('RZM-023 RZM-024 has a state and when it changed, in Rome', async () => {
    const { status: state, updatedDate } = await status();
    expect(state).toBe('CREATED');
    expect(updatedDate).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  });

  it('changes one answer from the summary and comes back to it, the others kept, with another document', async () => {
    const before = (await ask(supervisor(), resizingPdf)).body.sha256;
    const elsewhere = await schools.go('change', 'informativa', {});
    expect(refusal(elsewhere)).toEqual({ status: 409, code: 'conflict' });
    const { answers } = await run();
    const changed = await schools.go('change', 'applicativi', { ...answers.applicativi, wwa: [] });
    expect(refusal(changed)).toEqual({ status: 400, code: 'invalid' });
    schools.clock.move(86_400_000);
    const kept = await schools.go('change', 'applicativi', answers.applicativi);
    expect(kept.body).toMatchObject({ step: 'documento', answers: { ds: HEAD } });
    expect((await ask(supervisor(), resizingPdf)).body.sha256).not.toBe(before);
  });

  it('RZM-030 RZM-027 forgets the choices when it is cancelled, and begins at the first step', async () => {
    expect((await ask(supervisor(), resizingDelete)).status).toBeLessThan(300);
    expect(await run()).toMatchObject({ step: 'informativa', answers: {} });
    expect(await status()).toEqual({ required: true, answers: [] });
    expect(refusal(await ask(supervisor(), resizingPdf))).toEqual({ status: 404, code: 'notFound' });
  });
});
