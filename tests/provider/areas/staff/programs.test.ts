import { describe, expect, it } from 'vitest';
import { newsList, newsPublish } from '../../../../contract/news/endpoints';
import {
  operatorClientCreate,
  operatorClientDisable,
  operatorClientList,
  operatorClientRotate,
  operatorToken,
} from '../../../../contract/staff/endpoints/clients';
import { operatorSessionRead } from '../../../../contract/staff/endpoints/session';
import { runOperator } from '../../../../provider/cli/runOperator';
import { refusal } from '../../../fixtures/ask';
import { servedForTests } from '../../../fixtures/identityProvider';
import { askAs, machine } from '../../../fixtures/operatorCalls';

const served = servedForTests();
const news = { version: '5.27.3', title: 'Novità', text: 'Testo' };
const program = async (...scopes: string[]) => {
  const { body } = await askAs(served.url, machine, operatorClientCreate, { body: { name: 'CRM', scopes } });
  return body as { clientId: string; clientSecret: string };
};
const token = (form: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(served.url + operatorToken.path, { method: 'POST', headers, body: new URLSearchParams(form) });

describe('a program of the provider', () => {
  it('is given a token for its secret, in a form or in the header, as OAuth has it', async () => {
    const { clientId: client_id, clientSecret: client_secret } = await program('news:write');
    const grant = { grant_type: 'client_credentials' };
    const inForm = await token({ ...grant, client_id, client_secret });
    expect(await inForm.json()).toMatchObject({ token_type: 'Bearer', expires_in: 600, scope: 'news:write' });
    const basic = `Basic ${btoa(`${client_id}:${client_secret}`)}`;
    expect((await token(grant, { authorization: basic })).status).toBe(200);
    expect((await token({ ...grant, client_id, client_secret: 'altro' })).status).toBe(401);
    expect((await token({ ...grant, client_id, client_secret, scope: 'audit:read' })).status).toBe(401);
    expect((await token({ grant_type: 'password', client_id, client_secret })).status).toBe(400);
  });

  it('does what its scopes say and nothing else, for ten minutes, and never at a school', async () => {
    const { clientId: client_id, clientSecret: client_secret } = await program(
      'news:write',
      'operatorSession:read',
    );
    const answer = await token({ grant_type: 'client_credentials', client_id, client_secret });
    const staff = { authorization: `Bearer ${(await answer.json()).access_token}` };
    expect((await askAs(served.url, staff, newsPublish, { body: news })).status).toBe(200);
    expect((await askAs(served.url, staff, operatorSessionRead)).body.who).toBe(`programma/${client_id}`);
    expect(refusal(await askAs(served.url, staff, operatorClientList))).toEqual({
      status: 403,
      code: 'forbidden',
    });
    expect((await askAs(served.url, staff, newsList)).status).toBe(401);
    const form = { headers: { ...staff, 'content-type': 'application/x-www-form-urlencoded' }, body: 'a=b' };
    const sent = await fetch(served.url + newsPublish.path, { method: 'POST', ...form });
    expect(sent.status).toBe(415);
    served.clock.move(601_000);
    expect((await askAs(served.url, staff, operatorSessionRead)).status).toBe(401);
  });

  it('signs what the program on the machine does with its name, until it is disabled', async () => {
    const { clientId, clientSecret } = await program('news:write');
    const env = {
      OPERATOR_URL: served.url,
      OPERATOR_CLIENT_ID: clientId,
      OPERATOR_CLIENT_SECRET: clientSecret,
    };
    const words = ['news', 'publish', '--version', '5.27.3', '--title', 'T', '--text', 'X'];
    expect((await runOperator(words, env)).code).toBe(0);
    const who = await served.db.asOwner((tx) =>
      tx
        .selectFrom('audit_entry')
        .select('who')
        .where('action', '=', 'publish')
        .orderBy('seq', 'desc')
        .execute(),
    );
    expect(who[0]).toEqual({ who: `programma/${clientId}` });
    await askAs(served.url, machine, operatorClientDisable, { body: { clientId } });
    expect(await runOperator(words, env)).toMatchObject({ code: 1 });
  });

  it('cannot be given what only grave calls need: operators, programs, keys, the trusted list, backups', async () => {
    for (const entity of ['operator', 'operatorClient', 'keys', 'trustedList', 'backup']) {
      const body = { name: 'Altro', scopes: [`${entity}:write`] };
      expect((await askAs(served.url, machine, operatorClientCreate, { body })).status, entity).toBe(400);
    }
  });

  it('gets a new secret, once; the previous one and its tokens no longer work', async () => {
    const { clientId, clientSecret } = await program('operatorSession:read');
    const grant = { grant_type: 'client_credentials', client_id: clientId };
    const before = await (await token({ ...grant, client_secret: clientSecret })).json();
    const rotated = await askAs(served.url, machine, operatorClientRotate, { body: { clientId } });
    expect(rotated.body.clientId).toBe(clientId);
    const held = { authorization: `Bearer ${before.access_token}` };
    expect((await askAs(served.url, held, operatorSessionRead)).status).toBe(401);
    expect((await token({ ...grant, client_secret: clientSecret })).status).toBe(401);
    expect((await token({ ...grant, client_secret: rotated.body.clientSecret })).status).toBe(200);
    const unknown = { body: { clientId: 'nessuno' } };
    expect((await askAs(served.url, machine, operatorClientRotate, unknown)).status).toBe(404);
  });
});
