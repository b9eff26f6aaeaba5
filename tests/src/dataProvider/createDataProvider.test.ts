import { describe, expect, it, vi } from 'vitest';
import { auditList } from '../../../contract/audit/endpoints';
import { exportRequestCancel } from '../../../contract/exportRequests/endpoints';
import { licenceTypes } from '../../../contract/licences/licenceProduct';
import { serviceYear } from '../../../contract/orders/serviceYear';
import { platformPersonFind } from '../../../contract/staff/endpoints/persons';
import { userDelete, userRead, usersDisable, usersFind, userUpdate } from '../../../contract/users/endpoints';
import { userFields } from '../../../contract/users/user';
import { persons } from '../../../operators/resources/persons';
import type { CallApi } from '../../../src/api/CallApi';
import { VERSION } from '../../../src/api/version';
import { createDataProvider } from '../../../src/dataProvider/createDataProvider';
import { audit } from '../../../src/resources/audit/audit';
import { exportRequests } from '../../../src/resources/exportRequests/exportRequests';
import { licenceProducts } from '../../../src/resources/licences/licenceProducts';
import { registry } from '../../../src/resources/registry/registry';
import { practices } from '../../../src/resources/transfer/practices';
import { users } from '../../../src/resources/users/users';
import { supervisorSession, userRow } from '../../fixtures/userRecords';

function providerOn(answer: { data: unknown; version?: string }) {
  const callApi = vi.fn().mockResolvedValue(answer);
  const provider = createDataProvider([users], callApi as unknown as CallApi, () => supervisorSession);
  return { provider, callApi };
}
const { id: _id, ...rossi } = userRow('rossi');
const answered = () => ({ ...rossi });

describe('the data provider of declared resources', () => {
  it('asks the list endpoint once for everything, and knows each record by its key', async () => {
    const { provider, callApi } = providerOn({ data: [answered()] });
    const { data, total } = await provider.getList('user', {});
    expect(callApi).toHaveBeenCalledWith(usersFind, { params: { customerCode: 'SG10001' }, body: {} });
    expect(data).toEqual([{ ...rossi, id: 'rossi.SG10001' }]);
    expect(total).toBe(1);
  });

  it('asks for a page in the body, where the endpoint of the list takes one', async () => {
    const answer = { data: { data: [], total: 0 } };
    const callApi = vi.fn().mockResolvedValue(answer);
    const provider = createDataProvider([persons], callApi as unknown as CallApi, () => supervisorSession);
    await provider.getList('platformPerson', {
      pagination: { page: 2, perPage: 50 },
      sort: { field: 'sn', order: 'DESC' },
      filter: { q: 'rossi' },
    });
    expect(callApi).toHaveBeenCalledWith(platformPersonFind, {
      params: {},
      body: { q: 'rossi', page: '2', perPage: '50', sort: '-sn' },
    });
  });

  it('reads one record with its version', async () => {
    const { provider, callApi } = providerOn({ data: answered(), version: '"3"' });
    const { data } = await provider.getOne('user', { id: 'rossi.SG10001' });
    const params = { customerCode: 'SG10001', uid: 'rossi.SG10001' };
    expect(callApi).toHaveBeenCalledWith(userRead, { params });
    expect(data[VERSION]).toBe('"3"');
  });

  it('updates under the names of the endpoint, from the version that was seen, and sends nothing else', async () => {
    const { provider, callApi } = providerOn({ data: answered(), version: '"4"' });
    await provider.update('user', {
      id: 'rossi.SG10001',
      data: { ...rossi, email: 'nuova@example.org' },
      previousData: { ...rossi, id: 'rossi.SG10001' },
      meta: { version: '"3"' },
    });
    const [endpoint, input] = callApi.mock.calls[0] ?? [];
    expect(endpoint).toBe(userUpdate);
    expect(input.ifMatch).toBe('"3"');
    expect(input.body).toEqual({
      cognome: 'Rossi',
      nome: 'Mario',
      codiceFiscale: 'RSSMRA85T10A562S',
      email: 'nuova@example.org',
      dataNascita: null,
      dataInizio: null,
      dataScadenza: null,
      accessibility: null,
      spidEnabled: null,
      otpenabled: null,
      gestoreUtenti: null,
    });
  });

  it('runs an action with the key of its intention', async () => {
    const { provider, callApi } = providerOn({ data: { done: [], skipped: [] } });
    const body = { uids: ['a'], reset: false };
    const done = await provider.callEndpoint('user', usersDisable, { body, idempotencyKey: 'k' });
    expect(callApi).toHaveBeenCalledWith(usersDisable, {
      params: { customerCode: 'SG10001' },
      body,
      idempotencyKey: 'k',
    });
    expect(done).toEqual({ done: [], skipped: [] });
  });

  it('removes with a body, where the endpoint asks for one, under its names', async () => {
    const callApi = vi.fn().mockResolvedValue({ data: undefined });
    const body = { kind: 'record', of: { cognome: userFields.sn, motivo: userFields.cn } } as const;
    const endpoint = { ...userDelete, body };
    const remove = { endpoint, names: { cognome: 'sn' } };
    const odd = { ...users, endpoints: { ...users.endpoints, remove } } as unknown as typeof users;
    const provider = createDataProvider([odd], callApi as unknown as CallApi, () => supervisorSession);
    await provider.delete('user', {
      id: 'rossi.SG10001',
      previousData: { ...rossi, id: 'rossi.SG10001', motivo: 'Doppio' },
      meta: { idempotencyKey: 'k' },
    });
    expect(callApi).toHaveBeenCalledWith(endpoint, {
      params: { customerCode: 'SG10001', uid: 'rossi.SG10001' },
      body: { cognome: 'Rossi', motivo: 'Doppio' },
      idempotencyKey: 'k',
    });
  });

  it('says which resource nobody declared', async () => {
    const { provider } = providerOn({ data: [] });
    await expect(provider.getList('licences', {})).rejects.toThrow('No resource is declared as "licences"');
  });
});

