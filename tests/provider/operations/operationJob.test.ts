import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  operationCancel,
  operationRetry,
  operationTakeBack,
  operationTakeBackPreview,
} from '../../../contract/operations/endpoints';
import type { Operation } from '../../../contract/operations/operation';
import { userDisable, usersFind } from '../../../contract/users/endpoints';
import { works } from '../../../provider/areas';
import { verifyAudit } from '../../../provider/audit/verifyAudit';
import { type Database, DatabaseUnavailable } from '../../../provider/db/database';
import { startJobs } from '../../../provider/jobs/startJobs';
import { CHUNK, operationWorker } from '../../../provider/operations/operationJob';
import type { ResourceWorks } from '../../../provider/operations/resourceWork';
import { ask, refusal } from '../../fixtures/ask';
import { testDatabase } from '../../fixtures/database';
import { eventually } from '../../fixtures/eventually';
import { movableClock, PASSWORD, passwordHash, type Serving, serve } from '../../fixtures/identityProvider';
import {
  accounts,
  addPeople,
  previewed,
  readOne,
  refuseChangesOf,
  rowsOf,
  run,
} from '../../fixtures/operations';
import { seedSchool } from '../../fixtures/seedSchool';
import { type SignedIn, signIn } from '../../fixtures/signIn';

const params = { customerCode: 'SG10001' };
const PEOPLE = 2400;
/** Everybody except the other members of the school. */
const everybody = {
  target: { filter: { stato: '1' }, except: ['vicaria.SG10001', 'docente.SG10001', 'docente2.SG10001'] },
  input: { reset: true },
};

/** Enough for a job, few enough for a quick test. */
const SOME = 1200;
const some = {
  target: { ids: Array.from({ length: SOME }, (_, index) => `p${index + 1}.SG10001`) },
  input: { reset: true },
};

