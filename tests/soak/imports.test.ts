import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationTakeBack } from '../../contract/operations/endpoints';
import { usersFind } from '../../contract/users/endpoints';
import { openDatabase } from '../../provider/db/openDatabase';
import { ask } from '../fixtures/ask';
import { type DatabasePlace, databasePlace } from '../fixtures/database';
import { eventually } from '../fixtures/eventually';
import { PASSWORD, passwordHash } from '../fixtures/identityProvider';
import { type Cells, importAll, readImport } from '../fixtures/imports';
import { readOne } from '../fixtures/operations';
import { seedSchool } from '../fixtures/seedSchool';
import { signIn } from '../fixtures/signIn';
import { startOn } from '../fixtures/startOn';

const params = { customerCode: 'SG10001' };
const PEOPLE = 3000;
const people: Cells[] = Array.from({ length: PEOPLE }, (_, n) => ({
  sn: 'Verdi',
  cn: 'Luigi',
  codicefiscale: `VRDLGU80A01${'ABC'[Math.floor(n / 1000)]}${String(n % 1000).padStart(3, '0')}X`,
  email: `p${n}@example.org`,
}));

describe('an import of 3,000 whose process is killed', () => {
  let place: DatabasePlace;
  beforeAll(async () => {
    place = await databasePlace();
    const db = await openDatabase(place.options);
    const password_hash = await passwordHash();
    await seedSchool(db, 'SG10001', {
      accounts: [{ username: 'supervisor', groups: ['SSO/Member_admins'], password_hash }],
    });
    await db.close();
  });
  afterAll(() => place.remove());

  it('goes on with the next process, creates each once, and is taken back whole', async () => {
    let provider = await startOn(place);
    let supervisor = await signIn(provider.url, 'supervisor.SG10001', PASSWORD);
    const count = async (): Promise<number> =>
      (await ask(supervisor, usersFind, { params, body: {} })).body.length;
    const soon = (check: () => Promise<void>, interval: number) => eventually(check, interval);
    try {
      const { body } = await importAll(supervisor, people);
      expect(body).toMatchObject({ state: 'running', total: PEOPLE, waiting: PEOPLE });
      await soon(async () => expect((await readImport(supervisor, body.id)).created).toBeGreaterThan(0), 5);
      await provider.kill();

      provider = await startOn(place);
      supervisor = await signIn(provider.url, 'supervisor.SG10001', PASSWORD);
      const left = await readImport(supervisor, body.id);
      expect(left).toMatchObject({ state: 'running' });
      expect(left.created).toBeLessThan(PEOPLE);
      await soon(async () => expect((await readImport(supervisor, body.id)).state).toBe('ended'), 100);
      expect(await readImport(supervisor, body.id)).toMatchObject({ created: PEOPLE, refused: 0 });
      expect(await count()).toBe(PEOPLE + 1);

      const back = await ask(supervisor, operationTakeBack, { params: { ...params, id: body.id } });
      await soon(async () => expect((await readOne(supervisor, back.body.id)).state).toBe('ended'), 100);
      expect(await readOne(supervisor, back.body.id)).toMatchObject({ done: PEOPLE });
      expect(await count()).toBe(1);
    } finally {
      await provider.stop();
    }
  }, 180_000);
});