/** Creates a provider with these responses, in order of the calls. */
function answering(...answers: unknown[]) {
  const callApi = vi.fn();
  for (const data of answers) callApi.mockResolvedValueOnce({ data });
  const all = [audit, exportRequests, licenceProducts, practices, registry];
  return {
    callApi,
    provider: createDataProvider(all, callApi as unknown as CallApi, () => supervisorSession),
  };
}

describe('resources that are called otherwise', () => {
  it('are asked for a page, with the filters, where the provider pages', async () => {
    const { provider, callApi } = answering({ data: [{ seq: 7, target: 'rossi' }], total: 70 });
    const page = await provider.getList('audit', {
      pagination: { page: 3, perPage: 25 },
      filter: { outcome: 'refused' },
    });
    expect(callApi).toHaveBeenCalledWith(auditList, {
      params: { customerCode: 'SG10001' },
      query: { outcome: 'refused', page: 3, perPage: 25 },
    });
    expect(page).toEqual({ data: [{ seq: 7, target: 'rossi', id: '7' }], total: 70 });
  });

  it('are all the answers together where there are several, each record once', async () => {
    const sav = { idProdotto: 'SAV', tipo: 'web' };
    const { provider, callApi } = answering([sav], [{ idProdotto: 'WWA', tipo: 'web' }, sav], []);
    const { data, total } = await provider.getList('licenceProduct', {});
    expect(callApi.mock.calls.map(([, { params }]) => params)).toEqual(
      licenceTypes.map((type) => ({ type })),
    );
    expect(data.map(({ id }) => id)).toEqual(['SAV', 'WWA']);
    expect(total).toBe(2);
  });

  it('are what the answer holds beside other things, in the service year of today', async () => {
    const { provider, callApi } = answering(
      { data: [{ anno: '2026', prgAnagrafe: '1' }], errors: [], message: null },
      { data: [], errors: [], message: null },
    );
    const { data } = await provider.getList('registryPerson', {});
    await provider.getList('registryPerson', { filter: { anno: '2025' } });
    expect(callApi.mock.calls.map(([, { params }]) => params.year)).toEqual([
      String(serviceYear(supervisorSession.now)),
      '2025',
    ]);
    expect(data).toEqual([{ anno: '2026', prgAnagrafe: '1', id: '2026~1' }]);
  });

  it('are found in the whole list where none is read alone, by all the fields of their key', async () => {
    const both = () => [
      { codMinAltri: 'RM1', area: 'Contabile' },
      { codMinAltri: 'RM1', area: null },
    ];
    const { provider } = answering(both(), both(), both());
    expect((await provider.getOne('practice', { id: 'RM1~Contabile' })).data.area).toBe('Contabile');
    expect((await provider.getOne('practice', { id: 'RM1~' })).data.area).toBeNull();
    await expect(provider.getOne('practice', { id: 'RM2~' })).rejects.toMatchObject({ status: 404 });
  });

  it('put the key where the path wants it, whatever it is called there', async () => {
    const { provider, callApi } = answering(undefined);
    await provider.callEndpoint('exportRequest', exportRequestCancel, { id: '4', idempotencyKey: 'k' });
    expect(callApi).toHaveBeenCalledWith(exportRequestCancel, { params: { id: '4' }, idempotencyKey: 'k' });
  });
});

