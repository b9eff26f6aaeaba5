import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { provisioningQueueWorker } from '../../../../provider/areas/provisioning/queuePersons';
import { provisioningWorker } from '../../../../provider/areas/provisioning/send';
import { insertTarget, sealToken } from '../../../../provider/areas/provisioning/targetStore';
import type { Database } from '../../../../provider/db/database';
import { testDatabase } from '../../../fixtures/database';
import { movableClock } from '../../../fixtures/identityProvider';
import { seedSchool } from '../../../fixtures/seedSchool';

const MANY = 20_000;
const config = { publicUrl: 'https://scuole.example', webhookAddresses: [] };
const clock = movableClock();

let db: Database;
let id: string;
beforeAll(async () => {
  db = await testDatabase();
  await seedSchool(db, 'SG10001', {
    licences: ['WWA'],
    roles: ['WWA/Docente'],
    accounts: [{ username: 'rossi', groups: ['WWA/Docente'] }],
  });
  id = await db.asOperator(async (tx) => {
    const target = {
      customerCode: 'PLATFORM',
      name: 'CRM',
      url: 'https://crm.example.org/scim',
      ac: 'WWA',
      userName: 'uid',
      attributes: [],
      roles: 'none',
      deletes: false,
    } as const;
    const made = await insertTarget(tx, target, clock.now(), 'anna');
    await sealToken(tx, { customerCode: 'PLATFORM', id: made, token: 'chiave-del-sistema' }, clock.now());
    return made;
  });
});
afterAll(() => db.close());

it('the outcome of a person is recorded while a change that refers to the target is under way', async () => {
  await provisioningQueueWorker({ db, clock }).run({ target: id, which: 'all' });
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  let changing: Promise<void> | undefined;
  await new Promise<void>((resolve) => {
    changing = db.asOwner(async (tx) => {
      // As the foreign key of a person who is queued does.
      await sql`select from provisioning_target where id = ${id} for key share`.execute(tx);
      resolve();
      await ended;
    });
  });
  const list = Buffer.from(JSON.stringify({ schemas: [], Resources: [] }));
  await provisioningWorker({
    db,
    clock,
    config,
    log: () => undefined,
    ask: async () => ({ status: 200, bytes: list }),
  })
    .run({})
    .finally(end);
  await changing;
  const person = await db.asOwner((tx) =>
    tx.selectFrom('provisioning_person').select(['state', 'action']).executeTakeFirst(),
  );
  expect(person).toEqual({ state: 'planned', action: 'create' });
});

it('due persons and a person of a given id are found by an index, in order', async () => {
  const plans = await db.asOwner(async (tx) => {
    await sql`insert into provisioning_person (customer_code, target, school, uid, queued_at, due_at)
      select 'PLATFORM', ${id}, 'SG' || (10002 + n % 50), 'persona' || n, ${clock.now()}, ${clock.now()}
      from generate_series(1, ${MANY}::integer) n`.execute(tx);
    await sql`analyze provisioning_person`.execute(tx);
    const planOf = async (statement: ReturnType<typeof sql>) => {
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${statement}`.execute(tx);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    return {
      due: await planOf(sql`select school, uid from provisioning_person
        where customer_code = 'PLATFORM' and target = ${sql.lit(id)} and state = 'waiting' and due_at <= now()
        order by due_at, queued_at, uid limit 4`),
      byId: await planOf(
        sql`select from provisioning_person where id = '00000000-0000-4000-8000-000000000000'`,
      ),
    };
  });
  expect(plans.due).toContain('provisioning_person_due');
  expect(plans.due).not.toContain('Sort');
  expect(plans.byId).toContain('provisioning_person_id');
});

it('waiting persons of all schools become due again', async () => {
  await provisioningQueueWorker({ db, clock }).run({ target: id, which: 'unsent' });
  const left = await db.asOwner((tx) =>
    tx
      .selectFrom('provisioning_person')
      .select('uid')
      .where('state', '=', 'waiting')
      .where('revision', '=', 1)
      .execute(),
  );
  expect(left).toEqual([]);
});
