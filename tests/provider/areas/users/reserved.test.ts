import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dsWrite } from '../../../../contract/offices/endpoints';
import { operationPreview } from '../../../../contract/operations/endpoints';
import { userRolesUpdate } from '../../../../contract/roles/endpoints';
import {
  userDisable,
  userRead,
  usersDisable,
  usersEnable,
  usersRenew,
  userUpdate,
} from '../../../../contract/users/endpoints';
import { reservedRule } from '../../../../contract/users/user';
import { disable } from '../../../../provider/areas/users/changeStatus';
import type { Database } from '../../../../provider/db/database';
import { LAST } from '../../../../provider/db/lastSupervisor';
import { ask } from '../../../fixtures/ask';
import { testDatabase } from '../../../fixtures/database';
import { PASSWORD, passwordHash, type Serving, serve } from '../../../fixtures/identityProvider';
import { of } from '../../../fixtures/operations';
import { seedSchool } from '../../../fixtures/seedSchool';
import { type SignedIn, signIn } from '../../../fixtures/signIn';

const params = { customerCode: 'SG10001' };
const sound = { codice_fiscale: 'RSSMRA80A01H501U', last_login: new Date('2026-01-10T08:00:00Z') };

describe('accounts that only a supervisor touches', () => {
  let db: Database;
  let serving: Serving;
  let supervisor: SignedIn;
  let manager: SignedIn;

  beforeAll(async () => {
    db = await testDatabase();
    const password_hash = await passwordHash();
    await seedSchool(db, 'SG10001', {
      licences: ['WWA'],
      roles: ['WWA/Preside'],
      accounts: [
        { username: 'supervisor', groups: ['SSO/Member_admins'], password_hash },
        { username: 'vicaria', groups: ['SSO/Member_admins'], password_hash, ...sound },
        { username: 'gestore', groups: ['SSO/GestDocenti'], password_hash },
        { username: 'preside', ...sound },
        { username: 'prima', ...sound },
        { username: 'docente', ...sound },
      ],
    });
    serving = await serve(db);
    const enter = (uid: string) => signIn(serving.url, uid, PASSWORD);
    [supervisor, manager] = (await Promise.all([enter(of('supervisor')), enter(of('gestore'))])) as [
      SignedIn,
      SignedIn,
    ];
    await ask(supervisor, dsWrite, { params, body: { uid: of('preside') } });
  });
  afterAll(async () => {
    await serving.close();
    await db.close();
  });

  const reserved = ['supervisor', 'vicaria', 'preside'];
  const one = (username: string) => ({ ...params, uid: of(username) });
  const change = async (person: SignedIn, username: string) => {
    const { body: user, etag } = await ask(supervisor, userRead, { params: one(username) });
    const body = {
      cognome: user.sn,
      nome: user.cn,
      codiceFiscale: 'RSSMRA80A01H501U',
      email: 'altra@example.org',
    };
    return ask(person, userUpdate, { params: one(username), body, ifMatch: String(etag) });
  };

  it.each(reserved)('USR-125 a teacher-manager changes nothing of %s, by any call', async (username) => {
    const before = (await ask(supervisor, userRead, { params: one(username) })).body;
    const uids = [of(username)];
    const dataScadenza = '2126-01-01';
    for (const [endpoint, body] of [
      [usersDisable, { uids, reset: true }],
      [usersEnable, { uids }],
      [usersRenew, { uids, dataScadenza }],
    ] as const) {
      const { body: outcome } = await ask(manager, endpoint, { params, body: body as never });
      expect(outcome).toMatchObject({ done: [], skipped: [{ uid: of(username) }] });
    }
    const single = await ask(manager, userDisable, { params: one(username), body: { reset: false } });
    expect(single.status).toBe(403);
    expect(await change(manager, username)).toMatchObject({
      status: 403,
      body: { detail: reservedRule.say },
    });
    const preview = await ask(manager, operationPreview, {
      params,
      body: { resource: 'user', action: 'disable', input: { reset: false }, target: { ids: uids } },
    });
    expect(preview.body).toMatchObject({ eligible: { count: 0 }, skipped: [{ count: 1 }] });
    expect((await ask(supervisor, userRead, { params: one(username) })).body).toEqual(before);
  });

  it('are distinguished by the call that reads them', async () => {
    const marks = await Promise.all(
      [...reserved, 'docente'].map(async (name) => {
        const { body } = await ask(manager, userRead, { params: one(name) });
        return [name, body.supervisor ?? false, body.inCarica ?? false];
      }),
    );
    expect(marks).toEqual([
      ['supervisor', true, false],
      ['vicaria', true, false],
      ['preside', false, true],
      ['docente', false, false],
    ]);
  });

  it('ROLE-001 USR-125 have roles that a supervisor changes, and a teacher-manager does not', async () => {
    const give = async (by: SignedIn, username: string) => {
      const { etag } = await ask(by, userRead, { params: one(username) });
      const body = { username, groups: [{ uid: 'WWA', group: 'Preside' }], stato: true };
      return ask(by, userRolesUpdate, { params: one(username), body, ifMatch: String(etag) });
    };
    for (const username of reserved) {
      const { status, body } = await give(manager, username);
      expect([username, status, body.detail]).toEqual([username, 403, reservedRule.say]);
    }
    for (const username of ['vicaria', 'preside']) {
      expect([username, (await give(supervisor, username)).status]).toEqual([username, 200]);
    }
  });

  it('USR-107 USR-125 a supervisor does change, supervisor.{code} too (Q-112), and the head is no more so once replaced', async () => {
    for (const username of reserved) expect((await change(supervisor, username)).status).toBe(200);
    await ask(supervisor, dsWrite, { params, body: { uid: of('prima') } });
    expect((await change(manager, 'preside')).status).toBe(200);
    expect((await change(manager, 'prima')).status).toBe(403);
  });

  it('a supervisor disables another supervisor, but nobody the last one, not even two each other', async () => {
    const other = await ask(supervisor, usersDisable, {
      params,
      body: { uids: [of('vicaria'), of('supervisor')], reset: false },
    });
    expect(other.body).toMatchObject({ done: [of('vicaria')], skipped: [{ uid: of('supervisor') }] });
    await ask(supervisor, usersEnable, { params, body: { uids: [of('vicaria')] } });
    await db.asOwner((tx) =>
      tx.updateTable('account').set({ enabled: false }).where('uid', '=', of('supervisor')).execute(),
    );
    const last = await db.inSchool({ ...params, person: 'x' }, (tx) => {
      const now = new Date('2026-09-01T10:00:00Z');
      // Acts as the supervisor who was disabled at that very moment.
      const viewer = { now, uid: of('supervisor'), ...params, roles: ['supervisor'] as const };
      const context = { tx, ...params, now, viewer, publicUrl: '' };
      return disable(context, [of('vicaria')], { reset: false });
    });
    expect(last).toEqual({ done: [], skipped: [{ id: of('vicaria'), reason: LAST }] });
  });
});
