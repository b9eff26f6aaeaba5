import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { platformAssistancePut } from '../../../../contract/staff/endpoints/administrative';
import { campusReceive } from '../../../../contract/staff/endpoints/campus';
import {
  platformImportBegin,
  platformImportList,
  platformImportRead,
  platformImportRun,
  platformImportTakeBack,
} from '../../../../contract/staff/endpoints/imports';
import { platformSchoolList } from '../../../../contract/staff/endpoints/schools';
import { schoolImportWorker } from '../../../../provider/areas/staff/importWorker';
import { runOperator } from '../../../../provider/cli/runOperator';
import { startJobs } from '../../../../provider/jobs/startJobs';
import { answerOf } from '../../../fixtures/ask';
import { doDueJobs } from '../../../fixtures/dueJobs';
import { eventually } from '../../../fixtures/eventually';
import { OPERATOR_SECRET, servedForTests } from '../../../fixtures/identityProvider';
import { openMails } from '../../../fixtures/openMails';
import { askAs, machine } from '../../../fixtures/operatorCalls';

const served = servedForTests();
const folder = mkdtempSync(join(tmpdir(), 'schools-'));
afterAll(() => rmSync(folder, { recursive: true }));

const send = async (text: string) => {
  const form = new FormData();
  form.append('file', new Blob([text]), 'scuole');
  const headers = { ...machine, 'idempotency-key': crypto.randomUUID() };
  return answerOf(
    await fetch(served.url + platformImportBegin.path, { method: 'POST', headers, body: form }),
  );
};
const of = (id: string) => ({ params: { id } });
const worker = () =>
  schoolImportWorker({ db: served.db, clock: served.clock, publicUrl: served.url, signInElsewhere: false });
const work = () => doDueJobs(served.db, served.clock, worker());
const parked = () =>
  served.db.asOwner((tx) =>
    tx
      .selectFrom('job')
      .select('id')
      .where('name', '=', 'schoolImport')
      .where('parked_at', 'is not', null)
      .execute(),
  );
const codes = async () => {
  const { body } = await askAs(served.url, machine, platformSchoolList, { query: { q: 'prova' } });
  return body.data.map(({ customerCode }: { customerCode: string }) => customerCode);
};

const HEAD =
  'customerCode,codMin,name,city,privateSchool,licences,contracts,supervisorSn,supervisorCn,supervisorEmail';
const line = (code: string, more = 'no,WWA NCV:2027-08-31,S:2026,Rossi,Anna,anna@example.org') =>
  `${code},RMIC800001,Prova ${code},Roma,${more}`;

