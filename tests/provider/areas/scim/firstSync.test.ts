import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationTakeBack } from '../../../../contract/operations/endpoints';
import { scimChangeList, scimClientActivate, scimClientList } from '../../../../contract/scim/endpoints';
import { ask } from '../../../fixtures/ask';
import { accounts, type OperationSchool, of, operationSchool } from '../../../fixtures/operations';
import { entraUser, patch, type ScimFetch, scimClient } from '../../../fixtures/scim';

const params = { customerCode: 'SG10001' };
const NEW = 300;

describe('the first synchronisation', () => {
  let school: OperationSchool;
  beforeAll(async () => {
    school = await operationSchool();
  });
  afterAll(() => school.close());

  /** Creates 300 users, disables 14 and one who is reserved, and gives roles, as Microsoft Entra does. */
  async function synchronise(scim: ScimFetch): Promise<void> {
    for (let n = 0; n < NEW; n += 1) {
      const known = await scim('GET', `/Users?filter=userName+eq+%22nuovo.${n}%22`);
      expect(known.body.totalResults).toBe(0);
      expect((await scim('POST', '/Users', entraUser(`nuovo.${n}`))).status).toBe(201);
    }
    for (let n = 10; n < 24; n += 1)
      await scim(
        'PATCH',
        `/Users/${of(`persona${n}`)}`,
        patch({ op: 'Replace', path: 'active', value: 'False' }),
      );
    await scim('PATCH', `/Users/${of('gestore')}`, patch({ op: 'Replace', path: 'active', value: 'False' }));
    const members = [25, 26].map((n) => ({ value: of(`persona${n}`) }));
    await scim('PATCH', '/Groups/WWA~Docente', patch({ op: 'Add', path: 'members', value: members }));
  }
  const clientOf = async (id: string) =>
    (await ask(school.supervisor, scimClientList)).body.find((one: { id: string }) => one.id === id);

  it('is shown with its counts and changes nothing on trial, is made once it is active, and is taken back whole', async () => {
    const { id, scim } = await scimClient(school.supervisor, school.url, 'Entra', false);
    const before = await accounts(school.db);
    await synchronise(scim);
    expect(await accounts(school.db)).toEqual(before);
    expect(await clientOf(id)).toMatchObject({
      mode: 'prova',
      refused: 1,
      runs: [],
      tried: { create: NEW, update: 0, disable: 14, enable: 0, delete: 0, roles: 2 },
    });
    const [first] = (await ask(school.supervisor, scimChangeList, { params: { id } })).body;
    expect(first).toMatchObject({
      kind: 'disable',
      target: of('gestore'),
      outcome: 'refused',
      reason: expect.stringContaining('supervisor'),
    });

    await ask(school.supervisor, scimClientActivate, { params: { id } });
    await synchronise(scim);
    const { runs, tried, refused } = await clientOf(id);
    expect({ refused, create: tried.create }).toEqual({ refused: 1, create: 0 });
    expect(runs.map(({ action, done }: { action: string; done: number }) => [action, done])).toEqual([
      ['roles', 2],
      ['disable', 14],
      ['import', NEW],
    ]);
    for (const { operation } of runs)
      await ask(school.supervisor, operationTakeBack, { params: { ...params, id: operation } });
    await expect.poll(() => accounts(school.db)).toEqual(before);
  });
});
