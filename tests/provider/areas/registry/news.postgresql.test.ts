import { expect, it } from 'vitest';
import { serviceYear } from '../../../../contract/orders/serviceYear';
import { registryNews, registryRefresh, registrySync } from '../../../../contract/registry/endpoints';
import { tellRegistry } from '../../../../provider/platform/registrySources';
import { ask } from '../../../fixtures/ask';
import { peopleForTests } from '../../../fixtures/peopleForTests';
import { insertRegistry, registryPerson } from '../../../fixtures/registryPeople';
import { whileHeld } from '../../../fixtures/whileHeld';

const supervisor = 'supervisor.SG10001';
const account = 'docente.SG10001';
const year = serviceYear(new Date());
const params = { year: String(year) };
const people = peopleForTests([supervisor], async (db) => {
  await insertRegistry(db, { year }, [registryPerson(1)], { 100001: account });
  await db.asOwner((tx) =>
    tellRegistry(tx, [{ customerCode: 'SG10001', year, at: new Date(), people: [registryPerson(2)] }]),
  );
});

it('somebody leaves the registry as the account is given their tax code, and neither waits for the other for ever', async () => {
  const { impronta } = (await ask(people.as(supervisor), registryNews, { params })).body;
  const refresh = async () => {
    const body = { impronta, disattiva: [account] };
    return (await ask(people.as(supervisor), registryRefresh, { params, body })).status;
  };
  const sync = async () => {
    const body = { persone: [`${year}~100001`] };
    return (await ask(people.as(supervisor), registrySync, { params, body })).status;
  };
  const statuses = await whileHeld(
    people.db,
    (tx) => tx.selectFrom('account').select('uid').where('uid', '=', account).forUpdate().execute(),
    [refresh, sync],
  );
  expect(statuses).toEqual([200, 200]);
});