describe('what react-admin asks besides', () => {
  const people = ['Verdi', 'Bianchi', 'Rossi'].map((cognome) => ({
    ...rossi,
    cognome,
    uid: `${cognome}.SG10001`,
  }));
  const names = ({ data }: { data: readonly Record<string, unknown>[] }) =>
    data.map(({ cognome }) => cognome);
  const list = () => providerOn({ data: people.map((one) => ({ ...one })) }).provider;

  it('is a page of a list that is answered whole: filtered, ordered, and cut', async () => {
    const sort = { field: 'cognome', order: 'ASC' } as const;
    const first = await list().getList('user', { pagination: { page: 1, perPage: 2 }, sort, filter: {} });
    expect([names(first), first.total]).toEqual([['Bianchi', 'Rossi'], 3]);
    const second = await list().getList('user', { pagination: { page: 2, perPage: 2 }, sort, filter: {} });
    expect(names(second)).toEqual(['Verdi']);
    const down = await list().getList('user', {
      sort: { ...sort, order: 'DESC' },
      filter: { cognome: ['Rossi', 'Verdi'] },
    });
    expect([names(down), down.total]).toEqual([['Verdi', 'Rossi'], 2]);
  });

  it('is all rows as they came where no order is asked for', async () => {
    const pagination = { page: 1, perPage: 20_000 };
    const { data } = await list().getList('user', {
      pagination,
      sort: { field: 'id', order: 'ASC' },
      filter: {},
    });
    expect(names({ data })).toEqual(['Verdi', 'Bianchi', 'Rossi']);
  });

  it('is several records, without those that are not there', async () => {
    const callApi = vi.fn(async (_: unknown, { params }: { params: { uid: string } }) => {
      if (params.uid === 'nobody') throw Object.assign(new Error('none'), { status: 404 });
      return { data: { ...rossi, uid: params.uid }, version: '"1"' };
    });
    const provider = createDataProvider([users], callApi as unknown as CallApi, () => supervisorSession);
    const { data } = await provider.getMany('user', { ids: ['a', 'nobody', 'b'] });
    expect(data.map(({ id }) => id)).toEqual(['a', 'b']);
    callApi.mockRejectedValue(Object.assign(new Error('down'), { status: 503 }));
    await expect(provider.getMany('user', { ids: ['a'] })).rejects.toThrow('down');
  });

  it('is several records of a resource that is only ever listed', async () => {
    const callApi = vi.fn(async (_: unknown, { params }: { params: { year: string } }) => ({
      data: { data: [1, 2, 3].map((prgAnagrafe) => ({ anno: Number(params.year), prgAnagrafe })) },
    }));
    const provider = createDataProvider([registry], callApi as unknown as CallApi, () => supervisorSession);
    const ids = ['2025~1', '2026~3', '2025~9'];
    const { data: found } = await provider.getMany('registryPerson', { ids });
    expect(callApi).toHaveBeenCalledTimes(2);
    expect(found.map(({ id }) => id)).toEqual(['2025~1', '2026~3']);
  });

  it('is the records that lead to another', async () => {
    const asked = { target: 'cognome', id: 'Rossi', pagination: { page: 1, perPage: 10 }, filter: {} };
    const answer = await list().getManyReference('user', { ...asked, sort: { field: 'id', order: 'ASC' } });
    expect([names(answer), answer.total]).toEqual([['Rossi'], 1]);
  });

  it('changes and removes several, each from the version that was read', async () => {
    const { provider, callApi } = providerOn({ data: { ...rossi }, version: '"7"' });
    callApi.mockImplementation(async () => ({ data: { ...rossi }, version: '"7"' }));
    await provider.updateMany('user', { ids: ['a', 'b'], data: { email: 'x@example.org' } });
    const updates = callApi.mock.calls.filter(([endpoint]) => endpoint === userUpdate);
    expect(updates.map(([, input]) => [input.params.uid, input.ifMatch, input.body.email])).toEqual([
      ['a', '"7"', 'x@example.org'],
      ['b', '"7"', 'x@example.org'],
    ]);
    await provider.deleteMany('user', { ids: ['a'] });
    expect(callApi.mock.calls.at(-1)?.[0]).toBe(userDelete);
  });
});
