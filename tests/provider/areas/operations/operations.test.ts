import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditList } from '../../../../contract/audit/endpoints';
import {
  operationList,
  operationPreviewRows,
  operationRetry,
} from '../../../../contract/operations/endpoints';
import type { JudgedRecord } from '../../../../contract/operations/operation';
import { usersDisable, usersEnable } from '../../../../contract/users/endpoints';
import type { Database } from '../../../../provider/db/database';
import { ask, refusal } from '../../../fixtures/ask';
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
import type { SignedIn } from '../../../fixtures/signIn';

const params = { customerCode: 'SG10001' };

describe('an action on many', () => {
  let school: OperationSchool;
  let db: Database;
  let supervisor: SignedIn;
  let manager: SignedIn;

  beforeAll(async () => {
    school = await operationSchool();
    ({ db, supervisor, manager } = school);
  });
  afterAll(() => school.close());

  describe('is previewed', () => {
    it('for whom a filter, a condition and a search find, one by one where all of them are wanted', async () => {
      const target = {
        filter: { stato: '1' },
        where: { all: [{ cn: { begins: 'PERSONA' } }] },
        search: 'ròssi persona1',
        except: [of('persona1')],
      };
      const { body } = await previewed(manager, { target: target as never });
      const names = body.eligible.examples.map(({ id }: { id: string }) => id);
      expect(names.length).toBeGreaterThan(0);
      expect(names.every((id: string) => /^persona1\d/.test(id))).toBe(true);
      const request = { resource: 'user', action: 'disable', input: { reset: false }, target } as never;
      const all = await ask(manager, operationPreviewRows, { params, body: request, query: {} as never });
      expect(all.body.total).toBe(body.total);
      expect(all.body.data.flatMap((row: JudgedRecord) => (row.reason ? [] : [row.id]))).toEqual(names);
      const none = await previewed(manager, { target: { ...target, search: 'nessuno così' } as never });
      expect(none.body.total).toBe(0);
    });

    it.each([
      ['of a field that is not there', { where: { password_hash: { begins: '$' } } }],
      ['that asks what a kind cannot be asked', { where: { status: { contains: 'x' } } }],
      ['beside names', { ids: [of('persona0')], filter: undefined, where: { all: [] } }],
    ])('never by a condition %s', async (_name, part) => {
      const answer = await previewed(manager, { target: { filter: {}, ...part } as never });
      expect(refusal(answer)).toMatchObject({ status: 400, code: 'invalid' });
    });

    it('never by a condition of more than a thousand values, nor by a body of half a million: in words', async () => {
      const said = async (where: object) => {
        const answer = await previewed(manager, { target: { filter: {}, where } as never });
        return [answer.status, answer.body.errors[0]];
      };
      const uid = (length: number) => ({ uid: { in: Array.from({ length }, () => '') } });
      expect(await said(uid(1001))).toEqual([
        400,
        {
          field: 'target.where',
          message:
            'La condizione è troppo lunga: può avere al massimo 1.000 valori. Dividerla in più condizioni',
        },
      ]);
      expect(await said(uid(300_000))).toEqual([
        400,
        { field: 'target', message: 'Contiene troppi valori: inviarli in più volte' },
      ]);
    });

    it('with who will change and who will not, and why, and changes nothing', async () => {
      const before = await accounts(db);
      const ids = [
        of('persona0'),
        of('spenta'),
        of('supervisor'),
        of('gestore'),
        'altrui.SG10002',
        'nessuno',
      ];
      const answer = await previewed(manager, { target: { ids: [...ids, of('persona0')] } });
      expect(answer).toMatchObject({ status: 200 });
      expect(answer.body).toEqual({
        digest: expect.any(String),
        total: 6,
        asJob: false,
        eligible: { count: 1, examples: [{ id: of('persona0'), label: 'persona0 Rossi' }] },
        skipped: [
          {
            reason: "L'utenza supervisor della scuola non può essere disattivata",
            brief: 'supervisor |||| supervisor',
            count: 1,
            examples: [{ id: of('supervisor'), label: 'supervisor Rossi' }],
          },
          {
            reason: 'Non è possibile disattivare la propria utenza',
            brief: 'la propria utenza |||| proprie utenze',
            count: 1,
            examples: [{ id: of('gestore'), label: 'gestore Rossi' }],
          },
          {
            reason: "L'utente risulta gia' disattivato!",
            brief: 'già disattivato |||| già disattivati',
            count: 1,
            examples: [{ id: of('spenta'), label: 'spenta Rossi' }],
          },
          {
            reason: 'Utente non trovato',
            brief: 'non trovato |||| non trovati',
            count: 2,
            examples: [
              { id: 'altrui.SG10002', label: 'altrui.SG10002' },
              { id: 'nessuno', label: 'nessuno' },
            ],
          },
        ],
      });
      expect(await accounts(db)).toEqual(before);
      expect((await ask(supervisor, operationList, { params })).body).toEqual({ data: [], total: 0 });
    });
    it('for all who satisfy a filter, but some', async () => {
      const target = { filter: { stato: '1' }, except: [of('persona3'), of('persona4')] };
      const { body } = await previewed(supervisor, { target });
      expect(body).toMatchObject({ total: 61, eligible: { count: 60 } });
      const named = body.eligible.examples.map(({ id }: { id: string }) => id);
      expect(named).toContain(of('persona5'));
      expect(named).not.toContain(of('persona3'));
    });
    it('only for an action that there is, with what it asks and whom it is for', async () => {
      const mistakes = [
        { target: {} },
        { target: { ids: [of('docente')], filter: {} } },
        { target: { ids: [of('docente')], except: [of('docente')] } },
        { target: { ids: [] } },
        { target: { filter: { colore: 'blu' } } },
        { target: { filter: { stato: '2' } } },
        { target: { filter: {} }, input: {} },
        { target: { filter: {} }, input: { reset: 'yes' } },
        { action: 'enable' as const, target: { filter: {} }, input: { reset: true } },
      ];
      const fields = [];
      for (const mistake of mistakes) {
        const answer = await previewed(supervisor, mistake);
        expect(refusal(answer), JSON.stringify(mistake)).toEqual({ status: 400, code: 'invalid' });
        fields.push(answer.body.errors[0].field);
      }
      expect(fields).toEqual([
        'target',
        'target',
        'target',
        'target.ids',
        'target.filter.colore',
        'target.filter.stato',
        'input.reset',
        'input.reset',
        'input.reset',
      ]);
    });
    it('never for another school', async () => {
      const own = { customerCode: 'SG10002' };
      const answer = await previewed(supervisor, { target: { filter: own } });
      expect(refusal(answer)).toEqual({ status: 404, code: 'notFound' });
      const { body } = await previewed(supervisor, { target: { filter: {} } });
      expect(JSON.stringify(body)).not.toContain('SG10002');
    });
  });

  describe('is done', () => {
    it('as previewed, with what became of each in the history and in the audit log', async () => {
      const answer = await run(manager, {
        target: { ids: [of('persona0'), of('spenta')] },
        input: { reset: true },
      });
      expect(answer).toMatchObject({
        status: 200,
        body: {
          kind: 'run',
          resource: 'user',
          action: 'disable',
          input: { reset: true },
          who: of('gestore'),
          asWhom: of('gestore'),
          name: 'gestore Rossi',
          state: 'ended',
          total: 2,
          waiting: 0,
          done: 1,
          skipped: 1,
          failed: 0,
          cancelled: 0,
          canCancel: false,
          canRetry: false,
          canTakeBack: true,
        },
      });
      const { id } = answer.body;
      expect(await readOne(supervisor, id)).toEqual(answer.body);
      expect(await rowsOf(supervisor, id)).toEqual([
        { position: 1, id: of('persona0'), label: 'persona0 Rossi', state: 'done' },
        {
          position: 2,
          id: of('spenta'),
          label: 'spenta Rossi',
          state: 'skipped',
          reason: "L'utente risulta gia' disattivato!",
        },
      ]);
      const log = await ask(supervisor, auditList, { params });
      const groups = [
        { uid: 'WWA', group: 'Docente' },
        { uid: 'WWA', group: 'Tutor' },
      ];
      expect(log.body.data.slice(0, 2)).toMatchObject([
        {
          entity: 'user',
          action: 'disable',
          target: of('persona0'),
          who: of('gestore'),
          before: { status: true, groups },
          after: { status: false, groups: [] },
        },
        {
          entity: 'operation',
          action: 'run',
          target: id,
          after: { resource: 'user', eligible: 1, skipped: 1 },
        },
      ]);
    });
    it('once, however often it is sent', async () => {
      const wanted = { target: { ids: people(1, 4) } };
      const { digest } = (await previewed(supervisor, wanted)).body;
      const send = () => run(supervisor, wanted, { digest, key: 'sent-three-times' });
      const answers = await Promise.all([send(), send(), send()]);
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
      expect(answers.map(({ body }) => body.done)).toEqual([3, 3, 3]);
      const again = await run(supervisor, wanted, { digest });
      expect(refusal(again)).toEqual({ status: 409, code: 'conflict' });
    });
    it('never where the set is another than was previewed, and shows the new one', async () => {
      const wanted = { target: { filter: { stato: '1' } } };
      const { body: first } = await previewed(supervisor, wanted);
      await ask(supervisor, usersDisable, { params, body: { uids: people(5, 7), reset: false } });
      const before = await accounts(db);
      const answer = await run(supervisor, wanted, { digest: first.digest });
      expect(refusal(answer)).toEqual({ status: 409, code: 'conflict' });
      expect(answer.body.current.eligible.count).toBe(first.eligible.count - 2);
      expect(answer.body.current).toEqual((await previewed(supervisor, wanted)).body);
      expect(await accounts(db)).toEqual(before);
      await ask(supervisor, usersEnable, { params, body: { uids: people(5, 7) } });
      const again = await run(supervisor, wanted, { digest: 'made-up' });
      expect(refusal(again)).toEqual({ status: 409, code: 'conflict' });
    });
    it('not with another input than was previewed', async () => {
      const target = { ids: people(8, 9) };
      const { digest } = (await previewed(supervisor, { target })).body;
      const answer = await run(supervisor, { target, input: { reset: true } }, { digest });
      expect(refusal(answer)).toEqual({ status: 409, code: 'conflict' });
    });
    it('for nobody, is refused', async () => {
      const answer = await run(supervisor, { target: { ids: [of('supervisor')] } });
      expect(refusal(answer)).toEqual({ status: 400, code: 'invalid' });
    });
    it('writing to each who is enabled, as the other call does', async () => {
      await run(supervisor, { action: 'enable', target: { ids: [of('spenta')] } });
      const mails = await db.asOwner((tx) =>
        tx.selectFrom('mail').select('recipient').where('uid', '=', of('spenta')).execute(),
      );
      expect(mails).toEqual([{ recipient: 'spenta.sg10001@example.org' }]);
    });
    it('by the call of the specification exactly for those who were agreed to, or for nobody', async () => {
      const uids = [of('persona31'), of('spenta'), of('persona32')];
      await ask(supervisor, usersDisable, { params, body: { uids: [of('spenta')], reset: false } });
      const before = await accounts(db);
      const body = { uids, reset: true, exactly: true };
      const refused = await ask(supervisor, usersDisable, { params, body });
      expect(refusal(refused)).toEqual({ status: 409, code: 'conflict' });
      expect(await accounts(db)).toEqual(before);
      const those = { ...body, uids: people(31, 33) };
      const answer = await ask(supervisor, usersDisable, { params, body: those });
      expect(answer.body).toMatchObject({ done: people(31, 33), skipped: [] });
      expect(await readOne(supervisor, answer.body.operation)).toMatchObject({ state: 'ended', done: 2 });
    });
    it('by the call of the specification for the others where one cannot be changed, which the history tries again', async () => {
      const uids = people(33, 40);
      const mend = await refuseChangesOf(db, [of('persona35')]);
      const body = { uids, reset: false, exactly: true };
      const answer = await ask(supervisor, usersDisable, { params, body });
      await mend();
      expect(answer.body.done).toEqual(uids.filter((uid) => uid !== of('persona35')));
      expect(answer.body.skipped).toEqual([
        { uid: of('persona35'), reason: 'La modifica non è riuscita per un errore. Riprovare più tardi.' },
      ]);
      const { operation: id } = answer.body;
      expect(await readOne(supervisor, id)).toMatchObject({ total: 7, done: 6, failed: 1, canRetry: true });
      const again = await ask(supervisor, operationRetry, { params: { ...params, id } });
      expect(again.body).toMatchObject({ done: 7, failed: 0 });
    });
    it('for the others where one cannot be changed, which can be tried again alone', async () => {
      const ids = people(10, 30);
      const broken = [of('persona13'), of('persona21'), of('persona22')];
      const mend = await refuseChangesOf(db, broken);
      const { body } = await run(supervisor, { target: { ids } });
      expect(body).toMatchObject({ state: 'ended', done: 17, failed: 3, canRetry: true });
      expect(await rowsOf(supervisor, body.id, 'failed')).toMatchObject(
        broken.map((id) => ({
          id,
          reason: 'La modifica non è riuscita per un errore. Riprovare più tardi.',
        })),
      );
      const lines = await ask(supervisor, auditList, { params });
      const audited = lines.body.data.slice(0, 18).map(({ target }: { target: string }) => target);
      expect(audited.filter((id: string) => ids.includes(id))).toHaveLength(17);
      const still = await ask(supervisor, operationRetry, { params: { ...params, id: body.id } });
      expect(still.body).toMatchObject({ done: 17, failed: 3 });
      await mend();
      const versions = () =>
        db.asOwner((tx) =>
          tx.selectFrom('account').select(['uid', 'version']).where('enabled', '=', false).execute(),
        );
      const before = new Map((await versions()).map(({ uid, version }) => [uid, version]));
      const again = await ask(supervisor, operationRetry, { params: { ...params, id: body.id } });
      expect(again.body).toMatchObject({ state: 'ended', done: 20, failed: 0, canRetry: false });
      const moved = (await versions()).filter(({ uid, version }) => before.get(uid) !== version);
      expect(moved.map(({ uid }) => uid).sort()).toEqual(broken);
      const none = await ask(supervisor, operationRetry, { params: { ...params, id: body.id } });
      expect(refusal(none)).toEqual({ status: 409, code: 'conflict' });
    });
  });
});
