import { afterEach, describe, expect, inject, it } from 'vitest';
import { openDatabase } from '../../../provider/db/openDatabase';
import { loadKeys } from '../../../provider/identity/oidc/keys';
import { databasePlace } from '../../fixtures/database';
import { PASSWORD, seedPeople, serve } from '../../fixtures/identityProvider';
import { signIn } from '../../fixtures/signIn';

const closing: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function place() {
  const { options, remove } = await databasePlace();
  closing.push(remove);
  const open = async () => {
    const db = await openDatabase(options);
    closing.push(() => db.close());
    return db;
  };
  return open;
}

describe('the keys of an installation', () => {
  it('are made once, however many ask at the same moment, and kept', async () => {
    const db = await (await place())();
    const all = await Promise.all(Array.from({ length: 5 }, () => loadKeys(db)));
    for (const keys of all) expect(keys).toEqual(all[0]);
    expect(all[0]?.jwks.keys).toHaveLength(1);
    expect(await loadKeys(db)).toEqual(all[0]);
  });
});

describe.runIf(inject('databaseTemplate').databaseUrl)('two processes on one database', () => {
  it('work as one: signed in at one, the person uses, refreshes and leaves at the other', async () => {
    const open = await place();
    const [one, other] = [await open(), await open()];
    await seedPeople(one);
    // Both serve one public address, as behind a proxy: each request goes to the one whose turn it is.
    const publicUrl = 'http://portale.example';
    const [first, second] = await Promise.all([serve(one, { publicUrl }), serve(other, { publicUrl })]);
    closing.push(first.close, second.close);
    const discovery = await fetch(`${second.listensAt}/oidc/.well-known/openid-configuration`);
    expect(await discovery.json()).toMatchObject({ token_endpoint: `${publicUrl}/oidc/token` });
    let turn = 0;
    const byTurns: typeof fetch = (url, init) => {
      turn += 1;
      return fetch(String(url).replace(publicUrl, turn % 2 ? first.listensAt : second.listensAt), init);
    };
    const person = await signIn(publicUrl, 'docente.SG10001', PASSWORD, { fetch: byTurns });
    for (let i = 0; i < 4; i += 1) {
      expect((await person.fetch('/api/session', { method: 'POST' })).status).toBe(200);
    }
    await person.refresh();
    const headers = await person.headers('POST', '/api/session');
    const use = () => byTurns(`${publicUrl}/api/session`, { method: 'POST', headers });
    expect((await use()).status).toBe(200);
    expect((await use()).status).toBe(401);
    await person.logout();
    await expect(person.refresh()).rejects.toMatchObject({ error: 'invalid_grant' });
  });
});
