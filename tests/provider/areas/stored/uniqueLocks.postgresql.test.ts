import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stored } from '../../../../contract/storing/stored';
import { lockUnique } from '../../../../provider/areas/stored/uniqueProblems';
import { ask } from '../../../fixtures/ask';
import { type StoredSchool, storedSchool } from '../../../fixtures/storedSchool';
import { whileHeld } from '../../../fixtures/whileHeld';

const lockers = stored('lockers', {
  label: ['Armadietto', 'Armadietto'],
  labels: ['Armadietti', 'Armadietti'],
  title: 'code',
  unique: ['code'],
  can: { list: ['supervisor'], create: ['supervisor'], update: ['supervisor'], delete: ['supervisor'] },
  fields: { code: { kind: 'text', label: ['Codice', 'Codice'], required: true, max: 20 } },
});

let school: StoredSchool;
beforeAll(async () => {
  school = await storedSchool([lockers]);
});
afterAll(() => school.close());

it('a save holds no record while it waits for a file that is taken in, which wants it next', async () => {
  const { supervisor, db } = school;
  const { body } = await ask(supervisor, lockers.calls.create as never, { body: { code: 'A' } } as never);
  const save = { params: { id: body.id }, body: { code: 'B' }, ifMatch: '"1"' };
  const [saved] = await whileHeld(
    db,
    (tx) => lockUnique(tx, lockers, 'SG10001'),
    [() => ask(supervisor, lockers.calls.update as never, save as never)],
    (tx) => sql`select 1 from lockers where id = ${body.id} for update nowait`.execute(tx),
  );
  expect(saved?.status).toBe(200);
});
