import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userRead, usersFind, userUpdate } from '../../../../contract/users/endpoints';
import { ask, refusal } from '../../../fixtures/ask';
import { of, type RoleSchool, roleSchool, school } from '../../../fixtures/roleSchool';
import type { SignedIn } from '../../../fixtures/signIn';

describe('the switch of the user managers', () => {
  let at: RoleSchool;
  beforeAll(async () => {
    at = await roleSchool();
    // No user can be saved without a tax code.
    await at.db.asOwner((tx) =>
      tx.updateTable('account').set({ codice_fiscale: 'RSSMRA80A01H501U' }).execute(),
    );
  });
  afterAll(() => at.close());

  async function turn(who: SignedIn, username: string, gestoreUtenti?: boolean) {
    const params = { ...school, uid: of(username) };
    const { body: user, etag } = await ask(at.supervisor, userRead, { params });
    const body = {
      cognome: user.sn,
      nome: user.cn,
      codiceFiscale: user.codicefiscale,
      email: user.email,
      ...(gestoreUtenti !== undefined && { gestoreUtenti }),
    };
    return ask(who, userUpdate, { params, body, ifMatch: etag ?? '' });
  }

  it('USR-101 adds the group GestDocenti and removes it; without it nothing changes', async () => {
    expect((await turn(at.supervisor, 'docente', true)).body.gestoreUtenti).toBe(true);
    expect(await at.held('docente')).toEqual(['SSO/GestDocenti', 'WWA/Docente', 'WWA/Tutor']);
    expect((await ask(at.teacher, usersFind, { params: school, body: {} })).status).toBe(200);
    expect((await turn(at.supervisor, 'docente')).body.gestoreUtenti).toBe(true);
    expect((await turn(at.supervisor, 'docente', false)).body.gestoreUtenti).toBe(false);
    expect(await at.held('docente')).toEqual(['WWA/Docente', 'WWA/Tutor']);
    expect((await ask(at.teacher, usersFind, { params: school, body: {} })).status).toBe(403);
  });
  it('USR-102 is not for oneself, nor for the supervisor; only a supervisor changes administrators of the school', async () => {
    const refused = { status: 400, code: 'invalid' };
    expect(refusal(await turn(at.manager, 'gestore', false))).toEqual(refused);
    expect(refusal(await turn(at.supervisor, 'supervisor', true))).toEqual(refused);
    expect(refusal(await turn(at.manager, 'vicaria', true))).toEqual({ status: 403, code: 'forbidden' });
    expect((await turn(at.supervisor, 'vicaria', true)).status).toBe(200);
    expect((await turn(at.manager, 'gestore', true)).status).toBe(200);
    expect(await at.held('gestore')).toEqual(['SSO/GestDocenti']);
    expect(await at.held('supervisor')).toEqual(['SSO/Member_admins']);
  });
});
