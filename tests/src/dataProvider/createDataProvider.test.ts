import { describe, expect, it, vi } from 'vitest';
import { userRead, usersDisable, usersFind, userUpdate } from '../../../contract/endpoints/users';
import type { CallApi } from '../../../src/dataProvider/callApi';
import { createDataProvider } from '../../../src/dataProvider/createDataProvider';
import { VERSION } from '../../../src/engine/version';
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
      dataScadenza: null,
      accessibility: null,
    });
  });

  it('runs an action with the key of its intention', async () => {
    const { provider, callApi } = providerOn({ data: { done: [], skipped: [] } });
    const body = { uids: ['a'], reset: false };
    const done = await provider.run('user', usersDisable, { body, idempotencyKey: 'k' });
    expect(callApi).toHaveBeenCalledWith(usersDisable, {
      params: { customerCode: 'SG10001' },
      body,
      idempotencyKey: 'k',
    });
    expect(done).toEqual({ done: [], skipped: [] });
  });

  it('says which resource nobody declared', async () => {
    const { provider } = providerOn({ data: [] });
    await expect(provider.getList('licences', {})).rejects.toThrow('No resource is declared as "licences"');
  });
});
