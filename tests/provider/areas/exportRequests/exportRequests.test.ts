import { beforeAll, describe, expect, it } from 'vitest';
import { auditList } from '../../../../contract/audit/endpoints';
import {
  exportRequestCancel,
  exportRequestCreate,
  exportRequestDelete,
  exportRequestList,
} from '../../../../contract/exportRequests/endpoints';
import { addDays, dayInRome, showDay } from '../../../../contract/values/dates';
import { ask, refusal } from '../../../fixtures/ask';
import { confirmIdentity } from '../../../fixtures/confirmIdentity';
import { peopleForTests } from '../../../fixtures/peopleForTests';
import type { SignedIn } from '../../../fixtures/signIn';

const supervisor = 'supervisor.SG10001';
const elsewhere = 'supervisor.SG10002';
const others = ['gestore', 'campus', 'docente'].map((name) => `${name}.SG10001`);
const DAY = 86_400_000;

describe('export requests', () => {
  const people = peopleForTests([supervisor, elsewhere, ...others], async (db) => {
    const ago = (days: number) => new Date(Date.now() - days * DAY);
    const served = (customer_code: string, prg_richiesta: number, data_evasione: Date) => ({
      customer_code,
      prg_richiesta,
      applicazioni: '["WWA"]',
      nome_file: `esportazione-${prg_richiesta}.zip`,
      cognome_nome_supervisor: 'Rossi Maria',
      des_email: 'scuola@example.org',
      data_rich: new Date(data_evasione.getTime() - 3_600_000),
      data_evasione,
      scadenza: 30,
      des_password: 'segreta',
    });
    await db.asOwner((tx) =>
      tx
        .insertInto('export_request')
        .values([
          served('SG10001', 1, ago(100)),
          served('SG10001', 2, ago(20)),
          served('SG10002', 1, ago(40)),
          { ...served('SG10002', 2, ago(3)), nome_file: null, data_evasione: null },
        ])
        .execute(),
    );
  });
  const school = (who: string) => ({ customerCode: who.slice(-7) });
  const list = (who = supervisor) => ask(people.as(who), exportRequestList, { params: school(who) });
  const create = (
    person: SignedIn,
    body: readonly string[] = ['WWA'],
    email = 'ds@example.org',
    key?: string,
  ) => ask(person, exportRequestCreate, { params: { email }, body: body as ['WWA'], ...(key && { key }) });
  beforeAll(() =>
    Promise.all([supervisor, elsewhere].map((who) => confirmIdentity(people.as(who)))).then(() => undefined),
  );
  const today = () => dayInRome(people.clock.now());

  it('ADM-031 ADM-032 are active while the download window is open, expired after it', async () => {
    const { body } = await list();
    expect(body).toMatchObject([
      { prgRichiesta: '2', stato: 'active', enableDownload: true, nomeFile: 'esportazione-2.zip' },
      { prgRichiesta: '1', stato: 'expired', enableDownload: false, nomeScu: 'Istituto SG10001' },
    ]);
  });

  it('ADM-030 are pending while there is no file, and only those of one’s own school are seen', async () => {
    const { body } = await list(elsewhere);
    expect(body.map((one: { stato: string; codCliente: string }) => [one.stato, one.codCliente])).toEqual([
      ['pending', 'SG10002'],
      ['expired', 'SG10002'],
    ]);
  });

  it.each(others)('are not for %s, neither to see nor to make, cancel or delete', async (who) => {
    const person = people.as(who);
    const answers = [
      await list(who),
      await create(person),
      await ask(person, exportRequestCancel, { params: { id: '1' } }),
      await ask(person, exportRequestDelete, { params: { id: '1' } }),
    ];
    for (const answer of answers) expect(refusal(answer)).toEqual({ status: 403, code: 'forbidden' });
  });

  it('VAL-118 need an e-mail with an at sign', async () => {
    const answer = await create(people.as(supervisor), ['WWA'], 'nessuno');
    expect(answer.body).toMatchObject({
      code: 'invalid',
      errors: [{ field: 'email', message: 'E-mail non valida' }],
    });
  });

  it('VAL-119 need an application, one that can be exported and that the school has a licence of', async () => {
    const person = people.as(supervisor);
    expect((await create(person, [])).body.errors).toEqual([
      { field: '', message: "Scegliere l'applicazione di cui esportare i dati." },
    ]);
    expect(refusal(await create(person, ['NCV']))).toEqual({ status: 400, code: 'invalid' });
    expect((await create(person, ['WWA', 'WWP'])).body.errors).toEqual([
      { field: '[1]', message: "La scuola non ha la licenza dell'applicazione WWP." },
    ]);
  });

  it('ADM-064 are made with an e-mail and applications, once however often they are sent', async () => {
    const person = people.as(supervisor);
    const send = () => create(person, ['WWA', 'WWA'], 'ds@example.org', 'richiesta-unica');
    const [first, second] = await Promise.all([send(), send()]);
    expect(first.status).toBe(200);
    expect(second.body).toEqual(first.body);
    expect(first.body).toMatchObject({
      prgRichiesta: '3',
      stato: 'pending',
      applicazioni: ['WWA'],
      desEmail: 'ds@example.org',
      cognomeNomeSupervisor: 'Rossi supervisor',
      codCliente: 'SG10001',
    });
    expect((await list()).body).toHaveLength(3);
    const log = await ask(person, auditList, { params: school(supervisor) });
    expect(log.body.data[0]).toMatchObject({
      entity: 'exportRequest',
      action: 'create',
      target: '3',
      outcome: 'done',
    });
  });

  it('ADM-054 wait for 15 days after the last one, and say until when', async () => {
    const person = people.as(supervisor);
    const blocked = await create(person);
    expect(refusal(blocked)).toEqual({ status: 409, code: 'conflict' });
    expect(blocked.body.detail).toBe(
      `È già stata fatta una richiesta il ${showDay(today())}. Se ne potrà fare un'altra dal ${showDay(addDays(today(), 16))}.`,
    );
    expect(refusal(await create(people.as(elsewhere)))).toEqual({ status: 409, code: 'conflict' });
  });

  it('ADM-054 are refused with one of 15 days ago, served or not, and made with one of 16', async () => {
    const person = people.as(elsewhere);
    const lastMade = (days: number) =>
      people.db.asOwner((tx) =>
        tx
          .updateTable('export_request')
          .set({ data_rich: new Date(Date.now() - days * DAY) })
          .where('customer_code', '=', 'SG10002')
          .execute(),
      );
    await lastMade(15);
    expect(refusal(await create(person))).toEqual({ status: 409, code: 'conflict' });
    await lastMade(16);
    const { status, body } = await create(person);
    expect(status).toBe(200);
    await ask(person, exportRequestCancel, { params: { id: body.prgRichiesta } });
  });

  it('two made at the same moment become one', async () => {
    const person = people.as(supervisor);
    await ask(person, exportRequestCancel, { params: { id: '3' } });
    const answers = await Promise.all([create(person), create(person)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 200)?.body.prgRichiesta).toBe('4');
  });

  it('are cancelled while pending, deleted once served, and never the other way round', async () => {
    const person = people.as(supervisor);
    const early = await ask(person, exportRequestDelete, { params: { id: '4' } });
    expect(early.body).toMatchObject({
      status: 409,
      detail: 'La richiesta è ancora in elaborazione: non si può eliminare, ma si può annullare.',
    });
    const late = await ask(person, exportRequestCancel, { params: { id: '2' } });
    expect(late.body).toMatchObject({
      status: 409,
      detail: 'La richiesta è già stata evasa: non si può più annullare, ma si può eliminare.',
    });
    expect((await ask(person, exportRequestCancel, { params: { id: '4' } })).status).toBe(204);
    expect((await ask(person, exportRequestDelete, { params: { id: '2' } })).status).toBe(204);
    expect((await list()).body.map((one: { prgRichiesta: string }) => one.prgRichiesta)).toEqual(['1']);
    // Repeats the call, as from another tab: it has no further effect.
    expect((await ask(person, exportRequestDelete, { params: { id: '2' } })).status).toBe(204);
    const log = await ask(person, auditList, { params: school(supervisor) });
    const text = JSON.stringify(log.body.data);
    expect(text).not.toContain('segreta');
  });

  it.each(['99', '0', 'x', '1 or 1=1'])('number %s is not found', async (id) => {
    const answer = await ask(people.as(supervisor), exportRequestCancel, { params: { id } });
    expect(refusal(answer)).toEqual({ status: 404, code: 'notFound' });
  });

  it('of another school are not reached by their number', async () => {
    await ask(people.as(supervisor), exportRequestCancel, { params: { id: '2' } });
    await ask(people.as(supervisor), exportRequestDelete, { params: { id: '1' } });
    expect((await list(elsewhere)).body).toHaveLength(2);
  });
});
