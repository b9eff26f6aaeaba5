import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Activity, deviceWords, FIRST_PARTY_STAYS } from '../../../../contract/activities/activity';
import {
  activitiesFind,
  activityLogout,
  appRemove,
  appsList,
  everywhereLogout,
  everywhereLogoutByGet,
  othersLogout,
} from '../../../../contract/activities/endpoints';
import { newsList } from '../../../../contract/news/endpoints';
import type { Database } from '../../../../provider/db/database';
import { deviceDetails, locationOf } from '../../../../provider/identity/sessions/deviceDetails';
import { ask } from '../../../fixtures/ask';
import { testDatabase } from '../../../fixtures/database';
import { movableClock, PASSWORD, type Serving, seedPeople, serve } from '../../../fixtures/identityProvider';
import { type SignedIn, signIn } from '../../../fixtures/signIn';

const uid = 'docente.SG10001';
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

describe('what people see of their sign-ins', () => {
  const clock = movableClock();
  let db: Database;
  let provider: Serving;
  beforeAll(async () => {
    db = await testDatabase();
    await seedPeople(db);
    await seedPeople(db, 'SG10002');
    provider = await serve(db, { clock });
  });
  afterAll(async () => {
    await provider.close();
    await db.close();
  });

  /** Signs in with this User-Agent. */
  const enter = (userAgent: string, name = uid): Promise<SignedIn> =>
    signIn(provider.url, name, PASSWORD, {
      fetch: (url, init) => {
        const headers = new Headers(init?.headers);
        headers.set('user-agent', userAgent);
        return fetch(url, { ...init, headers });
      },
    });
  const readActivities = async (who: SignedIn): Promise<readonly Activity[]> =>
    (await ask(who, activitiesFind)).body;
  const isIn = async (who: SignedIn) => (await ask(who, newsList)).status === 200;

  it('ACC-013 says of a browser what it says of itself: the type of the device, then the detail', () => {
    expect(deviceDetails(CHROME)).toBe('Computer Chrome su Windows');
    expect(deviceDetails(IPHONE)).toBe('Telefono Safari su iOS');
    expect(deviceDetails('curl/8')).toBe('Dispositivo non riconosciuto');
    expect(deviceWords('Computer Chrome su Windows')).toEqual({
      type: 'Computer',
      detail: 'Chrome su Windows',
    });
    expect([locationOf('127.0.0.1'), locationOf('::ffff:10.1.2.3'), locationOf('151.1.2.3')]).toEqual([
      'Rete locale',
      'Rete locale',
      undefined,
    ]);
  });

  it('ACC-014 tells the own sign-ins, the latest first, and which of them goes on here', async () => {
    const desk = await enter(CHROME);
    clock.move(1000);
    const phone = await enter(IPHONE);
    await enter(CHROME, 'gestore.SG10001');
    await enter(CHROME, 'docente.SG10002');
    expect(await readActivities(phone)).toEqual([
      {
        id: expect.any(String),
        type: 'LOGIN',
        ip: expect.stringMatching(/^(::1|127\.0\.0\.1|::ffff:127\.0\.0\.1)$/),
        date: expect.stringMatching(/^\d{4}-/),
        location: 'Rete locale',
        clientName: 'Sportello',
        deviceDetails: 'Telefono Safari su iOS',
        selectedAccount: { username: uid },
        open: true,
        current: true,
      },
      expect.objectContaining({ deviceDetails: 'Computer Chrome su Windows', open: true, current: false }),
    ]);
    expect((await readActivities(desk)).map(({ current }) => current)).toEqual([false, true]);
  });

  it('P24 one session is ended by its sign-in, in whichever browser: its next request is refused', async () => {
    const [desk, phone] = [await enter(CHROME), await enter(IPHONE)];
    const id = (await readActivities(desk)).find(({ current }) => current)?.id ?? '';
    const stranger = await enter(CHROME, 'gestore.SG10001');
    expect((await ask(stranger, activityLogout, { params: { id } })).status).toBe(404);
    expect((await ask(phone, activityLogout, { params: { id } })).status).toBe(204);
    expect([await isIn(desk), await isIn(phone), await isIn(stranger)]).toEqual([false, true, true]);
    await expect(desk.refresh()).rejects.toThrow();
    expect((await readActivities(phone)).find((one) => one.id === id)).toMatchObject({ open: false });
  });

  it('P24 the others are ended and this one stays', async () => {
    const [desk, phone] = [await enter(CHROME), await enter(IPHONE)];
    const { body } = await ask(phone, othersLogout);
    expect(body.ended).toBeGreaterThan(0);
    expect([await isIn(desk), await isIn(phone)]).toEqual([false, true]);
    await phone.refresh();
    expect((await readActivities(phone)).filter(({ open }) => open)).toHaveLength(1);
  });

  it('a session of a digital identity is the same person’s: it is counted and ended with the others', async () => {
    const who = await enter(CHROME);
    await db.asOwner((tx) =>
      tx
        .insertInto('oidc_payload')
        .values({
          model: 'Grant',
          id: 'spid-grant',
          payload: JSON.stringify({ accountId: `SPID::${uid}` }),
          grant_id: null,
          uid: null,
          consumed_at: null,
          expires_at: new Date(Date.now() + 60_000),
        })
        .execute(),
    );
    await ask(who, othersLogout);
    const left = await db.asOwner((tx) =>
      tx.selectFrom('oidc_payload').select('id').where('id', '=', 'spid-grant').execute(),
    );
    expect(left).toEqual([]);
    expect(await isIn(who)).toBe(true);
  });

  it('ACC-029 all are ended, this one too; the address of the specification does it as well', async () => {
    for (const endpoint of [everywhereLogout, everywhereLogoutByGet]) {
      const [desk, phone] = [await enter(CHROME), await enter(IPHONE)];
      const params = { customerCode: 'SG10001', uid: 'gestore.SG10001' };
      expect((await ask(phone, endpoint, { params })).status).toBe(404);
      expect((await ask(phone, endpoint, { params: { ...params, uid } })).status).toBe(204);
      expect([await isIn(desk), await isIn(phone)]).toEqual([false, false]);
      expect((await phone.client.authorize({ prompt: 'none' })).url.searchParams.get('error')).toBe(
        'login_required',
      );
    }
    const bare = await fetch(`${provider.url}/api/activities/logout/SG10001/${uid}`);
    expect(bare.status).toBe(401);
  });

  it('ACC-028 ACC-030 an application is removed by school, name and client; the portal’s own stay', async () => {
    const who = await enter(CHROME);
    const row = (client_id: string, first_party: boolean, customer_code = 'SG10001') => ({
      customer_code,
      uid: `docente.${customer_code}`,
      client_id,
      client_name: `App ${client_id}`,
      owner: 'Fornitore',
      logo_uri: null,
      first_party,
      authorised_at: clock.now(),
    });
    await db.asOwner((tx) =>
      tx
        .insertInto('authorised_app')
        .values([row('terza', false), row('propria', true), row('terza', false, 'SG10002')])
        .execute(),
    );
    const names = async () =>
      (await ask(who, appsList)).body.map(
        (app: { clientId: string; metadata: { is_first_party: boolean } }) => [
          app.clientId,
          app.metadata.is_first_party,
        ],
      );
    expect(await names()).toEqual([
      ['sportello-console', true],
      ['propria', true],
      ['terza', false],
    ]);
    const remove = (clientId: string, username = uid) =>
      ask(who, appRemove, { params: { customerCode: 'SG10001', username, clientId } });
    for (const clientId of ['propria', 'sportello-console']) {
      const refused = await remove(clientId);
      expect([refused.status, refused.body.detail]).toEqual([409, FIRST_PARTY_STAYS]);
    }
    expect((await remove('terza', 'gestore.SG10001')).status).toBe(404);
    expect((await remove('nessuna')).status).toBe(404);
    expect((await remove('terza')).status).toBe(204);
    expect(await names()).toHaveLength(2);
    const left = await db.asOwner((tx) =>
      tx.selectFrom('authorised_app').select('uid').where('client_id', '=', 'terza').execute(),
    );
    expect(left).toEqual([{ uid: 'docente.SG10002' }]);
  });
});
