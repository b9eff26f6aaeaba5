import { expect, it } from 'vitest';
import { endpoints } from '../../../contract/endpoints';
import { masterKeyRotate } from '../../../contract/keys/endpoints';
import type { Endpoint } from '../../../contract/schema/endpoint';
import type { Field, Fields } from '../../../contract/schema/fields';
import { ask } from '../../fixtures/ask';
import { createRandom } from '../../fixtures/fake/random';
import { textMatching } from '../../fixtures/fake/textMatching';
import { PASSWORD, servedForTests } from '../../fixtures/identityProvider';
import { askAs, machine } from '../../fixtures/operatorCalls';
import { type SignedIn, signIn } from '../../fixtures/signIn';

const served = servedForTests();
/** It needs a process with its own key folder, and takes no input. */
const calls = endpoints.filter((one) => one !== masterKeyRotate);
const random = createRandom(7);

type Side = 'least' | 'most';
const pick = <T>(side: Side, least: T, most: T): T => (side === 'least' ? least : most);

/** Returns a text that matches a pattern; for one with lookahead, a query. */
function matching(pattern: RegExp): string {
  try {
    return textMatching(pattern, random);
  } catch {
    return '?a=1';
  }
}

/** Returns the smallest or largest value that a field accepts. */
function extreme(field: Field, side: Side): unknown {
  switch (field.kind) {
    case 'text':
      if (field.pattern) return matching(field.pattern).slice(0, field.max);
      return pick(side, 'ʼ', 'Ǆ💥').padEnd(
        pick(side, field.min ?? 1, Math.min(field.max ?? 3000, 3000)),
        'ß%_\\\'"',
      );
    case 'number':
      return pick(side, field.min ?? -9e15, field.max ?? 9e15);
    case 'money':
      return pick(side, field.min ?? Number.MIN_SAFE_INTEGER, field.max ?? Number.MAX_SAFE_INTEGER);
    case 'flag':
      return side === 'most';
    case 'day':
      return pick(side, '0001-01-01', '9999-12-31');
    case 'instant':
      return pick(side, '0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z');
    case 'choice':
      return pick(side, field.of[0], field.of.at(-1));
    case 'list':
      return [extreme(field.of, side)];
    case 'record':
      return recordOf(field.of, side);
    case 'json':
      return pick(side, {}, { a: [null, 1e300, '💥'] });
    default:
      return 'x';
  }
}
const recordOf = (fields: Fields, side: Side) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, extreme(field, side)]));

function partsOf({ params, query, body }: Endpoint, side: Side) {
  const own = 'customerCode' in (params ?? {}) ? { customerCode: 'SG10001' } : {};
  return {
    params: { ...recordOf(params ?? {}, side), ...own },
    query: recordOf(query ?? {}, side),
    ...(body && { body: extreme(body, side) }),
    // Version of a newly created record; others have none.
    ifMatch: '"1"',
  } as never;
}

it.each<Side>(['least', 'most'])('a call with the %s of all its inputs is no error of ours', async (side) => {
  const broken: string[] = [];
  let reached = 0;
  let supervisor: SignedIn | undefined;
  for (const endpoint of calls) {
    const parts = partsOf(endpoint, side);
    supervisor ??= await signIn(served.url, 'supervisor.SG10001', PASSWORD);
    const staff = endpoint.path.startsWith('/api/operator/');
    const { status, body } = staff
      ? await askAs(served.url, machine, endpoint, parts)
      : await ask(supervisor, endpoint, parts);
    if (status >= 500) broken.push(`${endpoint.id} ${status} ${body?.detail ?? ''}`);
    if (![400, 401, 403, 422].includes(status)) reached += 1;
    // Some of them end the session.
    if (status === 401 || endpoint.effect === 'command') supervisor = undefined;
  }
  expect(reached).toBeGreaterThan(200);
  expect(broken).toEqual([]);
});