describe('a file of schools', () => {
  it('says row by row what is wrong, and makes nothing by itself', async () => {
    const { body } = await send(
      [
        HEAD,
        line('SG40001'),
        line('SG40001'),
        line('SG10001'),
        line('sg1'),
        line('SG40002', 'no,ZZZ,,,,'),
      ].join('\n'),
    );
    expect(body).toMatchObject({ state: 'previewed', ready: 1, refused: 4, done: 0 });
    const wrong = body.problems.map(({ row, field }: { row: number; field: string }) => [row, field]);
    expect(wrong).toEqual([
      [2, 'customerCode'],
      [3, 'customerCode'],
      [4, 'customerCode'],
      [5, 'licences'],
    ]);
    expect(await codes()).toEqual([]);
    for (const text of ['', '{"a":1}', 'a,b\n1,2']) expect((await send(text)).status).toBe(400);
  });

  it('makes schools with what they begin with, writes to their supervisors, and is taken back where nobody came', async () => {
    const { body } = await send([HEAD, line('SG40001'), line('SG40002')].join('\n'));
    expect((await askAs(served.url, machine, platformImportRun, of(body.id))).body.state).toBe('running');
    expect((await askAs(served.url, machine, platformImportRun, of(body.id))).status).toBe(409);
    expect(await work()).toBe(1);
    const done = await askAs(served.url, machine, platformImportRead, of(body.id));
    expect(done.body).toMatchObject({ state: 'done', ready: 0, done: 2 });
    expect(await codes()).toEqual(['SG40001', 'SG40002']);
    expect(await openMails(served.db, ({ uid }) => uid === 'supervisor.SG40002')).toHaveLength(1);
    // One of them was used meanwhile.
    await served.db.asOwner((tx) =>
      tx
        .updateTable('account')
        .set({ last_login: new Date() })
        .where('uid', '=', 'supervisor.SG40001')
        .execute(),
    );
    const back = await askAs(served.url, machine, platformImportTakeBack, of(body.id));
    expect(back.body).toMatchObject({ state: 'takenBack', takenBack: 1, kept: 1 });
    expect(await codes()).toEqual(['SG40001']);
    const [latest] = (await askAs(served.url, machine, platformImportList)).body;
    expect(latest).toMatchObject({ id: body.id, state: 'takenBack', kept: 1, doneAt: expect.any(String) });
    expect(latest).not.toHaveProperty('problems');
    // Undoing can be retried for the remaining school; it is still in use.
    const again = await askAs(served.url, machine, platformImportTakeBack, of(body.id));
    expect([again.status, again.body]).toEqual([200, expect.objectContaining({ takenBack: 1, kept: 1 })]);
    expect(await codes()).toEqual(['SG40001']);
  });

  it('that stops says so, and is run again for what is left', async () => {
    const { db, clock, url } = served;
    const [SIX, SEVEN] = ['SG40006', 'SG40007'];
    const { body } = await send([HEAD, line(SIX), line(SEVEN)].join('\n'));
    const read = async () => (await askAs(url, machine, platformImportRead, of(body.id))).body;
    const run = () => askAs(url, machine, platformImportRun, of(body.id));
    const attempts = (count: number) =>
      db.asOwner((tx) =>
        tx.updateTable('job').set({ attempts: count }).where('name', '=', 'schoolImport').execute(),
      );
    await run();
    // Five processes ended while they worked on it; the second row was not reached.
    await db.asOwner((tx) =>
      tx.updateTable('platform_import_row').set({ state: 'done' }).where('customer_code', '=', SIX).execute(),
    );
    await attempts(5);
    const stop = await startJobs({ db, clock, log: () => undefined, workers: [worker()], every: 20 });
    await eventually(async () => expect(await read()).toMatchObject({ state: 'stopped', ready: 1, done: 1 }));
    await eventually(async () => expect(await parked()).toHaveLength(1));
    await stop();
    expect((await run()).body).toMatchObject({ state: 'running', doneAt: null });
    expect(await work()).toBe(1);
    expect(await read()).toMatchObject({ state: 'done', ready: 0, done: 2 });
    // The abandoned job finds nothing left to do.
    await db.asOwner((tx) => tx.updateTable('job').set({ parked_at: null, attempts: 0 }).execute());
    clock.move(60 * 60_000);
    await work();
    expect(await read()).toMatchObject({ state: 'done', done: 2 });
  });

  it('that stopped is taken back as far as it came; its job makes no more of it', async () => {
    const { body } = await send([HEAD, line('SG40008'), line('SG40009')].join('\n'));
    const read = async () => (await askAs(served.url, machine, platformImportRead, of(body.id))).body;
    await askAs(served.url, machine, platformImportRun, of(body.id));
    const job = await served.db.asOwner((tx) =>
      tx.selectFrom('job').select('data').where('name', '=', 'schoolImport').executeTakeFirstOrThrow(),
    );
    await worker().parked?.(job.data as object);
    expect(await read()).toMatchObject({ state: 'stopped', ready: 2, doneAt: expect.any(String) });
    const back = await askAs(served.url, machine, platformImportTakeBack, of(body.id));
    expect(back.body).toMatchObject({ state: 'takenBack', ready: 2, done: 0 });
    await work();
    expect(await read()).toMatchObject({ state: 'takenBack', ready: 2, done: 0 });
    expect((await askAs(served.url, machine, platformImportRun, of(body.id))).status).toBe(409);
  });

  it('is taken back but for the schools that others have told of since, which are kept', async () => {
    const { body } = await send([HEAD, line('SG40030'), line('SG40031'), line('SG40032')].join('\n'));
    await askAs(served.url, machine, platformImportRun, of(body.id));
    await work();
    const course = { id: 'c1', name: 'Sicurezza' };
    const bought = { idPacchetto: '1', descrizione: 'P', interventiEffettuati: 0, numeroInterventi: 5 };
    const told = await askAs(served.url, machine, campusReceive, {
      params: { school: 'SG40030' },
      body: { courses: [course] } as never,
    });
    const helped = await askAs(served.url, machine, platformAssistancePut, {
      params: { school: 'SG40031' },
      body: { packages: [bought] } as never,
    });
    expect([told.status, helped.status]).toEqual([200, 200]);
    const back = await askAs(served.url, machine, platformImportTakeBack, of(body.id));
    expect(back.body).toMatchObject({ state: 'takenBack', takenBack: 1, kept: 2 });
    expect(await codes()).toEqual(expect.arrayContaining(['SG40030', 'SG40031']));
    expect(await codes()).not.toContain('SG40032');

    for (const table of ['assistance_package', 'audit_entry'])
      await served.db.pool.query(`delete from ${table} where customer_code = 'SG40031'`);
    const again = await askAs(served.url, machine, platformImportTakeBack, of(body.id));
    expect(again.body).toMatchObject({ state: 'takenBack', takenBack: 2, kept: 1 });
    expect(await codes()).not.toContain('SG40031');
  });

  it('is JSON too, and a command that says the same', async () => {
    const path = join(folder, 'scuole.json');
    const school = { codMin: 'RMIC800001', name: 'Prova', city: 'Roma', licences: [{ ac: 'WWA' }] };
    writeFileSync(
      path,
      JSON.stringify([{ customerCode: 'SG40003', ...school }, { customerCode: 'SG40004' }]),
    );
    const env = { OPERATOR_URL: served.url, OPERATOR_SECRET };
    const { code, output } = await runOperator(['schools', 'import', '--file', path], env);
    expect([code, output]).toEqual([0, expect.stringMatching(/1 in order, 1 with something wrong, 0 made/)]);
    expect(output).toContain('row 2 (SG40004) codMin:');
  });

  it('that stops is said to have, by the command that had it run', async () => {
    const path = join(folder, 'interrotto.csv');
    writeFileSync(path, [HEAD, line('SG40010'), line('SG40011')].join('\n'));
    const env = { OPERATOR_URL: served.url, OPERATOR_SECRET };
    const command = runOperator(['schools', 'import', '--file', path, '--run', 'true'], env);
    const job = await eventually(() =>
      served.db.asOwner((tx) =>
        tx.selectFrom('job').select('data').where('name', '=', 'schoolImport').executeTakeFirstOrThrow(),
      ),
    );
    await worker().parked?.(job.data as object);
    expect(await command).toEqual({
      code: 1,
      output: expect.stringMatching(/stopped by an error.*2 are left.*\/gestore\/scuole/),
    });
  });
});
