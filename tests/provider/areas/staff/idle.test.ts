import { expect, it } from 'vitest';
import { operatorSessionRead } from '../../../../contract/staff/endpoints/session';
import { platformSupportList } from '../../../../contract/staff/endpoints/support';
import { servedForTests } from '../../../fixtures/identityProvider';
import { codeOf } from '../../../fixtures/oneTimeCode';
import { askAs, makeOperator, type Staff, signInOperator } from '../../../fixtures/operatorCalls';

const served = servedForTests();

const begin = async (username: string) => {
  const secret = await makeOperator(served.url, username);
  return (await signInOperator(served.url, username, codeOf(secret))).staff;
};
const works = async (staff: Staff) => (await askAs(served.url, staff, operatorSessionRead)).status;
/** Makes the request that the console repeats every half minute. */
const asksByItself = async (staff: Staff) => {
  const query = { mine: 'true', state: 'active' } as const;
  return (await askAs(served.url, staff, platformSupportList, { query })).status;
};

it('a session that nobody uses ends after half an hour, though its page asks by itself; one in use goes on', async () => {
  const [left, used] = [await begin('nora'), await begin('olga')];
  expect(await works(left)).toBe(200);
  for (const expected of [200, 401]) {
    served.clock.move(20 * 60_000);
    expect(await asksByItself(left)).toBe(expected);
    expect(await works(used)).toBe(200);
  }
});
