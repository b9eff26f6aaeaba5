import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditList } from '../../../../contract/audit/endpoints';
import {
  scimClientCreate,
  scimClientDelete,
  scimClientList,
  scimClientRotate,
} from '../../../../contract/scim/endpoints';
import { ask, refusal } from '../../../fixtures/ask';
import { confirmIdentity } from '../../../fixtures/confirmIdentity';
import { type OperationSchool, of, operationSchool } from '../../../fixtures/operations';
import { entraUser, scimClient, scimWith } from '../../../fixtures/scim';

const params = { customerCode: 'SG10001' };
const ERROR = 'urn:ietf:params:scim:api:messages:2.0:Error';

describe('a SCIM client', () => {
  let school: OperationSchool;
  beforeAll(async () => {
    school = await operationSchool();
  });
  afterAll(() => school.close());
  const list = async (who = school.supervisor) => (await ask(who, scimClientList)).body;

  it('is made by a supervisor who confirmed their identity, with a token that is shown once', async () => {
    expect(
      refusal(await ask(school.supervisor, scimClientCreate, { body: { name: 'Entra' } })),
    ).toMatchObject({ code: 'confirmationNeeded' });
    expect(refusal(await ask(school.manager, scimClientCreate, { body: { name: 'Entra' } }))).toMatchObject({
      code: 'forbidden',
    });
    await confirmIdentity(school.supervisor);
    const made = await ask(school.supervisor, scimClientCreate, { body: { name: 'Entra' } });
    expect(made.body).toEqual({
      id: expect.any(String),
      token: expect.stringMatching(/^[\w-]{43}$/),
      address: `${school.url}/scim/v2`,
    });
    expect(JSON.stringify(await list())).not.toContain(made.body.token);
    const audit = (await ask(school.supervisor, auditList, { params, query: {} })).body.data;
    expect(JSON.stringify(audit)).not.toContain(made.body.token);
    expect(audit[0]).toMatchObject({ entity: 'scimClient', action: 'create' });
    const again = await ask(school.supervisor, scimClientCreate, { body: { name: 'ENTRA' } });
    expect(again.body.errors).toEqual([{ field: 'name', message: 'Il nome è già usato' }]);
  });

  it('loses its access at once with another token, or when it is removed', async () => {
    const { id, token } = await scimClient(school.supervisor, school.url, 'Okta');
    const rotated = (await ask(school.supervisor, scimClientRotate, { params: { id } })).body.token;
    const status = async (one: string) => (await scimWith(school.url, one)('GET', '/Users?count=1')).status;
    expect([await status(token), await status(rotated)]).toEqual([401, 200]);
    await ask(school.supervisor, scimClientDelete, { params: { id } });
    const refused = await scimWith(school.url, rotated)('GET', '/Users');
    expect(refused.status).toBe(401);
    expect(refused.headers.get('www-authenticate')).toMatch(/^Bearer /);
    expect(refused.body).toMatchObject({ schemas: [ERROR], status: '401' });
  });

  it('is of its school alone: not for other schools, people or calls of the console', async () => {
    const { id, token, scim } = await scimClient(school.supervisor, school.url, 'Google');
    expect(refusal(await ask(school.stranger, scimClientRotate, { params: { id } })).code).toMatch(
      /notFound|confirmationNeeded/,
    );
    expect(refusal(await ask(school.stranger, scimClientDelete, { params: { id } }))).toMatchObject({
      code: 'notFound',
    });
    expect(await list(school.stranger)).toEqual([]);
    expect((await scim('GET', '/Users/altrui.SG10002')).status).toBe(404);
    const made = await scim('POST', '/Users', entraUser('terzo.SG10002'));
    expect(made.body.id).toBe('terzo.SG10002.SG10001');
    for (const authorization of [`Bearer ${token}`, `DPoP ${token}`]) {
      const answer = await fetch(`${school.url}/api/users/SG10001/user/${of('docente')}`, {
        headers: { authorization },
      });
      expect(answer.status).toBe(401);
    }
  });

  it('has no access while its school is closed or suspended', async () => {
    const { scim } = await scimClient(school.supervisor, school.url, 'Chiusa');
    const change = (to: { closed_at?: Date | null; suspended_until?: Date | null }) =>
      school.db.asOwner((tx) =>
        tx.updateTable('school').set(to).where('customer_code', '=', 'SG10001').execute(),
      );
    const read = async () => (await scim('GET', '/Users?count=1')).status;
    expect(await read()).toBe(200);
    await change({ closed_at: new Date('2026-01-01T00:00:00Z') });
    expect(await read()).toBe(401);
    await change({ closed_at: null, suspended_until: new Date('2999-01-01T00:00:00Z') });
    expect(await read()).toBe(401);
    await change({ suspended_until: null });
    expect(await read()).toBe(200);
  });
});
