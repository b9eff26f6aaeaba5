import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationTakeBack } from '../../../contract/operations/endpoints';
import { usersFind } from '../../../contract/users/endpoints';
import type { User } from '../../../contract/users/user';
import { openDatabase } from '../../../provider/db/openDatabase';
import { ask } from '../../fixtures/ask';
import { type DatabasePlace, databasePlace } from '../../fixtures/database';
import { eventually } from '../../fixtures/eventually';
import { PASSWORD, passwordHash } from '../../fixtures/identityProvider';
import { addPeople, readOne, run } from '../../fixtures/operations';
import { seedSchool } from '../../fixtures/seedSchool';
import { signIn } from '../../fixtures/signIn';
import { startOn } from '../../fixtures/startOn';

const params = { customerCode: 'SG10001' };
const PEOPLE = 2400;

describe('an operation on thousands whose process is killed', () => {
  let place: DatabasePlace;
  beforeAll(async () => {
    place = await databasePlace();
    const db = await openDatabase(place.options);
    await seedSchool(db, 'SG10001', {
      licences: ['WWA'],
      accounts: [
        { username: 'supervisor', groups: ['SSO/Member_admins'], password_hash: await passwordHash() },
        { username: 'docente', groups: ['WWA/Docente', 'WWA/Tutor'] },
      ],
    });
    await addPeople(db, 'SG10001', PEOPLE - 1);
    await db.close();
  });
  afterAll(() => place.remove());

  it('goes on with the next process, does each once, and is taken back whole', async () => {
    let provider = await startOn(place);
    let supervisor = await signIn(provider.url, 'supervisor.SG10001', PASSWORD);
    const find = async (body: object): Promise<User[]> =>
      (await ask(supervisor, usersFind, { params, body })).body;
    // The supervisor's last access changes with each sign-in.
    const others = async () => (await find({})).filter(({ username }) => username !== 'supervisor');
    const soon = (check: () => Promise<void>, interval: number) => eventually(check, interval);
    try {
      const before = await others();
      const { body } = await run(supervisor, { target: { filter: {} }, input: { reset: true } });
      expect(body).toMatchObject({ state: 'running', waiting: PEOPLE, skipped: 1 });
      await soon(async () => expect((await readOne(supervisor, body.id)).done).toBeGreaterThan(0), 5);
      await provider.kill();

      provider = await startOn(place);
      supervisor = await signIn(provider.url, 'supervisor.SG10001', PASSWORD);
      const left = await readOne(supervisor, body.id);
      expect(left.state).toBe('running');
      expect(left.done).toBeLessThan(PEOPLE);
      expect((await find({ stato: '0' })).length).toBeGreaterThanOrEqual(left.done);
      await soon(async () => expect((await readOne(supervisor, body.id)).state).toBe('ended'), 100);
      expect(await readOne(supervisor, body.id)).toMatchObject({ done: PEOPLE, failed: 0, skipped: 1 });

      const one = { params: { ...params, id: body.id } };
      const back = await ask(supervisor, operationTakeBack, one);
      await soon(async () => expect((await readOne(supervisor, back.body.id)).state).toBe('ended'), 100);
      expect(await readOne(supervisor, back.body.id)).toMatchObject({ done: PEOPLE });
      expect(await others()).toEqual(before);
    } finally {
      await provider.stop();
    }
  });
});
