import { expect, it } from 'vitest';
import { operationTakeBack } from '../../../../contract/operations/endpoints';
import { serviceYear } from '../../../../contract/orders/serviceYear';
import { registryList, registrySync } from '../../../../contract/registry/endpoints';
import { userDelete } from '../../../../contract/users/endpoints';
import { type Answer, ask } from '../../../fixtures/ask';
import { importAll, newPerson } from '../../../fixtures/imports';
import { peopleForTests } from '../../../fixtures/peopleForTests';
import { insertRegistry, registryPerson } from '../../../fixtures/registryPeople';
import { whileHeld } from '../../../fixtures/whileHeld';

const supervisor = 'supervisor.SG10001';
const params = { customerCode: 'SG10001' };
const year = serviceYear(new Date());
const anno = String(year);
const people = peopleForTests([supervisor], async () => undefined);

/**
 * Removes an account while its person's tax code is synchronized; both calls begin before either has locked the
 * account.
 */
async function besideSync(number: number, uid: string, remove: () => Promise<Answer>) {
  const person = registryPerson(number);
  const [id] = await insertRegistry(people.db, { year }, [person], { [person.prgAnagrafe]: uid });
  const sync = () =>
    ask(people.as(supervisor), registrySync, { params: { year: anno }, body: { persone: [id ?? ''] } });
  const [removed, synced] = await whileHeld(
    people.db,
    (tx) => tx.selectFrom('account').select('uid').where('uid', '=', uid).forUpdate().execute(),
    [remove, sync],
  );
  const { body } = await ask(people.as(supervisor), registryList, { params: { year: anno } });
  const left = body.data.find((one: { prgAnagrafe: string }) => one.prgAnagrafe === person.prgAnagrafe);
  return { removed, synced, linkedTo: left.uidPortale };
}

it('an account is removed while its tax code is taken from the registry, and neither waits for the other for ever', async () => {
  const uid = 'docente.SG10001';
  const remove = () => ask(people.as(supervisor), userDelete, { params: { ...params, uid } });
  const { removed, synced, linkedTo } = await besideSync(1, uid, remove);
  expect([removed?.status, synced?.status, linkedTo]).toEqual([204, 200, null]);
  expect(synced?.body).toMatchObject({ done: [], rejects: [{ id: `${anno}~100001` }] });
});

it('an import is taken back while the registry gives a tax code to whom it made, and neither waits for ever', async () => {
  const { id } = (await importAll(people.as(supervisor), [newPerson(1, { uid: 'appena.nata' })])).body;
  const takeBack = () => ask(people.as(supervisor), operationTakeBack, { params: { ...params, id } });
  const { removed, synced, linkedTo } = await besideSync(2, 'appena.nata.SG10001', takeBack);
  expect([removed?.status, synced?.status, linkedTo]).toEqual([200, 200, null]);
});
