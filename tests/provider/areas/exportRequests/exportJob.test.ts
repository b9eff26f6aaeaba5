import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { WRONG_CODE } from '../../../../contract/account/confirmation';
import { identityConfirm } from '../../../../contract/account/confirmationEndpoints';
import { otpLinkMake } from '../../../../contract/account/otpEndpoints';
import { auditList } from '../../../../contract/audit/endpoints';
import {
  exportFile,
  exportRequestCancel,
  exportRequestCreate,
  exportRequestDelete,
  exportRequestList,
  exportScope,
} from '../../../../contract/exportRequests/endpoints';
import { procedureList } from '../../../../contract/procedures/endpoints';
import { exportWorker } from '../../../../provider/areas/exportRequests/exportJob';
import { cleanExports } from '../../../../provider/areas/exportRequests/retainExports';
import { readConfig } from '../../../../provider/config';
import type { Database } from '../../../../provider/db/database';
import { createObjectStore } from '../../../../provider/objects/createObjectStore';
import { WRITTEN_AT_ONCE } from '../../../../provider/objects/writeObject';
import { systemClock } from '../../../../provider/systemClock';
import { ask, refusal } from '../../../fixtures/ask';
import { confirmIdentity } from '../../../fixtures/confirmIdentity';
import { doDueJobs } from '../../../fixtures/dueJobs';
import { PASSWORD } from '../../../fixtures/identityProvider';
import { askForCodes, codeOf, linkApp } from '../../../fixtures/oneTimeCode';
import { openMails } from '../../../fixtures/openMails';
import { peopleForTests } from '../../../fixtures/peopleForTests';
import { signIn } from '../../../fixtures/signIn';

const supervisor = 'supervisor.SG10001';
/** Another supervisor of the same school. */
const second = 'gestore.SG10001';
const folder = mkdtempSync(join(tmpdir(), 'esportazione-'));
const DAY = 86_400_000;
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const makeSecond = (db: Database) =>
  db.asOwner(async (tx) => {
    const role = { customer_code: 'SG10001', uid: second, ac: 'AMM', cn: 'Member_admins' };
    await tx.insertInto('account_group').values(role).execute();
  });

