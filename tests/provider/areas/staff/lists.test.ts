import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../../../../contract/schema/endpoint';
import { platformLicenceFind, platformLicencePut } from '../../../../contract/staff/endpoints/licences';
import { platformMergerList } from '../../../../contract/staff/endpoints/mergers';
import { platformOrderList } from '../../../../contract/staff/endpoints/orders';
import { platformProductFind, platformProductWrite } from '../../../../contract/staff/endpoints/products';
import { platformRegistryList, platformSpidArchiveList } from '../../../../contract/staff/endpoints/received';
import { platformAuditList, platformSignInList } from '../../../../contract/staff/endpoints/record';
import {
  platformContentList,
  platformExportList,
  platformNewsList,
  platformPracticeList,
  platformSpidList,
} from '../../../../contract/staff/endpoints/requests';
import {
  platformSupervisorCreate,
  platformSupervisorFind,
} from '../../../../contract/staff/endpoints/supervisors';
import {
  platformJobList,
  platformJobRetry,
  platformMailList,
  platformMailRetry,
} from '../../../../contract/staff/endpoints/work';
import { runOperator } from '../../../../provider/cli/runOperator';
import { JobKind } from '../../../../provider/jobs/jobKind';
import { sendJob } from '../../../../provider/jobs/sendJob';
import { queueMail } from '../../../../provider/mail/queueMail';
import { refusal } from '../../../fixtures/ask';
import { OPERATOR_SECRET, PASSWORD, servedForTests } from '../../../fixtures/identityProvider';
import { askAs, machine } from '../../../fixtures/operatorCalls';
import { signIn } from '../../../fixtures/signIn';

const served = servedForTests();
const call = (endpoint: Endpoint, parts: object = {}) => askAs(served.url, machine, endpoint, parts);
const find = async (endpoint: Endpoint, query: object = {}) =>
  (await call(endpoint, { query: { perPage: '100', ...query } })).body;

