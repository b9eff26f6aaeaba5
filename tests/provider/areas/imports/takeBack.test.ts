import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationTakeBack } from '../../../../contract/operations/endpoints';
import { userDisable, usersEnable } from '../../../../contract/users/endpoints';
import { dayInRome, showDay } from '../../../../contract/values/dates';
import type { Database } from '../../../../provider/db/database';
import { ask, refusal } from '../../../fixtures/ask';
import { PASSWORD, passwordHash } from '../../../fixtures/identityProvider';
import { importAll, importedRows, newPeople, newPerson, readImport } from '../../../fixtures/imports';
import { accounts, type OperationSchool, of, operationSchool, rowsOf } from '../../../fixtures/operations';
import { type SignedIn, signIn } from '../../../fixtures/signIn';

const params = { customerCode: 'SG10001' };

describe('an import', () => {
  let school: OperationSchool;
  let db: Database;
  let supervisor: SignedIn;
  beforeAll(async () => {
    school = await operationSchool();
    ({ db, supervisor } = school);
  });
  afterAll(() => school.close());

  const takeBack = (id: string, person = supervisor) =>
    ask(person, operationTakeBack, { params: { ...params, id } });
  const choosePassword = async (uid: string) => {
    const password_hash = await passwordHash();
    await db.asOwner((tx) =>
      tx.updateTable('account').set({ password_hash }).where('uid', '=', uid).execute(),
    );
  };
  const unsent = () => db.asOwner((tx) => tx.selectFrom('mail').select('uid').execute());

  it('P10 of the wrong file is taken back: of 30, the 29 who never signed in are removed, and 1 stays, with the reason', async () => {
    const before = await accounts(db);
    const { body } = await importAll(supervisor, newPeople(30));
    expect(body).toMatchObject({ created: 30, canTakeBack: true });
    const [somebody] = await importedRows(supervisor, body.id);
    const uid = somebody?.id ?? '';
    await choosePassword(uid);
    await signIn(school.url, uid, PASSWORD);

    const answer = await takeBack(body.id);
    expect(answer.body).toMatchObject({ kind: 'takeBack', state: 'ended', done: 29, skipped: 1 });
    const [left] = await rowsOf(supervisor, answer.body.id, 'skipped');
    expect(left).toMatchObject({ id: uid, label: 'Luigi Verdi' });
    expect(left?.reason).toBe(`Ha effettuato l'accesso il ${showDay(dayInRome(new Date()))}: l'utenza resta`);
    expect((await accounts(db)).length).toBe(before.length + 1);
    expect((await unsent()).map((mail) => mail.uid)).toEqual([uid]);
    expect(await readImport(supervisor, body.id)).toMatchObject({
      created: 30,
      takenBack: true,
      canTakeBack: true,
      takenBackBy: answer.body.id,
    });
  });

  it('gives people who were there before what it changed of them', async () => {
    const before = await accounts(db);
    const { body } = await importAll(supervisor, [
      { uid: 'persona1', sn: 'Cambiato', email: 'cambiata@example.org', dataScadenza: '30/06/2027' },
      { uid: 'persona2', codicefiscale: 'RSSMRA80A01H501U' },
    ]);
    expect(body).toMatchObject({ updated: 2 });
    expect(await accounts(db)).not.toEqual(before);
    expect((await takeBack(body.id)).body).toMatchObject({ done: 2, skipped: 0 });
    expect(await accounts(db)).toEqual(before);
  });

  it('is not taken back for a person who was changed since', async () => {
    const { body } = await importAll(supervisor, [
      newPerson(50, { uid: 'ritoccata' }),
      { uid: 'persona3', email: 'altra@example.org' },
    ]);
    for (const username of ['ritoccata', 'persona3']) {
      await ask(supervisor, userDisable, {
        params: { ...params, uid: of(username) },
        body: { reset: false },
      });
      await ask(supervisor, usersEnable, { params, body: { uids: [of(username)] } });
    }
    const { body: back } = await takeBack(body.id);
    expect(back).toMatchObject({ done: 0, skipped: 2 });
    expect((await rowsOf(supervisor, back.id)).map(({ reason }) => reason)).toEqual(
      Array(2).fill("Modificato dopo l'importazione"),
    );
  });

  it('can be made again after it was taken back', async () => {
    const people = newPeople(3, 60);
    const { body } = await importAll(supervisor, people);
    await takeBack(body.id);
    expect((await importAll(supervisor, people)).body).toMatchObject({ created: 3, refused: 0 });
  });

  it('of somebody else is taken back by the supervisor only', async () => {
    const { body } = await importAll(supervisor, [newPerson(70)]);
    expect(refusal(await takeBack(body.id, school.manager))).toEqual({ status: 403, code: 'forbidden' });
    expect(refusal(await takeBack(body.id, school.stranger))).toEqual({ status: 404, code: 'notFound' });
    const { body: theirs } = await importAll(school.manager, [newPerson(71)]);
    expect((await takeBack(theirs.id)).body).toMatchObject({ done: 1 });
  });
});
