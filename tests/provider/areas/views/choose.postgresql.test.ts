import { expect, it } from 'vitest';
import { viewChoose, viewCreate, viewsList } from '../../../../contract/views/endpoints';
import type { ListView } from '../../../../contract/views/listView';
import { ask } from '../../../fixtures/ask';
import { peopleForTests } from '../../../fixtures/peopleForTests';
import { whileHeld } from '../../../fixtures/whileHeld';

const supervisor = 'supervisor.SG10001';
const params = { entity: 'user' };
const people = peopleForTests([supervisor], async () => {});

it('of two tabs that choose a view at once both are obeyed, and the last one decides', async () => {
  const create = async (name: string): Promise<ListView> =>
    (await ask(people.as(supervisor), viewCreate, { params, body: { name, query: '?v=1', shared: false } }))
      .body;
  const [first, second, third] = [await create('Prima'), await create('Seconda'), await create('Terza')];
  const choose = (view: ListView) => async () =>
    (await ask(people.as(supervisor), viewChoose, { params, body: { id: view.id } })).status;
  expect(await choose(first)()).toBe(204);
  const statuses = await whileHeld(
    people.db,
    (tx) => tx.selectFrom('list_view_default').selectAll().forUpdate().execute(),
    [choose(second), choose(third)],
  );
  expect(statuses).toEqual([204, 204]);
  const listed: ListView[] = (await ask(people.as(supervisor), viewsList, { params })).body;
  expect(listed.filter(({ byDefault }) => byDefault).map(({ name }) => name)).toEqual(['Terza']);
});