describe('the lists of the provider’s own staff', () => {
  it('tell supervisors, licences and products of all schools, found, ordered and a page at a time', async () => {
    const person = { username: 'vice', sn: 'Rossi', cn: 'Vera', email: 'vera@example.org' };
    await call(platformSupervisorCreate, { params: { school: 'SG10001' }, body: person });
    const { data, total } = await find(platformSupervisorFind, { q: 'ROSSI vice', access: 'never' });
    expect([data.length, total]).toEqual([1, 1]);
    expect(data[0]).toMatchObject({ ...person, school: 'SG10001', uid: 'vice.SG10001' });
    const params = { school: 'SG10001', ac: 'WWA' };
    const put = await call(platformLicencePut, { params, body: { expirationDate: '2027-08-31' } });
    expect(put.body).toMatchObject({ ...params, state: 'inForce', expirationDate: '2027-08-31' });
    const unknown = await call(platformLicencePut, { params: { ...params, ac: 'QQQ' }, body: {} });
    expect(unknown.body.errors).toEqual([{ field: 'ac', message: "L'applicazione QQQ non c'è" }]);
    const page = await find(platformLicenceFind, { sort: '-ac', perPage: '1' });
    expect([page.total, page.data[0].ac]).toEqual([2, 'WWA']);
    expect((await find(platformLicenceFind, { sort: '-ac', perPage: '1', page: '2' })).data[0].ac).toBe(
      'NCV',
    );
    expect(await find(platformLicenceFind, { state: 'ended' })).toEqual({ data: [], total: 0 });
    const product = { tipo: 'web', descrizione: 'Alunni Web', statoContratto: 'Attiva' };
    const of = { params: { school: 'SG10001', idProdotto: 'P1' }, body: product };
    await call(platformProductWrite, of);
    expect((await find(platformProductFind, { tipo: 'web' })).data).toMatchObject([{ idProdotto: 'P1' }]);
    expect((await call(platformProductFind, { query: { perPage: '101' } })).status).toBe(400);
  });

  it.each([
    platformPracticeList,
    platformExportList,
    platformSpidList,
    platformNewsList,
    platformContentList,
    platformMergerList,
    platformOrderList,
    platformRegistryList,
    platformSpidArchiveList,
  ])('$id answers a page', async (endpoint) => {
    const { data, total } = await find(endpoint, { q: 'niente che ci sia' });
    expect([data, total]).toEqual([[], 0]);
  });

  it.each([
    [platformOrderList, { school: 'SG10001', number: '1' }],
    [platformRegistryList, { school: 'SG10001', year: '2026' }],
  ])('$id is asked for one record by what it is known by, as its page does', async (endpoint, key) => {
    expect(await find(endpoint, key)).toEqual({ data: [], total: 0 });
  });

  it('tell who signed in, and what the staff did and under which name', async () => {
    await signIn(served.url, 'supervisor.SG10001', PASSWORD);
    const day = served.clock.now().toISOString().slice(0, 10);
    const { data } = await find(platformSignInList, { school: 'SG10001', from: day });
    expect(data[0]).toMatchObject({
      uid: 'supervisor.SG10001',
      school: 'SG10001',
      client: expect.any(String),
    });
    expect((await find(platformSignInList, { to: '2020-01-01' })).total).toBe(0);
    const audit = await find(platformAuditList, { entity: 'platformLicence', outcome: 'done' });
    expect(audit.data).toMatchObject([{ who: 'operator', action: 'give', target: 'SG10001/WWA' }]);
  });

  it('tell why work was given up, and try it again', async () => {
    const now = served.clock.now();
    await served.db.asPlatform(async (tx) => {
      await sendJob(tx, new JobKind<object>('prova'), { customerCode: 'SG10001' }, now);
      await tx
        .updateTable('job')
        .set({ parked_at: now, failure: 'Il servizio non risponde', attempts: 5 })
        .where('name', '=', 'prova')
        .execute();
    });
    const [job] = (await find(platformJobList, { state: 'parked' })).data;
    expect(job).toMatchObject({ name: 'prova', school: 'SG10001', failure: 'Il servizio non risponde' });
    const env = { OPERATOR_URL: served.url, OPERATOR_SECRET, OPERATOR_NAME: 'carla' };
    const retried = await runOperator(['jobs', 'retry', '--id', job.id], env);
    expect(retried).toEqual({ code: 0, output: 'prova is tried again.' });
    expect((await find(platformJobList, { id: job.id })).data).toMatchObject([
      { state: 'failing', attempts: 0 },
    ]);
    expect((await call(platformJobRetry, { params: { id: crypto.randomUUID() } })).status).toBe(404);
    const [line] = (await find(platformAuditList, { entity: 'platformJob', outcome: 'done' })).data;
    expect(line).toMatchObject({ who: 'macchina/carla', name: 'carla', action: 'retry', outcome: 'done' });
  });

  it('tell which mails were given up, send them again, and say where that cannot be', async () => {
    const now = served.clock.now();
    const mail = { customerCode: 'SG10001', uid: null, subject: 'Prova', body: 'Prova' };
    await served.db.asOperator(async (tx) => {
      await queueMail(tx, { ...mail, recipient: 'anna@example.org' }, now);
      await queueMail(tx, { ...mail, recipient: 'nessuno' }, now);
      await tx
        .updateTable('mail')
        .set({ failure: '550 no', attempts: 1 })
        .where('recipient', '=', 'anna@example.org')
        .execute();
    });
    const { data } = await find(platformMailList, { state: 'failed', sort: 'recipient' });
    expect(data).toMatchObject([
      { recipient: 'anna@example.org', kept: true, failure: '550 no' },
      { recipient: 'nessuno', kept: false },
    ]);
    expect(JSON.stringify(data)).not.toContain('body');
    const retried = await call(platformMailRetry, { params: { id: data[0].id } });
    expect(retried.body).toMatchObject({ state: 'waiting', attempts: 0, failure: null });
    const refused = await call(platformMailRetry, { params: { id: data[1].id } });
    expect(refusal(refused).code).toBe('conflict');
  });
});
