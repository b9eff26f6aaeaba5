import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  operationList,
  operationRead,
  operationTakeBack,
  operationTakeBackPreview,
} from '../../../../contract/operations/endpoints';
import type { Operation, TakeBackPreview } from '../../../../contract/operations/operation';
import { usersRolesUpdate } from '../../../../contract/roles/endpoints';
import { userDisable, userRead, usersEnable, userUpdate } from '../../../../contract/users/endpoints';
import type { Database } from '../../../../provider/db/database';
import { type Answer, ask, refusal } from '../../../fixtures/ask';
import { PASSWORD } from '../../../fixtures/identityProvider';
import { importAll, importedRows, newPeople } from '../../../fixtures/imports';
import { runAction } from '../../../fixtures/managed';
import { accounts, type OperationSchool, of, operationSchool, rowsOf } from '../../../fixtures/operations';
import { type SignedIn, signIn } from '../../../fixtures/signIn';

const params = { customerCode: 'SG10001' };

describe('what an operation changed', () => {
  let school: OperationSchool;
  let db: Database;
  let supervisor: SignedIn;
  beforeAll(async () => {
    school = await operationSchool();
    ({ db, supervisor } = school);
  });
  afterAll(() => school.close());

  const takeBack = (id: string, later?: readonly string[], key?: string): Promise<Answer> =>
    ask(supervisor, operationTakeBack, {
      params: { ...params, id },
      ...(later && { body: { later: [...later] } }),
      ...(key && { key }),
    });
  const asked = async (id: string): Promise<TakeBackPreview> =>
    (await ask(supervisor, operationTakeBackPreview, { params: { ...params, id } })).body;
  const newest = async (): Promise<Operation> =>
    (await ask(supervisor, operationList, { params })).body.data[0];
  const readOne = async (id: string): Promise<Operation> =>
    (await ask(supervisor, operationRead, { params: { ...params, id } })).body;
  const giveRoles = async (uids: readonly string[]): Promise<string> => {
    const body = uids.map((uid) => ({
      username: uid.replace('.SG10001', ''),
      groups: [{ uid: 'WWA', group: 'Docente' }],
    }));
    return (await ask(supervisor, usersRolesUpdate, { params, body })).body.operation;
  };
  const imported = async (count: number, from: number) => {
    const { body } = await importAll(supervisor, newPeople(count, from));
    const uids = (await importedRows(supervisor, body.id)).map(({ id }) => id);
    return { id: body.id as string, uids };
  };

  it('P10 can be taken back once the roles that were given later are taken back, though a first attempt restored nothing', async () => {
    const before = await accounts(db);
    const { id, uids } = await imported(28, 0);
    const roles = await giveRoles(uids);
    expect((await takeBack(id)).body).toMatchObject({ state: 'ended', done: 0, skipped: 28 });
    expect(await readOne(id)).toMatchObject({ canTakeBack: true });
    expect((await takeBack(roles)).body).toMatchObject({ done: 28, skipped: 0 });
    expect((await takeBack(id)).body).toMatchObject({ done: 28, skipped: 0 });
    expect(await accounts(db)).toEqual(before);
    expect(refusal(await takeBack(id))).toEqual({ status: 409, code: 'conflict' });
    expect(await readOne(id)).toMatchObject({
      canTakeBack: false,
      restored: 28,
      whyNotTakeBack: "L'operazione è già stata annullata",
    });
  });

  it('P10 can be taken back in whichever order the later steps were taken back', async () => {
    const before = await accounts(db);
    const { id, uids } = await imported(3, 100);
    const roles = await giveRoles(uids);
    const renewed = await runAction(supervisor, 'user.renew', uids);
    expect((await takeBack(roles)).body).toMatchObject({ done: 3 });
    expect((await takeBack(id)).body).toMatchObject({ done: 0, skipped: 3 });
    expect((await takeBack(renewed.body.id)).body).toMatchObject({ done: 3 });
    expect((await takeBack(id)).body).toMatchObject({ done: 3, skipped: 0 });
    expect(await accounts(db)).toEqual(before);
  });

  it('P10 tells before how many can be restored, why the others cannot, and which later steps stand in the way', async () => {
    const { id, uids } = await imported(5, 200);
    const roles = await giveRoles(uids.slice(0, 3));
    const versions = () =>
      db.pool.query('select uid, version from account order by uid').then(({ rows }) => rows);
    const untouched = await versions();
    expect(await asked(id)).toMatchObject({
      total: 5,
      restorable: 2,
      left: [{ reason: "Modificato dopo l'importazione", count: 3 }],
      later: [{ id: roles, what: { said: 'roles' }, count: 3, canTakeBack: true }],
      withLater: { restorable: 5, left: [] },
    });
    expect(await versions()).toEqual(untouched);
    expect((await newest()).id).toBe(roles);
  });

  it('P10 is taken back together with the later steps that are named, the newest first', async () => {
    const before = await accounts(db);
    const { id, uids } = await imported(4, 300);
    const first = await giveRoles(uids);
    await ask(supervisor, userDisable, { params: { ...params, uid: uids[0] ?? '' }, body: { reset: true } });
    const second = (await newest()).id;
    const { later } = await asked(id);
    expect(later.map((step) => step.id)).toEqual([second, first]);
    const key = 'import-with-its-later-steps';
    const [a, b] = await Promise.all([
      takeBack(id, [second, first], key),
      takeBack(id, [second, first], key),
    ]);
    expect(a.body).toEqual(b.body);
    expect(a.body).toMatchObject({ kind: 'takeBack', takesBack: id, done: 4, skipped: 0 });
    expect(await accounts(db)).toEqual(before);
    for (const step of [first, second]) expect(await readOne(step)).toMatchObject({ canTakeBack: false });
  });

  it('P10 takes of a later step only the people it is about', async () => {
    const { id, uids } = await imported(2, 400);
    const others = [of('persona1'), of('persona2')];
    const roles = await giveRoles([...uids, ...others]);
    expect(await asked(id)).toMatchObject({ later: [{ id: roles, count: 2 }] });
    expect((await takeBack(id, [roles])).body).toMatchObject({ done: 2 });
    expect(await readOne(roles)).toMatchObject({ done: 4, restored: 2, canTakeBack: true });
    expect((await takeBack(roles)).body).toMatchObject({ total: 2, done: 2 });
  });

  it('stays as somebody else left it, though the numbers of changes would allow more', async () => {
    const { id, uids } = await imported(2, 500);
    const [edited = '', switched = ''] = uids;
    const roles = await giveRoles(uids);
    const one = { params: { ...params, uid: edited } };
    const { body: user, etag } = await ask(supervisor, userRead, one);
    const { sn: cognome, email, codicefiscale: codiceFiscale } = user;
    const body = { cognome, nome: 'Corretta', email, codiceFiscale };
    expect((await ask(supervisor, userUpdate, { ...one, body, ifMatch: etag ?? '' })).status).toBe(200);
    await ask(supervisor, userDisable, { params: { ...params, uid: switched }, body: { reset: false } });
    await ask(supervisor, usersEnable, { params, body: { uids: [switched] } });
    await takeBack(roles);
    const { body: back } = await takeBack(id);
    expect(back).toMatchObject({ done: 0, skipped: 2 });
    expect((await rowsOf(supervisor, back.id)).map(({ reason }) => reason)).toEqual(
      Array(2).fill("Modificato dopo l'importazione"),
    );
    expect(await asked(id)).toMatchObject({
      restorable: 0,
      later: [{ what: { said: 'enable' } }, { what: { said: 'disable' } }],
      withLater: { restorable: 1 },
    });
  });

  it('is reverted by one of two who ask at the same moment, and by each for their own part', async () => {
    const { id } = await imported(3, 600);
    const answers = await Promise.all([takeBack(id), takeBack(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 200)?.body).toMatchObject({ done: 3 });
  });

  it('is as it was before, where its later step is taken back by itself at the same moment', async () => {
    const before = await accounts(db);
    const { id, uids } = await imported(3, 800);
    const roles = await giveRoles(uids);
    const [both] = await Promise.all([takeBack(id, [roles]), takeBack(roles)]);
    // Refused only if the later step was undone before it was looked up.
    if (both.status !== 200) expect((await takeBack(id)).status).toBe(200);
    for (const step of [id, roles])
      expect(await readOne(step)).toMatchObject({ restored: 3, canTakeBack: false });
    expect(await accounts(db)).toEqual(before);
  });

  it('is taken back by another supervisor, who is named in the history', async () => {
    const { id } = await imported(2, 900);
    await ask(supervisor, usersEnable, { params, body: { uids: [of('vicaria')] } });
    const deputy = await signIn(school.url, of('vicaria'), PASSWORD);
    const { body } = await ask(deputy, operationTakeBack, { params: { ...params, id } });
    expect(body).toMatchObject({ who: of('vicaria'), done: 2, skipped: 0 });
    expect(await readOne(id)).toMatchObject({ canTakeBack: false, restored: 2 });
  });

  it('is not taken back with a step that is not one of its later ones', async () => {
    const { id } = await imported(1, 700);
    const other = await giveRoles([of('persona4')]);
    expect(refusal(await takeBack(id, [other]))).toEqual({ status: 400, code: 'invalid' });
  });
});
