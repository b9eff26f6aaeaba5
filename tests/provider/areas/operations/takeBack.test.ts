import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditList } from '../../../../contract/audit/endpoints';
import {
  operationCancel,
  operationList,
  operationRead,
  operationRetry,
  operationTakeBack,
} from '../../../../contract/operations/endpoints';
import type { Operation } from '../../../../contract/operations/operation';
import { userDisable, usersDisable, usersEnable } from '../../../../contract/users/endpoints';
import { verifyAudit } from '../../../../provider/audit/verifyAudit';
import type { Database } from '../../../../provider/db/database';
import { ask, refusal } from '../../../fixtures/ask';
import { PASSWORD } from '../../../fixtures/identityProvider';
import {
  accounts,
  type OperationSchool,
  of,
  operationSchool,
  people,
  previewed,
  readOne,
  refuseChangesOf,
  rowsOf,
  run,
} from '../../../fixtures/operations';
import { type SignedIn, signIn } from '../../../fixtures/signIn';

const params = { customerCode: 'SG10001' };

describe('an action on many that was done', () => {
  let school: OperationSchool;
  let db: Database;
  let supervisor: SignedIn;
  let manager: SignedIn;
  let teacher: SignedIn;
  let stranger: SignedIn;
  beforeAll(async () => {
    school = await operationSchool();
    ({ db, supervisor, manager, teacher, stranger } = school);
  });
  afterAll(() => school.close());

  const takeBack = (person: SignedIn, id: string, key?: string) =>
    ask(person, operationTakeBack, { params: { ...params, id }, ...(key && { key }) });

  describe('is taken back', () => {
    it('to exactly what was, groups included, also days later', async () => {
      const before = await accounts(db);
      const { body } = await run(supervisor, { target: { ids: people(30, 42) }, input: { reset: true } });
      expect(await accounts(db)).not.toEqual(before);
      const answer = await takeBack(supervisor, body.id);
      expect(answer.body).toMatchObject({ kind: 'takeBack', takesBack: body.id, state: 'ended', done: 12 });
      expect(await accounts(db)).toEqual(before);
      expect(await readOne(supervisor, body.id)).toMatchObject({
        takenBackBy: answer.body.id,
        canTakeBack: false,
        whyNotTakeBack: "L'operazione è già stata annullata",
      });
      const log = await ask(supervisor, auditList, { params });
      expect(log.body.data[0]).toMatchObject({ entity: 'user', action: 'takeBack', after: { status: true } });
    });
    it('once, and the taking back itself never', async () => {
      const { body } = await run(supervisor, { target: { ids: people(42, 44) } });
      const answers = await Promise.all([takeBack(supervisor, body.id), takeBack(supervisor, body.id)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const done = answers.find(({ status }) => status === 200);
      const again = await takeBack(supervisor, done?.body.id);
      expect(again.body).toMatchObject({ code: 'conflict', detail: 'Un annullamento non si può annullare' });
    });
    it('the same request sent twice takes it back once and gets one answer', async () => {
      const { body } = await run(supervisor, { target: { ids: people(42, 44) } });
      const [a, b] = await Promise.all([
        takeBack(supervisor, body.id, 'taken-back-twice'),
        takeBack(supervisor, body.id, 'taken-back-twice'),
      ]);
      expect([a?.status, b?.status]).toEqual([200, 200]);
      expect(a?.body).toEqual(b?.body);
    });
    it('only for those who are still as it left them; the others are listed with the reason', async () => {
      const ids = people(44, 49);
      const { body } = await run(supervisor, { target: { ids }, input: { reset: true } });
      // The status alone would look unchanged: two changes have restored it.
      await ask(supervisor, usersEnable, { params, body: { uids: [ids[0] ?? ''] } });
      await ask(supervisor, userDisable, {
        params: { ...params, uid: ids[0] ?? '' },
        body: { reset: false },
      });
      await ask(supervisor, usersEnable, { params, body: { uids: [ids[1] ?? ''] } });
      await db.asOwner((tx) =>
        tx
          .insertInto('account_group')
          .values({ customer_code: 'SG10001', uid: ids[2] ?? '', ac: 'WWA', cn: 'Tutor' })
          .execute(),
      );
      await db.asOwner((tx) =>
        tx
          .deleteFrom('account')
          .where('uid', '=', ids[3] ?? '')
          .execute(),
      );
      const answer = await takeBack(supervisor, body.id);
      expect(answer.body).toMatchObject({ total: 5, done: 1, skipped: 4 });
      expect((await rowsOf(supervisor, answer.body.id)).map(({ id, reason }) => [id, reason])).toEqual([
        [ids[0], "Modificato dopo l'operazione"],
        [ids[1], "Modificato dopo l'operazione"],
        [ids[2], "Modificato dopo l'operazione"],
        [ids[3], 'Utente non trovato'],
        [ids[4], undefined],
      ]);
    });
    it('without disabling the person who takes it back', async () => {
      const ids = [of('spenta'), of('vicaria')];
      const { body } = await run(supervisor, { action: 'enable', target: { ids } });
      expect(body).toMatchObject({ done: 2 });
      const deputy = await signIn(school.url, of('vicaria'), PASSWORD);
      const answer = await takeBack(deputy, body.id);
      expect(answer.body).toMatchObject({ done: 1, skipped: 1 });
      expect(await rowsOf(deputy, answer.body.id, 'skipped')).toMatchObject([
        { id: of('vicaria'), reason: 'Non è possibile disattivare la propria utenza' },
      ]);
    });
    it('where it was done by the call of the specification too', async () => {
      const before = await accounts(db);
      const body = { uids: [...people(55, 58), 'nessuno'], reset: true };
      await ask(supervisor, usersDisable, { params, body });
      const { data } = (await ask(supervisor, operationList, { params })).body;
      expect(data[0]).toMatchObject({ action: 'disable', state: 'ended', total: 4, done: 3, skipped: 1 });
      expect((await rowsOf(supervisor, data[0].id)).map(({ label }) => label)).toEqual([
        'nessuno',
        'persona55 Rossi',
        'persona56 Rossi',
        'persona57 Rossi',
      ]);
      expect((await takeBack(supervisor, data[0].id)).body).toMatchObject({ done: 3 });
      expect(await accounts(db)).toEqual(before);
      await ask(supervisor, usersEnable, { params, body: { uids: people(55, 58) } });
      expect((await ask(supervisor, operationList, { params })).body.data[0].takesBack).toBe(data[0].id);
    });
    it('where nothing was changed there is nothing to take back, which the history says', async () => {
      const mend = await refuseChangesOf(db, people(50, 51));
      const { body } = await run(supervisor, { target: { ids: people(50, 51) } });
      await mend();
      expect(body).toMatchObject({
        done: 0,
        failed: 1,
        canTakeBack: false,
        whyNotTakeBack: "L'operazione non ha modificato nulla",
      });
    });
  });

  describe('is seen and done', () => {
    it('by who may do the action, never by others', async () => {
      const { body } = await run(supervisor, { target: { ids: people(51, 52) } });
      const one = { params: { ...params, id: body.id } };
      for (const answer of [
        await previewed(teacher, { target: { filter: {} } }),
        await run(teacher, { target: { filter: {} } }, { digest: 'x' }),
        await ask(teacher, operationList, { params }),
        await ask(teacher, operationRead, one),
        await ask(teacher, operationCancel, one),
        await ask(teacher, operationRetry, one),
        await takeBack(teacher, body.id),
      ])
        expect(refusal(answer)).toEqual({ status: 403, code: 'forbidden' });
      expect((await readOne(manager, body.id)).state).toBe('ended');
    });
    it('but what the supervisor did, a teacher-manager does not take back, and the other way round he does', async () => {
      const { body } = await run(supervisor, { target: { ids: people(52, 53) } });
      expect(await readOne(manager, body.id)).toMatchObject({
        canTakeBack: false,
        whyNotTakeBack: "Solo chi ha avviato l'operazione o il supervisor della scuola può farlo",
      });
      expect(refusal(await takeBack(manager, body.id))).toEqual({ status: 403, code: 'forbidden' });
      const other = await run(manager, { target: { ids: people(53, 54) } });
      expect((await takeBack(supervisor, other.body.id)).body).toMatchObject({ done: 1 });
    });
    it('by nobody of another school', async () => {
      const { body } = await run(supervisor, { target: { ids: people(54, 55) } });
      const theirs = { params: { customerCode: 'SG10002', id: body.id } };
      for (const endpoint of [operationRead, operationCancel, operationRetry, operationTakeBack]) {
        expect(refusal(await ask(stranger, endpoint, theirs))).toEqual({ status: 404, code: 'notFound' });
      }
      const list = await ask(stranger, operationList, { params: { customerCode: 'SG10002' } });
      expect(list.body).toEqual({ data: [], total: 0 });
    });
    it('in a history of pages, newest first', async () => {
      const page = async (number: string) =>
        (await ask(supervisor, operationList, { params, query: { page: number, perPage: '10' } })).body;
      const [first, second] = [await page('1'), await page('2')];
      expect(first.total).toBeGreaterThan(12);
      const all: Operation[] = [...first.data, ...second.data];
      const starts = all.map(({ startedAt }) => startedAt);
      expect(starts).toEqual([...starts].sort().reverse());
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    });
    it('in a history that can be narrowed to what was done and how it stands', async () => {
      const find = async (query: object) =>
        (await ask(supervisor, operationList, { params, query: { perPage: '200', ...query } })).body;
      const all = await find({});
      const enabled = await find({ action: 'enable' });
      expect(enabled.total).toBeGreaterThan(0);
      expect(enabled.total).toBeLessThan(all.total);
      expect(new Set(enabled.data.map(({ action }: Operation) => action))).toEqual(new Set(['enable']));
      expect(await find({ state: 'running' })).toEqual({ data: [], total: 0 });
      expect((await find({ state: 'ended', action: 'enable' })).total).toBe(enabled.total);
    });
    it('with an audit log that stays whole', async () => {
      const tenant = { customerCode: 'SG10001', person: 'p' };
      expect(await db.inSchool(tenant, (tx) => verifyAudit(tx, 'SG10001'))).toBeUndefined();
    });
  });
});
