import { expect, it } from 'vitest';
import { serviceYear } from '../../../../contract/orders/serviceYear';
import { registryLink, registryList, registrySync } from '../../../../contract/registry/endpoints';
import { ask } from '../../../fixtures/ask';
import { peopleForTests } from '../../../fixtures/peopleForTests';
import { insertRegistry, registryPerson } from '../../../fixtures/registryPeople';
import { whileHeld } from '../../../fixtures/whileHeld';

const supervisor = 'supervisor.SG10001';
const account = 'docente.SG10001';
const year = serviceYear(new Date());
const prgAnagrafe = '100001';
const people = peopleForTests([supervisor], async (db) => {
  await insertRegistry(db, { year }, [registryPerson(1)], { [prgAnagrafe]: account });
});

it('an account is linked to a person and given their tax code at once, and neither waits for the other for ever', async () => {
  const anno = String(year);
  const listed = await ask(people.as(supervisor), registryList, { params: { year: anno } });
  const ifMatch = `"${listed.body.data[0].versione}"`;
  const body = { anno, prgAnagrafe, uidPortale: account };
  const link = async () => (await ask(people.as(supervisor), registryLink, { body, ifMatch })).status;
  const sync = async () => {
    const persone = { persone: [`${anno}~${prgAnagrafe}`] };
    return (await ask(people.as(supervisor), registrySync, { params: { year: anno }, body: persone })).status;
  };
  const statuses = await whileHeld(
    people.db,
    (tx) => tx.selectFrom('account').select('uid').where('uid', '=', account).forUpdate().execute(),
    [link, sync],
  );
  expect(statuses).toEqual([200, 200]);
});
