import { beforeAll, expect, it } from 'vitest';
import {
  operatorDisable,
  operatorInvite,
  operatorRoleSet,
} from '../../../../contract/staff/endpoints/people';
import { operatorSessionClose } from '../../../../contract/staff/endpoints/session';
import { supportAccessAnswer, supportAccessList } from '../../../../contract/supportAccess/endpoints';
import { ask } from '../../../fixtures/ask';
import { PASSWORD, passwordHash, servedForTests } from '../../../fixtures/identityProvider';
import { codeOf } from '../../../fixtures/oneTimeCode';
import { askAs, machine, makeOperator, signInOperator } from '../../../fixtures/operatorCalls';
import { seedSchool } from '../../../fixtures/seedSchool';
import { type SignedIn, signIn } from '../../../fixtures/signIn';
import { askSupport } from '../../../fixtures/support';

const served = servedForTests();
const uid = 'supervisor.SG10008';
let supervisor: SignedIn;

beforeAll(async () => {
  const password_hash = await passwordHash();
  const accounts = [{ username: 'supervisor', groups: ['SSO/Member_admins'], password_hash }];
  await seedSchool(served.db, 'SG10008', { accounts });
  supervisor = await signIn(served.url, uid, PASSWORD);
});

/** Creates an operator's request that is waiting for its answer. */
async function asked(username: string) {
  const secret = await makeOperator(served.url, username);
  const { staff } = await signInOperator(served.url, username, codeOf(secret));
  const { id } = (await askSupport(served.url, staff, uid)).body;
  return { staff, id };
}
const stateOf = async (id: string) =>
  (await ask(supervisor, supportAccessList)).body.find((one: { id: string }) => one.id === id).state;

it.each([
  ['is disabled', 'rosa', operatorDisable],
  ['is given another first access', 'sara', operatorInvite],
] as const)('what an operator asked ends when they are: %s', async (_what, username, endpoint) => {
  const { id } = await asked(username);
  expect(await stateOf(id)).toBe('asked');
  await askAs(served.url, machine, endpoint, { body: { username } });
  expect(await stateOf(id)).toBe('ended');
  const answered = await ask(supervisor, supportAccessAnswer, { params: { id }, body: { consent: true } });
  expect(answered.body.detail).toBe('La richiesta di assistenza non aspetta più una risposta.');
});

it.each([
  ['readOnly', 'ugo', 'ended'],
  ['commercial', 'vito', 'ended'],
  ['support', 'zoe', 'asked'],
] as const)(
  'what an operator asked ends when their role helps no school: %s',
  async (role, username, state) => {
    const { id } = await asked(username);
    await askAs(served.url, machine, operatorRoleSet, { body: { username, role } });
    expect(await stateOf(id)).toBe(state);
  },
);

it('what an operator asked still awaits its answer once they signed out', async () => {
  const { staff, id } = await asked('tina');
  await askAs(served.url, staff, operatorSessionClose);
  expect(await stateOf(id)).toBe('asked');
});
