import { expect, it } from 'vitest';
import { operationTakeBack } from '../../../../contract/operations/endpoints';
import { serviceYear } from '../../../../contract/orders/serviceYear';
import { registryImport, registryNews, registryRefresh } from '../../../../contract/registry/endpoints';
import { tellRegistry } from '../../../../provider/platform/registrySources';
import { ask } from '../../../fixtures/ask';
import { peopleForTests } from '../../../fixtures/peopleForTests';
import { insertRegistry, registryPerson } from '../../../fixtures/registryPeople';
import { whileHeld } from '../../../fixtures/whileHeld';

const supervisor = 'supervisor.SG10001';
const year = serviceYear(new Date());
const params = { year: String(year - 1) };
const people = peopleForTests([supervisor], async (db) => {
  await insertRegistry(db, { year }, [registryPerson(1)]);
  await db.asOwner((tx) =>
    tellRegistry(tx, [
      { customerCode: 'SG10001', year: year - 1, at: new Date(), people: [registryPerson(2)] },
    ]),
  );
});

it('an account that was made of a person is taken back as the year before loses the same person, and neither waits for the other for ever', async () => {
  const body = { persone: [`${year}~100001`] };
  const made = (await ask(people.as(supervisor), registryImport, { body })).body;
  const uid = 'rossib.anna.SG10001';
  await insertRegistry(people.db, { year: year - 1 }, [registryPerson(1)], { 100001: uid });
  const { impronta } = (await ask(people.as(supervisor), registryNews, { params })).body;
  const takeBack = async () => {
    const operation = { customerCode: 'SG10001', id: made.operation };
    return (await ask(people.as(supervisor), operationTakeBack, { params: operation })).status;
  };
  const refresh = async () => {
    const update = { impronta, disattiva: [uid] };
    return (await ask(people.as(supervisor), registryRefresh, { params, body: update })).status;
  };
  const statuses = await whileHeld(
    people.db,
    (tx) => tx.selectFrom('account').select('uid').where('uid', '=', uid).forUpdate().execute(),
    [takeBack, refresh],
  );
  // The update finds that its data have changed: the account is gone.
  expect(statuses).toEqual([200, 409]);
});
