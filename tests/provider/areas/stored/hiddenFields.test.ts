import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditList } from '../../../../contract/audit/endpoints';
import { ask } from '../../../fixtures/ask';
import { byRecord, secretNames, secrets, storedSecrets } from '../../../fixtures/reference/storedSecrets';
import type { SignedIn } from '../../../fixtures/signIn';
import { type StoredSchool, storedSchool } from '../../../fixtures/storedSchool';
import { storedChecks } from '../../../fixtures/suites/storedChecks';

const capital = (name: string) => `${name[0]?.toUpperCase()}${name.slice(1)}`;

/** A provider that forgets to hide one field, for each kind of field. */
const forgetful = secretNames.map((name) => secrets(`forgets${capital(name)}`, name));

/** The same fields, which people also read in the records that they created. */
const ownSecrets = secrets('ownSecrets', undefined, byRecord);
const forgetfulOfOwn = secretNames.map((name) => secrets(`forgetsOwn${capital(name)}`, name, byRecord));

/** Fields that people read only in the records that they created. */
const authorsSecrets = secrets('authorsSecrets', undefined, { where: { createdBy: { mine: 'uid' } } });

const check = storedChecks.find(({ says }) => says.startsWith('reveals a restricted field of any kind'));

describe('a field that only some read', () => {
  let school: StoredSchool;
  beforeAll(async () => {
    school = await storedSchool([storedSecrets, ...forgetful, ownSecrets, ...forgetfulOfOwn, authorsSecrets]);
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

  it('is read by the author of a record where the rule says so: every kind of field', async () => {
    await expect(check?.holds(ownSecrets, school)).resolves.toBeUndefined();
  });

  it('that only the author reads is in no line of the log for the supervisor', async () => {
    const { manager, supervisor } = school;
    const { calls, name: entity } = authorsSecrets;
    const body = { title: 'Diario', one: 1, two: 2, text: 'riservato' };
    const { body: made, etag } = await ask(manager, calls.create as never, { body } as never);
    const changed = { params: { id: made.id }, body: { ...body, text: 'segreto' }, ifMatch: etag };
    expect((await ask(manager, calls.update as never, changed as never)).body.text).toBe('segreto');
    const log = await ask(supervisor, auditList, { params: { customerCode: 'SG10001' } });
    const lines = log.body.data.filter((line: { target: string }) => line.target === made.id);
    expect(lines.map((line: { entity: string; action: string }) => [line.entity, line.action])).toEqual([
      [entity, 'update'],
      [entity, 'create'],
    ]);
    expect(lines[0].after).toMatchObject({ title: 'Diario', createdBy: 'gestore.SG10001' });
    expect(JSON.stringify(lines)).not.toMatch(/riservato|segreto/);
  });

  it.each(secretNames.map((name, place) => [name, place] as const))(
    'is noticed by the suite where the provider tells it of the record of somebody else: %s',
    async (_name, place) => {
      const right = { ...forgetfulOfOwn[place], reads: ownSecrets.reads } as never;
      await expect(check?.holds(right, school)).rejects.toThrow();
    },
  );
});
