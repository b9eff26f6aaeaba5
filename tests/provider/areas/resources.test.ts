import { beforeAll, describe, expect, it } from 'vitest';
import { serviceYear } from '../../../contract/orders/serviceYear';
import type { Role } from '../../../contract/permissions/roles';
import { attachmentField } from '../../../contract/schema/attachmentField';
import type { Endpoint } from '../../../contract/schema/endpoint';
import type { FieldError } from '../../../contract/schema/errors';
import type { Field, Fields } from '../../../contract/schema/fields';
import { jsonSchema } from '../../../contract/schema/jsonSchema';
import { isOffered } from '../../../src/development/offered';
import { endpointCalls } from '../../../src/engine/declaration/endpointCalls';
import { resources } from '../../../src/resources';
import { ask } from '../../fixtures/ask';
import { isElsewhere, notChecked } from '../../fixtures/elsewhere';
import { PASSWORD, servedForTests } from '../../fixtures/identityProvider';
import { type Schema, sample } from '../../fixtures/sample';
import { type SignedIn, signIn } from '../../fixtures/signIn';

/** A user of each role that signs in to the console, in the fixture's school. */
const people = {
  supervisor: 'supervisor',
  teacherManager: 'gestore',
  campusManager: 'campus',
  user: 'docente',
};

/**
 * Values that no schema provides: the existing school, and people and numbers that do not exist, so that nothing
 * changes.
 */
const known = {
  customerCode: 'SG10001',
  uid: 'nessuno.SG10001',
  uids: ['nessuno.SG10001'],
  id: '99999999',
  groups: [],
  // Not every school uses it.
  otpenabled: false,
  // The registry contains none of these people.
  anagrafe: undefined,
};

/** Returns valid input for an endpoint. */
function input({ params, body }: Endpoint, year: string) {
  const sampled = (field: Field, name: string) =>
    sample(jsonSchema(field) as Schema, { ...known, year }, name);
  return {
    params: Object.fromEntries(Object.entries(params).map(([name, field]) => [name, sampled(field, name)])),
    ...(body && { body: sampled(body, 'body') }),
    ifMatch: '"1"',
  };
}

/** Returns whether the values of a field refer to an existing record or file, or depend on other fields. */
function inNoSchema({ body }: Endpoint, fields: Fields, name: string): boolean {
  const { asked = {}, required = {}, checks = [] } = (body?.kind === 'record' && body.rules) || {};
  const ruled = [...Object.keys({ ...asked, ...required }), ...checks.map(({ on }) => on)];
  return fields[name]?.kind === 'ref' || attachmentField(fields[name]) !== undefined || ruled.includes(name);
}

describe('the calls of every declared resource', () => {
  const served = servedForTests();
  const signedIn = new Map<Role, SignedIn>();
  beforeAll(async () => {
    for (const [role, name] of Object.entries(people)) {
      signedIn.set(role as Role, await signIn(served.url, `${name}.SG10001`, PASSWORD));
    }
  });

  const cases = resources
    .filter((resource) => !isElsewhere(resource))
    .flatMap((resource) =>
      Object.keys(people).flatMap((role) =>
        endpointCalls(resource).map(
          (call) => [resource.name, call.use, role as Role, call, resource] as const,
        ),
      ),
    );

  it.each(cases)(
    '%s, %s: the provider answers a %s as the console offers it',
    async (_name, _use, role, call, { fields }) => {
      const person = signedIn.get(role);
      const year = String(serviceYear(served.clock.now()));
      if (!person) throw new Error(`Nobody is a ${role}`);
      const { status, body } = await ask(person, call.endpoint, input(call.endpoint, year) as never);
      // A permitted role must confirm its identity.
      const outcome = body?.code === 'confirmationNeeded' ? body.code : status;
      if (!isOffered(role, call)) expect(outcome).toBe(403);
      else if (call.use === 'list') expect(outcome).toBe(200);
      else if (status === 400)
        expect(
          body.errors.filter(({ field }: FieldError) => !inNoSchema(call.endpoint, fields, field)),
        ).toEqual([]);
      else expect([200, 204, 404, 409, 412, 422, 'confirmationNeeded']).toContain(outcome);
    },
  );

  notChecked(resources, 'our provider answers none of its calls, and cannot say who may');
});
