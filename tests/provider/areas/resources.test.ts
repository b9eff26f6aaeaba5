import { beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '../../../contract/endpoint';
import { jsonSchema } from '../../../contract/jsonSchema';
import type { Role } from '../../../contract/roles';
import { isOffered, wireCalls } from '../../../src/engine/declaration/wireCalls';
import { ask } from '../../fixtures/ask';
import { editableResources as resources } from '../../fixtures/editableResources';
import { PASSWORD, servedForTests } from '../../fixtures/identityProvider';
import { type Schema, sample } from '../../fixtures/sample';
import { type SignedIn, signIn } from '../../fixtures/signIn';

/** One person of each role that signs in to the console, as the fixture's school has them. */
const people = {
  supervisor: 'supervisor',
  teacherManager: 'gestore',
  campusManager: 'campus',
  user: 'docente',
};

/** Something to call an endpoint with: a record that nobody has, so that nothing is changed. */
function input({ params, body }: Endpoint) {
  const known: Readonly<Record<string, string>> = { customerCode: 'SG10001' };
  const filled = Object.keys(params).map((name) => [name, known[name] ?? 'nessuno.SG10001']);
  return {
    params: Object.fromEntries(filled),
    ...(body && { body: sample(jsonSchema(body) as Schema, { uids: ['nessuno.SG10001'], groups: [] }) }),
    ifMatch: '"1"',
  };
}

describe('the calls of every declared resource', () => {
  const served = servedForTests();
  const signedIn = new Map<Role, SignedIn>();
  beforeAll(async () => {
    for (const [role, name] of Object.entries(people)) {
      signedIn.set(role as Role, await signIn(served.url, `${name}.SG10001`, PASSWORD));
    }
  });

  const cases = resources.flatMap((resource) =>
    Object.keys(people).flatMap((role) =>
      wireCalls(resource).map((call) => [resource.name, call.use, role as Role, call] as const),
    ),
  );

  it.each(cases)(
    '%s, %s: the provider answers a %s as the console offers it',
    async (_name, _use, role, call) => {
      const person = signedIn.get(role);
      if (!person) throw new Error(`Nobody is a ${role}`);
      const { status } = await ask(person, call.endpoint, input(call.endpoint) as never);
      if (isOffered(role, call)) expect([200, 204, 404, 409, 412, 428, 422]).toContain(status);
      else expect(status).toBe(403);
    },
  );
});
