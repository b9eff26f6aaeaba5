import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NO_OTP_IN_THIS_SCHOOL } from '../../../../contract/account/otp';
import { userCreate, userRead, usersFind, userUpdate } from '../../../../contract/users/endpoints';
import type { User } from '../../../../contract/users/user';
import { userManagerRules } from '../../../../contract/users/userRoles';
import { type Answer, ask } from '../../../fixtures/ask';
import { confirmIdentity } from '../../../fixtures/confirmIdentity';
import { type OperationSchool, of, operationSchool } from '../../../fixtures/operations';
import type { SignedIn } from '../../../fixtures/signIn';

const [notTheSupervisor, notYourself] = userManagerRules.map(({ say }) => say);
const params = { customerCode: 'SG10001' };
const CODE = 'RSSMRA80A01H501U';

describe('what is switched on the page of a user', () => {
  let school: OperationSchool;
  beforeAll(async () => {
    school = await operationSchool();
    // Names are validated, and those of the fixture contain digits.
    await school.db.asOwner((tx) => tx.updateTable('account').set({ cn: 'Anna' }).execute());
  });
  afterAll(() => school.close());
  beforeEach(() =>
    school.db.asOwner(async (tx) => {
      await tx.updateTable('account').set({ codice_fiscale: null }).execute();
      await tx
        .updateTable('account')
        .set({ codice_fiscale: CODE, last_login: null })
        .where('uid', '=', of('persona1'))
        .execute();
      await tx.updateTable('school').set({ otp_enabled: false }).execute();
    }),
  );

  const read = async (username: string, by = school.supervisor): Promise<{ user: User; etag: string }> => {
    const { body, etag } = await ask(by, userRead, { params: { ...params, uid: of(username) } });
    return { user: body, etag: String(etag) };
  };
  async function change(username: string, to: object, by: SignedIn = school.supervisor): Promise<Answer> {
    const { user, etag } = await read(username, by);
    const body = {
      cognome: user.sn,
      nome: user.cn,
      codiceFiscale: user.codicefiscale || CODE,
      email: user.email,
      ...to,
    };
    return ask(by, userUpdate, { params: { ...params, uid: of(username) }, body, ifMatch: etag });
  }
  const against = ({ body }: Answer) => body.errors;

  it('USR-101 gives and takes the group of the managers of users, and leaves the other groups', async () => {
    const before = (await read('persona0')).user.groups;
    const { body } = await change('persona0', { gestoreUtenti: true });
    expect(body.gestoreUtenti).toBe(true);
    expect(body.groups).toEqual([{ uid: 'SSO', group: 'GestDocenti' }, ...(before ?? [])]);
    expect((await change('persona0', { email: 'nuova@example.org' })).body.gestoreUtenti).toBe(true);
    const after = await change('persona0', { gestoreUtenti: false });
    expect(after.body.groups).toEqual(before);
  });

  it('a right that is taken away stops at the next request', async () => {
    await change('gestore', { gestoreUtenti: false });
    const answer = await ask(school.manager, usersFind, { params, body: {} });
    expect(answer.status).toBe(403);
    await change('gestore', { gestoreUtenti: true });
    expect((await ask(school.manager, usersFind, { params, body: {} })).status).toBe(200);
  });

  it('USR-102 nobody gives or takes it from themselves, and the supervisor has no need of it', async () => {
    expect(against(await change('gestore', { gestoreUtenti: false }, school.manager))).toEqual([
      { field: 'gestoreUtenti', message: notYourself },
    ]);
    expect(against(await change('supervisor', { gestoreUtenti: true }))).toEqual([
      { field: 'gestoreUtenti', message: notTheSupervisor },
    ]);
    const { user, etag } = await read('supervisor');
    expect(user.gestoreUtenti).toBe(false);
    expect(etag).toBe('"1"');
  });

  it('USR-139 USR-005 the OTP goes on only in a school that uses it, and off always', async () => {
    expect(against(await change('persona1', { otpenabled: true }))).toEqual([
      { field: 'otpenabled', message: NO_OTP_IN_THIS_SCHOOL },
    ]);
    await school.db.asOwner((tx) => tx.updateTable('school').set({ otp_enabled: true }).execute());
    expect((await change('persona1', { otpenabled: true })).body.otpenabled).toBe(true);
    await school.db.asOwner((tx) => tx.updateTable('school').set({ otp_enabled: false }).execute());
    expect((await change('persona1', { email: 'a@example.org' })).body.otpenabled).toBe(true);
    await confirmIdentity(school.supervisor);
    expect((await change('persona1', { otpenabled: false })).body.otpenabled).toBe(false);
  });

  it('USR-004 Spid goes on for a person who is known by the tax code, and says why not of the others', async () => {
    expect((await change('persona1', { spidEnabled: true })).body.spidEnabled).toBe(true);
    expect((await change('persona1', { spidEnabled: false })).body.spidEnabled).toBe(false);
    expect(against(await change('persona2', { spidEnabled: true }))).toEqual([
      { field: 'spidEnabled', message: expect.stringContaining('anche di un’altra utenza') },
    ]);
    const wrong = await change('persona2', { spidEnabled: true, codiceFiscale: 'RSSMRA80A01H501A' });
    expect(against(wrong)).toEqual([
      { field: 'spidEnabled', message: expect.stringContaining('non è corretto') },
    ]);
  });

  it('the accessibility is the switch of one user, and stays when it is not spoken of', async () => {
    expect((await change('persona1', { accessibility: true })).body.accessibility).toBe(true);
    expect((await change('persona1', { email: 'b@example.org' })).body.accessibility).toBe(true);
    expect((await read('persona2')).user.accessibility).toBe(false);
  });

  it('takes another tax code of somebody who has signed in, and keeps both in the log', async () => {
    await school.db.asOwner((tx) =>
      tx
        .updateTable('account')
        .set({ last_login: new Date(0) })
        .where('uid', '=', of('persona1'))
        .execute(),
    );
    const { status, body } = await change('persona1', { codiceFiscale: 'VRDLGU81B02H501Y' });
    expect([status, body.codicefiscale]).toEqual([200, 'VRDLGU81B02H501Y']);
    const [last] = await school.db.asOwner((tx) =>
      tx
        .selectFrom('audit_entry')
        .selectAll()
        .where('id', '=', of('persona1'))
        .orderBy('seq', 'desc')
        .execute(),
    );
    expect(last?.before).toMatchObject({ codicefiscale: CODE });
    expect(last?.after).toMatchObject({ codicefiscale: 'VRDLGU81B02H501Y' });
  });

  it('USR-084 USR-100 a taken name is changed by the plain update, which leaves status and roles alone', async () => {
    const before = (await read('persona3')).user;
    const sent = {
      username: 'Persona3',
      cognome: 'Nuovo',
      nome: 'Nome',
      codiceFiscale: 'BNCLCU70A41F205Q',
      email: 'c@example.org',
    };
    const taken = await ask(school.supervisor, userCreate, { params, body: sent });
    expect(taken.status).toBe(409);
    const { username: _, ...body } = sent;
    const changed = await ask(school.supervisor, userUpdate, {
      params: { ...params, uid: taken.body.current.uid },
      body,
      ifMatch: taken.body.currentVersion,
    });
    expect(changed.body).toMatchObject({
      uid: before.uid,
      sn: 'Nuovo',
      status: before.status,
      groups: before.groups,
    });
    const status = await ask(school.supervisor, userUpdate, {
      params: { ...params, uid: before.uid },
      body: { ...body, stato: false } as typeof body,
      ifMatch: String(changed.etag),
    });
    expect(status.status).toBe(400);
  });
});
