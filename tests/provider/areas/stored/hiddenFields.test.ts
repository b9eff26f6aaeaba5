import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { secretNames, secrets, storedSecrets } from '../../../fixtures/reference/storedSecrets';
import type { SignedIn } from '../../../fixtures/signIn';
import { type StoredSchool, storedSchool } from '../../../fixtures/storedSchool';
import { storedChecks } from '../../../fixtures/suites/storedChecks';

/** A provider that forgets to hide one field, for each kind of field. */
const forgetful = secretNames.map((name) =>
  secrets(`forgets${name[0]?.toUpperCase()}${name.slice(1)}`, name),
);

const check = storedChecks.find(({ says }) => says.startsWith('reveals a restricted field of any kind'));

describe('a field that only some read', () => {
  let school: StoredSchool;
  beforeAll(async () => {
    school = await storedSchool([storedSecrets, ...forgetful]);
  });
  afterAll(() => school.close());

  it.each(
    storedChecks
      .filter(({ concerns }) => concerns?.(storedSecrets) ?? true)
      .map((one) => [one.says, one] as const),
  )('of every kind: %s', async (_says, { holds }) => {
    await expect(holds(storedSecrets, school)).resolves.toBeUndefined();
  });

  it.each([
    ['a record', 'GET', /^\/api\/secrets\/[^/]+$/],
    ['the list', 'GET', /^\/api\/secrets$/],
    ['a refusal or an answer to a change', 'PUT', /^\/api\/secrets\//],
    ['a new record', 'POST', /^\/api\/secrets$/],
    ['the file of an attachment', 'GET', /^\/api\/secrets\/[^/]+\/[^?]*attachment/],
    ['an exported list', 'POST', /^\/api\/esportazioni\/secrets/],
    ['the log', 'GET', /audit|registro/],
  ] as const)('is noticed by the suite when the provider reveals it in %s', async (_place, method, path) => {
    // Responds to the manager at this address as if no rule restricted them.
    const manager: SignedIn = {
      ...school.manager,
      fetch: (at, init) =>
        (path.test(at.split('?')[0] ?? '') && (init?.method ?? 'GET') === method
          ? school.supervisor
          : school.manager
        ).fetch(at, init),
    };
    await expect(check?.holds(storedSecrets, { ...school, manager })).rejects.toThrow();
  });

  it.each(secretNames.map((name, place) => [name, place] as const))(
    'is noticed by the suite where the provider tells it: %s',
    async (_name, place) => {
      const told = forgetful[place];
      // The suite reads the correct declaration.
      const right = { ...told, reads: storedSecrets.reads } as never;
      await expect(check?.holds(right, school)).rejects.toThrow();
    },
  );
});