describe('an operation on more than a thousand', () => {
  let db: Database;
  let serving: Serving;
  let supervisor: SignedIn;
  let stop: (() => Promise<void>) | undefined;
  const clock = movableClock();
  /** Like `works`, but every chunk throws what `trouble` throws. */
  let trouble: (() => void) | undefined;
  const troubled: ResourceWorks = works.map((work) => ({
    ...work,
    actions: Object.fromEntries(
      Object.entries(work.actions).map(([name, action]) => [
        name,
        {
          ...action,
          apply: async (...given: Parameters<typeof action.apply>) => {
            const outcome = await action.apply(...given);
            trouble?.();
            return outcome;
          },
          takeBack: async (...given: Parameters<typeof action.takeBack>) => {
            const outcome = await action.takeBack(...given);
            trouble?.();
            return outcome;
          },
        },
      ]),
    ),
  }));
  const worker = () =>
    operationWorker({ db, clock, works: troubled, publicUrl: 'http://localhost', log: () => undefined });
  const startWorker = async () => {
    const options = { db, clock, log: () => undefined, workers: [worker()], every: 10, retryAfter: 1000 };
    stop = await startJobs(options);
  };

  beforeAll(async () => {
    db = await testDatabase();
    const password_hash = await passwordHash();
    await seedSchool(db, 'SG10001', {
      licences: ['WWA'],
      accounts: [
        { username: 'supervisor', groups: ['SSO/Member_admins'], password_hash },
        { username: 'vicaria', groups: ['SSO/Member_admins'], password_hash },
        { username: 'docente', groups: ['WWA/Docente'] },
        { username: 'docente2', groups: ['WWA/Tutor'] },
      ],
    });
    await addPeople(db, 'SG10001', PEOPLE);
    serving = await serve(db, { clock });
    supervisor = await signIn(serving.url, 'supervisor.SG10001', PASSWORD);
  });
  beforeEach(() => {
    trouble = undefined;
  });
  afterEach(async () => {
    await stop?.();
    stop = undefined;
    await db.asOwner((tx) => tx.updateTable('account').set({ enabled: true }).execute());
    await db.pool.query('truncate job');
  });
  afterAll(async () => {
    await serving.close();
    await db.close();
  });

  const soon = (check: () => Promise<void>) => eventually(check, 30);
  const until = async (id: string, check: (operation: Operation) => void) => {
    await soon(async () => check(await readOne(supervisor, id)));
    return readOne(supervisor, id);
  };
  const jobs = async () => (await db.pool.query('select * from job')).rows;
  /** Returns the versions of everybody affected, in the same order. */
  const versions = async (): Promise<number[]> => {
    const found = await db.pool.query(`select version from account where uid = any($1) order by uid`, [
      some.target.ids,
    ]);
    return found.rows.map(({ version }) => version);
  };
  const disabled = async (): Promise<number> =>
    (await ask(supervisor, usersFind, { params, body: { stato: '0' } })).body.length;

  it('is answered before it is done, shows how far it is, and is taken back whole', async () => {
    const before = await accounts(db);
    expect((await previewed(supervisor, everybody)).body).toMatchObject({
      total: PEOPLE + 1,
      asJob: true,
      eligible: { count: PEOPLE, examples: { length: 1000 } },
      skipped: [{ count: 1 }],
    });
    const { body } = await run(supervisor, everybody);
    expect(body).toMatchObject({ state: 'running', waiting: PEOPLE, done: 0, skipped: 1, canCancel: true });
    expect(body).toMatchObject({ canTakeBack: false, whyNotTakeBack: "L'operazione è ancora in corso" });
    const seen = new Set<number>();
    await startWorker();
    const ended = await until(body.id, (operation) => {
      seen.add(operation.done);
      expect(operation.done + operation.waiting).toBe(PEOPLE);
      expect(operation.state).toBe('ended');
    });
    expect(ended).toMatchObject({ done: PEOPLE, waiting: 0, failed: 0, canCancel: false, canTakeBack: true });
    expect(seen.size).toBeGreaterThan(3);
    for (const done of seen) expect(done % CHUNK).toBe(0);
    expect(await disabled()).toBe(PEOPLE);

    const back = await ask(supervisor, operationTakeBack, { params: { ...params, id: body.id } });
    expect(back.body).toMatchObject({ kind: 'takeBack', state: 'running', waiting: PEOPLE });
    await until(back.body.id, ({ state }) => expect(state).toBe('ended'));
    expect(await accounts(db)).toEqual(before);
    expect(await jobs()).toEqual([]);
    const tenant = { customerCode: 'SG10001', person: 'p' };
    expect(await db.inSchool(tenant, (tx) => verifyAudit(tx, 'SG10001'))).toBeUndefined();
  });

  it('that is sent twice is done once', async () => {
    const { digest } = (await previewed(supervisor, some)).body;
    const send = () => run(supervisor, some, { digest, key: 'a-large-one-twice' });
    const [a, b] = await Promise.all([send(), send()]);
    expect(a?.body.id).toBe(b?.body.id);
    expect(await jobs()).toHaveLength(1);
  });

  it('stops within one chunk when it is cancelled; what is done stays done and can be taken back', async () => {
    const { body } = await run(supervisor, everybody);
    const one = { params: { ...params, id: body.id } };
    await startWorker();
    const { done: far } = await until(body.id, ({ done }) => expect(done).toBeGreaterThan(0));
    const cancelled = await ask(supervisor, operationCancel, one);
    expect(cancelled.body).toMatchObject({
      state: 'cancelled',
      waiting: 0,
      canCancel: false,
      canRetry: true,
    });
    expect(cancelled.body.done).toBeGreaterThanOrEqual(far);
    expect(cancelled.body.done + cancelled.body.cancelled).toBe(PEOPLE);
    await soon(async () => expect(await jobs()).toEqual([]));
    expect(await disabled()).toBe(cancelled.body.done);
    expect(await readOne(supervisor, body.id)).toEqual(cancelled.body);
    const [left] = await rowsOf(supervisor, body.id, 'cancelled');
    expect(left?.reason).toBe('Operazione interrotta');
    const again = await ask(supervisor, operationCancel, one);
    expect(refusal(again)).toEqual({ status: 409, code: 'conflict' });
    const back = await ask(supervisor, operationTakeBack, one);
    await until(back.body.id, ({ state, done }) => {
      expect(state).toBe('ended');
      expect(done).toBe(cancelled.body.done);
    });
    expect(await disabled()).toBe(0);
  });

  it('is taken up again where it was stopped, and does nothing twice', async () => {
    const before = await versions();
    const { body } = await run(supervisor, some);
    const one = { params: { ...params, id: body.id } };
    const [{ data }] = await jobs();
    await worker().run(data);
    const cancelled = (await ask(supervisor, operationCancel, one)).body;
    expect(cancelled).toMatchObject({ done: CHUNK, cancelled: SOME - CHUNK });
    expect((await ask(supervisor, operationRetry, one)).body).toMatchObject({
      state: 'ended',
      done: SOME,
      failed: 0,
      cancelled: 0,
      canRetry: false,
    });
    expect(await versions()).toEqual(before.map((version) => version + 1));
  });

  it('leaves who cannot be changed for a second try, and tries no others again', async () => {
    const broken = Array.from({ length: 37 }, (_, index) => `p${index * 30 + 7}.SG10001`);
    const mend = await refuseChangesOf(db, broken);
    const { body } = await run(supervisor, some);
    await startWorker();
    await until(body.id, ({ state }) => expect(state).toBe('ended'));
    await mend();
    expect(await readOne(supervisor, body.id)).toMatchObject({ done: SOME - 37, failed: 37 });
    const failed = await rowsOf(supervisor, body.id, 'failed');
    expect(failed.map(({ id }) => id)).toEqual([...broken].sort());
    const again = await ask(supervisor, operationRetry, { params: { ...params, id: body.id } });
    expect(again.body).toMatchObject({ state: 'ended', done: SOME, failed: 0 });
  });

  it('is done by the next job when a process died in the middle of a chunk, and each record once', async () => {
    const before = await versions();
    const { body } = await run(supervisor, some);
    // The process is gone with its transaction: nothing of the chunk is stored, and the job stays taken.
    trouble = () => {
      throw new DatabaseUnavailable('killed');
    };
    const died = db.asPlatform((tx) =>
      tx
        .updateTable('job')
        .set({ due_at: new Date(clock.now().getTime() + 10_000), attempts: 1 })
        .returning('data')
        .executeTakeFirstOrThrow(),
    );
    await expect(worker().run((await died).data)).rejects.toThrow('killed');
    trouble = undefined;
    expect(await readOne(supervisor, body.id)).toMatchObject({ done: 0, waiting: SOME, state: 'running' });
    expect(await disabled()).toBe(0);
    await startWorker();
    clock.move(11_000);
    await until(body.id, ({ state }) => expect(state).toBe('ended'));
    // Every change of status increments the version.
    expect(await versions()).toEqual(before.map((version) => version + 1));
  });

  it('does nothing twice when a job comes twice', async () => {
    const { body } = await run(supervisor, some);
    const [{ data }] = await jobs();
    await worker().run(data);
    await worker().run(data);
    expect(await readOne(supervisor, body.id)).toMatchObject({ done: CHUNK });
    expect((await jobs()).map((job) => job.data.step)).toEqual([data.step, data.step + 1]);
  });

  it('ends with who began it losing the right to, and the supervisor takes it up again', async () => {
    const deputy = await signIn(serving.url, 'vicaria.SG10001', PASSWORD);
    const { body } = await run(deputy, some);
    const one = { ...params, uid: 'vicaria.SG10001' };
    await ask(supervisor, userDisable, { params: one, body: { reset: false } });
    await startWorker();
    const stopped = await until(body.id, ({ state }) => expect(state).toBe('stopped'));
    expect(stopped).toMatchObject({
      done: 0,
      failed: SOME,
      problem: "Interrotta: chi l'ha avviata non ha più i permessi necessari.",
      canRetry: true,
    });
    const again = await ask(supervisor, operationRetry, { params: { ...params, id: body.id } });
    expect(again.body).toMatchObject({ state: 'running', waiting: SOME });
    await until(body.id, ({ state, done }) => {
      expect(state).toBe('ended');
      expect(done).toBe(SOME);
    });
  });

  it('that never works is given up after five tries, says so, and can be tried again', async () => {
    const { body } = await run(supervisor, some);
    trouble = () => {
      throw new DatabaseUnavailable('never works');
    };
    await startWorker();
    for (const seconds of [1, 2, 4, 8]) {
      // A running job is due when its lease ends, and may show the failure of the previous attempt.
      await soon(async () => {
        const [{ failure, due_at }] = await jobs();
        expect(failure).toBe('never works');
        expect(due_at.getTime() - clock.now().getTime()).toBeLessThanOrEqual(seconds * 1000);
      });
      const { attempts } = (await jobs())[0];
      clock.move(seconds * 1000 + 10);
      await soon(async () => expect((await jobs())[0].attempts).toBe(attempts + 1));
    }
    await soon(async () => expect((await jobs())[0].parked_at).not.toBeNull());
    expect(await readOne(supervisor, body.id)).toMatchObject({
      state: 'stopped',
      problem: 'Interrotta per un errore. Gli elementi rimasti si possono riprovare.',
      done: 0,
      failed: SOME,
    });
    trouble = undefined;
    await ask(supervisor, operationRetry, { params: { ...params, id: body.id } });
    await until(body.id, ({ done }) => expect(done).toBe(SOME));
  });

  const enabling = { action: 'enable', target: some.target, input: {} } as const;
  /** Disables everybody in `some` and later enables them again. */
  async function disabledAndEnabled(): Promise<{ disabling: string; enabled: string }> {
    await startWorker();
    const ran: string[] = [];
    for (const wanted of [{ target: some.target, input: { reset: false } }, enabling]) {
      clock.move(1000);
      const { body } = await run(supervisor, wanted);
      await until(body.id, ({ state, done }) => expect([state, done]).toEqual(['ended', SOME]));
      ran.push(body.id);
    }
    await stop?.();
    stop = undefined;
    clock.move(1000);
    const [disabling = '', enabled = ''] = ran;
    return { disabling, enabled };
  }
  const takeBackWith = async (id: string, later: string[]) =>
    (await ask(supervisor, operationTakeBack, { params: { ...params, id }, body: { later } })).body;

  it('is taken back after its later steps, which a process that dies in the middle does not leave half done', async () => {
    const { disabling, enabled } = await disabledAndEnabled();
    const preview = await ask(supervisor, operationTakeBackPreview, { params: { ...params, id: disabling } });
    expect(preview.body).toMatchObject({
      total: SOME,
      asJob: true,
      estimated: true,
      restorable: 0,
      left: [{ reason: 'Modificato in seguito, o non più presente', count: SOME }],
      later: [{ id: enabled, count: SOME, canTakeBack: true }],
      withLater: { restorable: SOME, left: [] },
    });
    const back = await takeBackWith(disabling, [enabled]);
    expect(back).toMatchObject({ state: 'running', takesBack: disabling, waiting: SOME });
    expect(await jobs()).toHaveLength(1);
    const again = await ask(supervisor, operationTakeBack, { params: { ...params, id: disabling } });
    expect(refusal(again)).toEqual({ status: 409, code: 'conflict' });

    const [{ data }] = await jobs();
    await worker().run(data);
    trouble = () => {
      throw new DatabaseUnavailable('killed');
    };
    await startWorker();
    await soon(async () => expect((await jobs())[0].failure).toBe('killed'));
    trouble = undefined;
    clock.move(60_000);
    await until(back.id, ({ state, done }) => expect([state, done]).toEqual(['ended', SOME]));
    expect(await readOne(supervisor, enabled)).toMatchObject({ restored: SOME, canTakeBack: false });
    expect(await readOne(supervisor, disabling)).toMatchObject({ restored: SOME, canTakeBack: false });
    expect(await disabled()).toBe(0);
  });

  it('is not taken back where the taking back of its later steps is cancelled, and can be taken back again', async () => {
    const { disabling, enabled } = await disabledAndEnabled();
    const back = await takeBackWith(disabling, [enabled]);
    const [{ data }] = await jobs();
    await worker().run(data);
    const ofLater = { params: { ...params, id: data.operation } };
    expect((await ask(supervisor, operationCancel, ofLater)).body).toMatchObject({
      state: 'cancelled',
      done: CHUNK,
    });
    expect(await readOne(supervisor, back.id)).toMatchObject({
      state: 'cancelled',
      cancelled: SOME,
      done: 0,
    });
    const once = await takeBackWith(disabling, [enabled]);
    await startWorker();
    await until(once.id, ({ state, done }) => expect([state, done]).toEqual(['ended', SOME]));
    expect(await disabled()).toBe(0);
  });
});
