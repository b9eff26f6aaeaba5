import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../../../contract/endpoints';
import { type Permission, rolesWith } from '../../../../contract/permissions/permissions';
import { roleOfGroup } from '../../../../contract/permissions/roles';
import { userRolesUpdate, usersRolesUpdate } from '../../../../contract/roles/endpoints';
import { userCreate, userRead, userUpdate } from '../../../../contract/users/endpoints';
import { ONLY_BY_SUPERVISOR } from '../../../../contract/users/userRoles';
import { ask } from '../../../fixtures/ask';
import { testDatabase } from '../../../fixtures/database';
import { PASSWORD, passwordHash, type Serving, serve } from '../../../fixtures/identityProvider';
import { newPerson } from '../../../fixtures/imports';
import {
  asTheManagers,
  type Managed,
  runAction,
  type Target,
  takeBackOf,
  type Way,
} from '../../../fixtures/managed';
import { of } from '../../../fixtures/operations';
import { type Reserve, reserves, reserveThem, somebody, traceOf } from '../../../fixtures/reservedPeople';
import { seedSchool } from '../../../fixtures/seedSchool';
import { signIn } from '../../../fixtures/signIn';
import { waysToAUser } from '../../../fixtures/waysToAUser';
import { waysToNobody } from '../../../fixtures/waysToNobody';

const params = { customerCode: 'SG10001' };
const groups = Object.keys(roleOfGroup);

describe('every way to change a user', () => {
  let at: Managed;
  let serving: Serving;

  beforeAll(async () => {
    const db = await testDatabase();
    const password_hash = await passwordHash();
    await seedSchool(db, 'SG10001', {
      otp_enabled: true,
      licences: ['WWA'],
      // Users are created from a CSV too.
      lead_school: true,
      roles: [
        'WWA/Docente',
        ...groups.map((group) => `WWA/${group}`),
        ...groups.map((group) => `SSO/${group}`),
      ],
      accounts: [
        { username: 'supervisor', groups: ['SSO/Member_admins'], password_hash },
        { username: 'gestore', groups: ['SSO/GestDocenti'], password_hash },
      ],
    });
    serving = await serve(db);
    const [supervisor, manager] = await Promise.all([
      signIn(serving.url, of('supervisor'), PASSWORD),
      signIn(serving.url, of('gestore'), PASSWORD),
    ]);
    at = { db, supervisor, manager };
  });
  afterAll(async () => {
    await serving.close();
    await at.db.close();
  });

  it('has a case for each call that a teacher-manager may make, or a reason why not', () => {
    const calls = endpoints
      .filter(({ method, access }) => method !== 'GET' && access !== 'public' && mayManage(access))
      .map(({ id }) => id);
    const known = [
      ...Object.keys(waysToAUser).map((name) => name.split(':')[0] ?? ''),
      ...Object.values(waysToNobody).flat(),
    ];
    expect([...new Set(known)].sort()).toEqual(calls.sort());
  });

  async function target(way: Way, reserve?: Reserve): Promise<Target> {
    const uid = await somebody(at.db, reserve, way.state);
    const ready = { uid, made: uid, ...(await way.ready?.(at, uid)) };
    await reserveThem(at.db, ready.uid, reserve);
    return ready;
  }

  const cases = Object.entries(waysToAUser).flatMap(([name, way]) =>
    reserves.filter((reserve) => !way.never?.includes(reserve)).map((reserve) => [name, reserve] as const),
  );

  it.each(cases)(
    '%s changes nothing of who is %s, says so, and changes the others',
    async (name, reserve) => {
      const way = waysToAUser[name] as Way;
      const [reserved, other] = [await target(way, reserve), await target(way)];
      const trace = () => Promise.all([reserved, other].map(({ uid }) => traceOf(at.db, uid)));
      const [reservedBefore, otherBefore] = await trace();
      const answer = await (way.many?.(at, [reserved, other]) ?? way.one?.(at, reserved));
      if (!answer) throw new Error(`${name} is not done to one nor to many`);
      if (!way.many) await way.one?.(at, other);
      const [reservedAfter, otherAfter] = await trace();
      expect(reservedAfter).toEqual(reservedBefore);
      expect(otherAfter).not.toEqual(otherBefore);
      const said = answer.status === 200 && way.said ? await way.said(at, answer) : answer.body;
      expect(JSON.stringify(said)).toMatch(/[Ss]olo il supervisor|solo dal supervisor|'utenza supervisor/);
    },
  );

  describe.each(groups)('%s', (group) => {
    const held = [{ uid: 'WWA', group }];
    const unchanged = async (uid: string, work: () => Promise<unknown>) => {
      const before = await traceOf(at.db, uid);
      await work();
      expect(await traceOf(at.db, uid)).toEqual(before);
    };

    it('is given to nobody by a teacher-manager', async () => {
      const {
        cn: nome = '',
        sn: cognome = '',
        codicefiscale: codiceFiscale = '',
        email = '',
      } = newPerson(900);
      const body = { username: 'nuovissima', nome, cognome, codiceFiscale, email, groups: held };
      expect((await ask(at.manager, userCreate, { params, body })).status).toBe(400);
      for (const name of ['userRolesUpdate', 'usersRolesUpdate', 'user.roles']) {
        const uid = await somebody(at.db, undefined);
        const one = { params: { ...params, uid } };
        const given = { username: uid.slice(0, -'.SG10001'.length), groups: held, stato: true };
        await unchanged(uid, async () => {
          if (name === 'usersRolesUpdate')
            return ask(at.manager, usersRolesUpdate, { params, body: [given] });
          if (name === 'user.roles') return runAction(at.manager, name, [uid], { groups: held });
          const { etag } = await ask(at.manager, userRead, one);
          return ask(at.manager, userRolesUpdate, { ...one, body: given, ifMatch: String(etag) });
        });
      }
    });

    it.each([
      ['roles', 'user.roles', { groups: [{ uid: 'WWA', group: 'Docente' }], replace: true }],
      ['a status', 'user.disable', { reset: true }],
    ])('comes back to nobody when a teacher-manager takes back %s', async (_what, name, input) => {
      const uid = await somebody(at.db, undefined);
      const row = { customer_code: 'SG10001', uid, ac: 'WWA', cn: group };
      await at.db.asOwner((tx) => tx.insertInto('account_group').values(row).execute());
      const { id, done } = (await runAction(at.supervisor, name, [uid], input)).body;
      expect(done).toBe(1);
      await asTheManagers(at, id);
      await unchanged(uid, () => takeBackOf(at, { made: id }));
    });
  });

  it('a user manager is named by a supervisor alone, whatever else is changed with it', async () => {
    const uid = await somebody(at.db, undefined);
    const one = { params: { ...params, uid } };
    const { body: user, etag } = await ask(at.supervisor, userRead, one);
    const body = { cognome: user.sn, nome: user.cn, codiceFiscale: user.codicefiscale, email: user.email };
    const name = (by: Managed['manager'], gestoreUtenti: boolean, ifMatch = String(etag)) =>
      ask(by, userUpdate, { ...one, body: { ...body, gestoreUtenti }, ifMatch });
    const refused = await name(at.manager, true);
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toEqual([{ field: 'gestoreUtenti', message: ONLY_BY_SUPERVISOR }]);
    const named = await name(at.supervisor, true);
    expect(named.body.gestoreUtenti).toBe(true);
    expect((await name(at.manager, false, String(named.etag))).status).toBe(403);
  });
});

const mayManage = (access: Permission): boolean => rolesWith(access).includes('teacherManager');
