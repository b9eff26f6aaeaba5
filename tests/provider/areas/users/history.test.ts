import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationList, operationTakeBack } from '../../../../contract/operations/endpoints';
import { userRead, userUpdate } from '../../../../contract/users/endpoints';
import type { UserHistoryEntry } from '../../../../contract/users/userHistory';
import { userHistory } from '../../../../contract/users/userHistoryEndpoints';
import { ask, refusal } from '../../../fixtures/ask';
import { type OperationSchool, of, operationSchool, people, run } from '../../../fixtures/operations';

const params = { customerCode: 'SG10001' };

describe('the history of a person', () => {
  let school: OperationSchool;
  const [anna = '', bruno = '', carla = ''] = people(0, 3);
  beforeAll(async () => {
    school = await operationSchool();
  });
  afterAll(() => school.close());

  const historyOf = async (uid: string, by = school.supervisor) =>
    (await ask(by, userHistory, { params: { ...params, uid } })).body as {
      data: readonly UserHistoryEntry[];
      total: number;
    };

  it('tells who did what and with how many others, newest first, and what was taken back', async () => {
    const { id } = (await run(school.supervisor, { target: { ids: [anna, bruno] } })).body;
    const { data, total } = await historyOf(anna);
    expect(total).toBe(1);
    const [entry] = data;
    expect(entry).toMatchObject({
      action: 'disable',
      by: of('supervisor'),
      changes: [{ field: 'status', before: true, after: false }],
      operation: { id, total: 2, canTakeBack: true, takenBack: false },
    });
    await ask(school.supervisor, operationTakeBack, { params: { ...params, id } });
    const [back, before] = (await historyOf(anna)).data;
    expect(back).toMatchObject({
      action: 'takeBack',
      changes: [{ field: 'status', before: false, after: true }],
      operation: { canTakeBack: false },
    });
    expect(before?.operation).toMatchObject({ id, takenBack: true, canTakeBack: false });
    expect((await historyOf(carla)).data).toEqual([]);

    const found = async (q: string) =>
      (await ask(school.supervisor, operationList, { params, query: { q } as never })).body.data;
    const [, whole] = await found(bruno);
    expect(whole).toMatchObject({
      what: { said: 'disable', count: 2, noun: 'users' },
      actor: of('supervisor'),
    });
    expect(await found(carla)).toEqual([]);
  });

  it('says of nobody that something was taken back who was left as they are', async () => {
    const [dario = '', elena = ''] = people(3, 5);
    const { id } = (await run(school.supervisor, { target: { ids: [dario, elena] } })).body;
    await run(school.supervisor, { action: 'enable', target: { ids: [dario] } });
    const { body } = await ask(school.supervisor, operationTakeBack, { params: { ...params, id } });
    expect(body).toMatchObject({ done: 1, skipped: 1 });
    const disabling = async (uid: string) =>
      (await historyOf(uid)).data.find(({ action }) => action === 'disable')?.operation;
    expect(await disabling(elena)).toMatchObject({ id, takenBack: true });
    expect(await disabling(dario)).toMatchObject({ id, takenBack: false, canTakeBack: true });
  });

  it('tells of a field how it was and how it became, and of no other', async () => {
    const whose = { ...params, uid: carla };
    const { body, etag } = await ask(school.supervisor, userRead, { params: whose });
    const saved = await ask(school.supervisor, userUpdate, {
      params: whose,
      body: {
        cognome: 'Verdi',
        nome: 'Carla',
        codiceFiscale: 'RSSMRA80A01H501U',
        email: 'nuova@example.org',
      } as never,
      ifMatch: etag ?? '',
    });
    expect(saved.status).toBe(200);
    const [entry] = (await historyOf(carla)).data;
    expect(entry).toMatchObject({ action: 'update', by: of('supervisor') });
    expect(entry?.changes.find(({ field }) => field === 'email')).toEqual({
      field: 'email',
      before: body.email,
      after: 'nuova@example.org',
    });
    expect(entry?.changes.map(({ field }) => field)).not.toContain('status');
    expect(entry).not.toHaveProperty('operation');
  });

  it('is read by people who manage users of the school, of somebody who is there', async () => {
    const asked = (by = school.supervisor, uid = anna) =>
      ask(by, userHistory, { params: { ...params, uid } });
    expect((await asked(school.manager)).status).toBe(200);
    expect(refusal(await asked(school.teacher)).code).toBe('forbidden');
    expect((await asked(school.stranger)).status).toBeGreaterThanOrEqual(403);
    expect(refusal(await asked(school.supervisor, 'nessuno.SG10001')).code).toBe('notFound');
  });
});