describe('the export of the data of a school', () => {
  const people = peopleForTests([supervisor, second, 'supervisor.SG10002'], makeSecond, {
    dataDir: folder,
    exportWaitMinutes: 10,
  });
  const store = () => createObjectStore({ ...readConfig({}), dataDir: folder }, people.db, systemClock);
  const worker = (objects = store()) => {
    const { db, clock } = people;
    return exportWorker({ db, clock, objects, publicUrl: people.url });
  };
  const told = (subject: string) => openMails(people.db, (mail) => mail.subject.includes(subject));
  const work = () => doDueJobs(people.db, people.clock, worker());
  const create = async () => {
    await confirmIdentity(people.as(supervisor));
    return ask(people.as(supervisor), exportRequestCreate, {
      params: { email: 'ds@example.org' },
      body: ['WWA'],
    });
  };
  const read = async (number: string) => {
    const params = { customerCode: 'SG10001' };
    const { body } = await ask(people.as(supervisor), exportRequestList, { params });
    return body.find((one: { prgRichiesta: string }) => one.prgRichiesta === number);
  };

  it('ADM-033 is reported to every other supervisor at once, who can cancel it; then nothing is made', async () => {
    const { body } = await create();
    const asked = await told('È stata richiesta');
    expect(asked.map(({ recipient }) => recipient)).toEqual([expect.stringMatching(/^gestore/)]);
    expect(asked[0]?.body).toContain('Annulla la richiesta');
    expect(asked[0]?.body).toContain(`/areaamministrativa/esportazione/${body.prgRichiesta}`);
    expect(await work()).toBe(0);
    expect((await read(body.prgRichiesta)).stato).toBe('pending');
    expect(refusal(await create())).toEqual({ status: 409, code: 'conflict' });
    const cancelled = await ask(people.as(second), exportRequestCancel, {
      params: { id: body.prgRichiesta },
    });
    expect(cancelled.status).toBe(204);
    people.clock.move(11 * 60_000);
    expect(await work()).toBe(1);
    expect(await read(body.prgRichiesta)).toBeUndefined();
  });

  it('needs a requester who has just authenticated again: with the code where there is one', async () => {
    const params = { email: 'ds@example.org' };
    const body: ['WWA'] = ['WWA'];
    const sent = () => ask(people.as(second), exportRequestCreate, { params, body });
    const asked = { status: 403, code: 'confirmationNeeded' };
    expect(refusal(await sent())).toEqual(asked);
    const enter = async () => {
      await askForCodes(people.db, second, false);
      const who = await signIn(people.url, second, PASSWORD);
      await askForCodes(people.db, second);
      await confirmIdentity(who);
      return who;
    };
    const { link } = (await ask(await enter(), otpLinkMake, { body: { name: 'Telefono' } })).body;
    const secret = await linkApp(people.url, link);
    const who = await enter();
    const withPassword = await ask(who, exportRequestCreate, { params, body });
    expect(refusal(withPassword)).toEqual({ status: 403, code: 'codeConfirmationNeeded' });
    const wrong = await ask(who, identityConfirm, { body: { code: '000000' } });
    expect([wrong.status, wrong.body.errors]).toEqual([403, [{ field: 'code', message: WRONG_CODE }]]);
    expect((await ask(who, identityConfirm, { body: { code: codeOf(secret, 1) } })).status).toBe(204);
    const { status, body: made } = await ask(who, exportRequestCreate, { params, body });
    expect(status).toBe(200);
    await ask(who, exportRequestCancel, { params: { id: made.prgRichiesta } });
    await askForCodes(people.db, second, false);
  });

  it('is asked for after its tables, rows and size were seen', async () => {
    const { body } = await ask(people.as(supervisor), exportScope);
    expect(body).toEqual([
      {
        applicazione: 'WWA',
        tabelle: [
          { nome: 'licenza.csv', righe: 1 },
          { nome: 'utenti-e-ruoli.csv', righe: 0 },
          { nome: 'anagrafica-personale.csv', righe: 0 },
        ],
        byte: expect.any(Number),
      },
    ]);
    expect(body[0].byte).toBeGreaterThan(5);
  });

  it('ADM-028 ADM-042 is a zip of tables and a manifest with what is missing, and the SHA-256 of each', async () => {
    const { body } = await create();
    people.clock.move(11 * 60_000);
    await work();
    const request = await read(body.prgRichiesta);
    expect(request).toMatchObject({ stato: 'active', scadenza: 30, avanzamento: 100, enableDownload: true });
    const params = { fileName: request.nomeFile };
    expect(refusal(await ask(people.as('supervisor.SG10002'), exportFile, { params }))).toEqual({
      status: 404,
      code: 'notFound',
    });
    const address = (await ask(people.as(supervisor), exportFile, { params })).body.url;
    const answer = await fetch(address);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${request.nomeFile}"`);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(request.sha256);
    expect(bytes.length).toBe(request.dimensione);
    const files = unzipSync(bytes);
    const unzip = (name: string) => Buffer.from(files[name] ?? []);
    const manifest = JSON.parse(unzip('manifest.json').toString());
    const [application] = manifest.applicazioni;
    expect(application.codice).toBe('WWA');
    expect(application.mancante.length).toBeGreaterThan(1);
    expect(unzip('manifesto.pdf').subarray(0, 5).toString()).toBe('%PDF-');
    for (const one of application.file) {
      const table = unzip(one.nome);
      expect(createHash('sha256').update(table).digest('hex'), one.nome).toBe(one.sha256);
      expect(table.toString().trim().split('\r\n').length - 1, one.nome).toBe(one.righe);
    }
    const log = await ask(people.as(supervisor), auditList, { params: { customerCode: 'SG10001' } });
    expect(log.body.data[0]).toMatchObject({ entity: 'exportRequest', action: 'download', outcome: 'done' });
    const mails = await openMails(people.db, ({ subject }) => subject === 'I dati richiesti sono pronti');
    expect(mails).toHaveLength(1);
  });

  it('ADM-053 can be fetched for thirty days; then its file goes, and an address leads to its page', async () => {
    const number = '3';
    const { nomeFile } = await read(number);
    const params = { fileName: nomeFile };
    const { url } = (await ask(people.as(supervisor), exportFile, { params })).body;
    people.clock.move(30 * DAY);
    expect((await ask(people.as(supervisor), exportFile, { params })).status).toBe(200);
    people.clock.move(DAY);
    expect((await read(number)).stato).toBe('expired');
    expect(refusal(await ask(people.as(supervisor), exportFile, { params }))).toEqual({
      status: 404,
      code: 'notFound',
    });
    const { db, clock } = people;
    expect(await cleanExports({ db, clock, objects: store() })).toBe(1);
    const gone = await fetch(url, { redirect: 'manual' });
    expect([gone.status, gone.headers.get('location')]).toEqual([
      303,
      `/areaamministrativa/esportazione/${number}`,
    ]);
    expect((await fetch(url.replace('name=', 'name=x'))).status).toBe(403);
  });

  it('is reported once, with the existing file, where another process has made it again meanwhile', async () => {
    const { body } = await create();
    const job = { customerCode: 'SG10001', prgRichiesta: Number(body.prgRichiesta) };
    const before = await told('sono pronti');
    const objects = store();
    const finish: typeof objects.finish = async (...call) => {
      const finished = await objects.finish(...call);
      await worker().run(job);
      return finished;
    };
    await worker({ ...objects, finish }).run(job);
    const after = await told('sono pronti');
    expect(after).toHaveLength(before.length + 1);
    const { nomeFile, sha256 } = await read(body.prgRichiesta);
    const { body: file } = await ask(people.as(supervisor), exportFile, { params: { fileName: nomeFile } });
    const bytes = Buffer.from(await (await fetch(file.url)).arrayBuffer());
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
    await ask(people.as(supervisor), exportRequestDelete, {
      params: { id: body.prgRichiesta },
    });
  });

  it('that could not be made is said so by mail, once, and awaits the school', async () => {
    const { body } = await create();
    const job = { customerCode: 'SG10001', prgRichiesta: Number(body.prgRichiesta) };
    for (let time = 0; time < 2; time += 1) await worker().parked?.(job);
    const mails = await told('non sono stati preparati');
    expect(mails.map(({ recipient }) => recipient)).toEqual(['ds@example.org']);
    expect(mails[0]?.body).toContain(`/areaamministrativa/esportazione/${body.prgRichiesta}`);
    expect(await read(body.prgRichiesta)).toMatchObject({ stato: 'pending', anomalia: true });
    const { body: procedures } = await ask(people.as(supervisor), procedureList);
    expect(procedures).toContainEqual(
      expect.objectContaining({ kind: 'exportRequest', id: body.prgRichiesta, state: 'failed' }),
    );
    await ask(people.as(supervisor), exportRequestCancel, { params: { id: body.prgRichiesta } });
  });

  it('that was given up because its processes died leaves nothing in the store, and is made where it is tried again', async () => {
    const { db, clock } = people;
    const { body } = await create();
    const job = { customerCode: 'SG10001', prgRichiesta: Number(body.prgRichiesta) };
    const dies = async () => {
      throw new Error('killed');
    };
    const arriving = async () => {
      const found: string[] = [];
      for await (const { id, state } of store().list()) if (state === 'unfinished') found.push(id);
      return found;
    };
    await expect(worker({ ...store(), put: dies, abandon: dies }).run(job)).rejects.toThrow('killed');
    expect(await arriving()).toHaveLength(1);
    await worker().parked?.(job);
    await cleanExports({ db, clock, objects: store() });
    expect(await arriving()).toHaveLength(1);
    await db.pool.query(`update job set parked_at = due_at where name = 'dataExport'`);
    await cleanExports({ db, clock, objects: store() });
    expect(await arriving()).toEqual([]);
    await worker().run(job);
    expect(await read(body.prgRichiesta)).toMatchObject({ stato: 'active', anomalia: false });
    await ask(people.as(supervisor), exportRequestDelete, { params: { id: body.prgRichiesta } });
  });

  it('that is tried again while what was left of it goes is kept', async () => {
    const { db, clock } = people;
    const { body } = await create();
    const job = { customerCode: 'SG10001', prgRichiesta: Number(body.prgRichiesta) };
    await db.pool.query(`update job set parked_at = due_at where name = 'dataExport'`);
    const dies = async () => {
      throw new Error('killed');
    };
    await expect(worker({ ...store(), put: dies, abandon: dies }).run(job)).rejects.toThrow('killed');
    await worker().parked?.(job);
    const objects = store();
    const remove: typeof objects.remove = async (name) => {
      await worker().run(job);
      await objects.remove(name);
    };
    await cleanExports({ db, clock, objects: { ...objects, remove } });
    const { nomeFile } = await read(body.prgRichiesta);
    const { body: file } = await ask(people.as(supervisor), exportFile, { params: { fileName: nomeFile } });
    expect((await fetch(file.url, { redirect: 'manual' })).status).toBe(200);
    await ask(people.as(supervisor), exportRequestDelete, { params: { id: body.prgRichiesta } });
  });

  it('of 100,000 rows is made in less than 200 MB, and its numbers are those of the manifest', async () => {
    const { customer_code, prg_richiesta } = await people.db.asOwner(async (tx) => {
      await sql`insert into registry_person (customer_code, anno, prg_anagrafe, nome, cognome, ruoli)
        select 'SG10002', 2026, n::text, md5(n::text), md5((n + 1)::text), '["docente"]'
        from generate_series(1, 100000) n`.execute(tx);
      const request = {
        customer_code: 'SG10002',
        prg_richiesta: 1,
        applicazioni: '["WWA"]',
        cognome_nome_supervisor: 'Rossi Maria',
        des_email: 'ds@example.org',
        data_rich: people.clock.now(),
        requested_by: 'supervisor.SG10002',
        begins_at: people.clock.now(),
      };
      await tx.insertInto('export_request').values(request).execute();
      return request;
    });
    const used = () => process.memoryUsage().heapUsed + process.memoryUsage().external;
    const [objects, before] = [store(), used()];
    let most = 0;
    const look = () => {
      most = Math.max(most, used() - before);
    };
    const put: typeof objects.put = (upload, part, bytes) => {
      look();
      expect(bytes.length).toBeLessThanOrEqual(WRITTEN_AT_ONCE);
      return objects.put(upload, part, bytes);
    };
    const { db, clock } = people;
    const worker = exportWorker({ db, clock, objects: { ...objects, put }, publicUrl: people.url });
    const looking = setInterval(look, 5);
    await worker.run({ customerCode: customer_code, prgRichiesta: prg_richiesta });
    clearInterval(looking);
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThan(200 * 1024 * 1024);
    const { body } = await ask(people.as('supervisor.SG10002'), exportRequestList, {
      params: { customerCode: customer_code },
    });
    const { body: file } = await ask(people.as('supervisor.SG10002'), exportFile, {
      params: { fileName: body[0].nomeFile },
    });
    const files = unzipSync(Buffer.from(await (await fetch(file.url)).arrayBuffer()));
    const manifest = JSON.parse(Buffer.from(files['manifest.json'] ?? []).toString());
    const staff = manifest.applicazioni[0].file.find(({ nome }: { nome: string }) =>
      nome.includes('anagrafica'),
    );
    expect(staff.righe).toBe(100_000);
    expect(files[staff.nome]?.length).toBe(staff.byte);
  });
});
