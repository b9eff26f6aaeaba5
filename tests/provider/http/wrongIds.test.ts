import { expect, it } from 'vitest';
import { endpoints } from '../../../contract/endpoints';
import { ask } from '../../fixtures/ask';
import { PASSWORD, servedForTests } from '../../fixtures/identityProvider';
import { askAs, machine } from '../../fixtures/operatorCalls';
import { signIn } from '../../fixtures/signIn';

const served = servedForTests();
const ofStaff = (path: string) => path.startsWith('/api/operator/');

/** An id of the right length and alphabet that does not exist. */
const WRONG = '-'.repeat(36);

/** Every path parameter except the school's, and every query parameter named id. */
const asked = endpoints.flatMap((endpoint) => {
  const params = Object.keys(endpoint.params ?? {});
  const query = Object.keys(endpoint.query ?? {}).filter((name) => name === 'id');
  return params.some((name) => name !== 'customerCode') || query.length > 0
    ? [{ endpoint, params, query }]
    : [];
});

it('a call with an id that is none is refused, or finds nothing: it is no error of ours', async () => {
  const supervisor = await signIn(served.url, 'supervisor.SG10001', PASSWORD);
  const broken = [];
  for (const { endpoint, params, query } of asked) {
    const parts = {
      params: Object.fromEntries(params.map((name) => [name, name === 'customerCode' ? 'SG10001' : WRONG])),
      query: Object.fromEntries(query.map((name) => [name, WRONG])),
      ...(endpoint.body && { body: {} }),
    } as never;
    const { status } = ofStaff(endpoint.path)
      ? await askAs(served.url, machine, endpoint, parts)
      : await ask(supervisor, endpoint, parts);
    if (status >= 500) broken.push(`${endpoint.id} ${status}`);
  }
  expect(asked.length).toBeGreaterThan(50);
  expect(broken).toEqual([]);
});
