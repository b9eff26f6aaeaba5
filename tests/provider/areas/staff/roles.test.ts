import { beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../../../contract/endpoints';
import { newsPublish } from '../../../../contract/news/endpoints';
import type { Permission } from '../../../../contract/permissions/permissions';
import type { Endpoint } from '../../../../contract/schema/endpoint';
import { operatorClientCreate } from '../../../../contract/staff/endpoints/clients';
import {
  operatorCreate,
  operatorDisable,
  operatorEnable,
  operatorInvite,
  operatorList,
  operatorRoleSet,
} from '../../../../contract/staff/endpoints/people';
import { platformSchoolClose } from '../../../../contract/staff/endpoints/schools';
import { operatorSessionClose, operatorSessionRead } from '../../../../contract/staff/endpoints/session';
import { type StaffRole, staffRoles } from '../../../../contract/staff/operatorPermissions';
import {
  LAST_ADMINISTRATOR,
  NOT_FOR_PROGRAMS,
  NOT_FOR_ROLE,
  NOT_IN_SCOPES,
} from '../../../../contract/staff/operatorRights';
import { operatorScopes, rolesFor, scopeOf } from '../../../../contract/staff/operatorScopes';
import { isGrave, staffMay } from '../../../../contract/staff/staffPermissions';
import type { Answer } from '../../../fixtures/ask';
import { servedForTests } from '../../../fixtures/identityProvider';
import { codeOf } from '../../../fixtures/oneTimeCode';
import {
  askAs,
  machine,
  makeOperator,
  makeProgram,
  type Staff,
  sendFileAs,
  signInOperator,
} from '../../../fixtures/operatorCalls';

const served = servedForTests();
const SIX_MINUTES = 6 * 60_000;

async function signInAs(username: string, role: StaffRole): Promise<Staff> {
  const secret = await makeOperator(served.url, username, role);
  return (await signInOperator(served.url, username, codeOf(secret))).staff;
}

type StaffCall = Endpoint & { readonly access: Permission };
/** Every call of the staff, except the one that ends the session that the others need. */
const calls = endpoints.filter(
  (one): one is StaffCall =>
    one.access !== 'public' &&
    rolesFor(one.access).every((role) => role === 'operator') &&
    one.id !== operatorSessionClose.id,
);

/** Makes a call with ids that do not exist, so that it changes nothing if it is allowed. */
function call(staff: Staff, endpoint: StaffCall): Promise<Answer> {
  const params = Object.fromEntries(
    Object.keys(endpoint.params).map((name) => [name, name === 'school' ? 'SG99999' : 'nessuno']),
  );
  if (endpoint.upload) {
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name) => String(params[name])) as `/${string}`;
    return sendFileAs(served.url, staff, { ...endpoint, path }, 'x');
  }
  const body = endpoint.body && { body: {} };
  return askAs(served.url, staff, endpoint, { params, ...body } as never);
}

const refused = ({ status, body }: Answer) =>
  status === 403 && body.code === 'forbidden' ? body.detail : undefined;

describe('every call of the staff', () => {
  const people = new Map<StaffRole, Staff>();
  let everything: Staff;
  let nothing: Staff;
  beforeAll(async () => {
    for (const role of staffRoles) people.set(role, await signInAs(`tabella-${role.toLowerCase()}`, role));
    everything = await makeProgram(served.url, ...operatorScopes);
    nothing = await makeProgram(served.url, 'operatorSession:read');
    served.clock.move(SIX_MINUTES);
  });

  const cases = calls.map((endpoint) => [endpoint.id, endpoint] as const);
  it.each(cases)('%s is answered to each role as the table says', async (_id, endpoint) => {
    for (const role of staffRoles) {
      const answer = await call(people.get(role) ?? {}, endpoint);
      if (!staffMay(role, endpoint.access)) expect(refused(answer), role).toBe(NOT_FOR_ROLE);
      else if (isGrave(endpoint.access)) expect(answer.body.code, role).toBe('confirmationNeeded');
      else {
        expect(refused(answer), role).not.toBe(NOT_FOR_ROLE);
        expect(answer.status, role).not.toBe(401);
        expect(answer.status, role).toBeLessThan(500);
      }
    }
  });

  it.each(cases)(
    '%s is answered to a program as its scopes say, and never where it is grave',
    async (_id, endpoint) => {
      const least = await call(nothing, endpoint);
      if (isGrave(endpoint.access)) {
        expect(refused(least)).toBe(NOT_FOR_PROGRAMS);
        expect(refused(await call(everything, endpoint))).toBe(NOT_FOR_PROGRAMS);
        return;
      }
      const allowed = scopeOf(endpoint.access) === 'operatorSession:read';
      expect(refused(least)).toBe(allowed ? undefined : NOT_IN_SCOPES);
      expect([NOT_FOR_PROGRAMS, NOT_IN_SCOPES]).not.toContain(refused(await call(everything, endpoint)));
    },
  );
});

describe('the role of somebody of the staff', () => {
  const setRole = (staff: Staff, username: string, role: StaffRole) =>
    askAs(served.url, staff, operatorRoleSet, { body: { username, role } });
  const news = { version: '5.27.3', title: 'Novità', text: 'Testo' };

  it('changes from the next call on, also for an open session', async () => {
    const administrator = await signInAs('renata', 'administrator');
    const changed = await signInAs('sandro', 'commercial');
    expect((await askAs(served.url, changed, operatorSessionRead)).body.role).toBe('commercial');
    expect((await askAs(served.url, changed, newsPublish, { body: news })).status).toBe(200);
    expect((await setRole(administrator, 'sandro', 'readOnly')).status).toBe(204);
    expect(refused(await askAs(served.url, changed, newsPublish, { body: news }))).toBe(NOT_FOR_ROLE);
    expect((await askAs(served.url, changed, operatorSessionRead)).body.role).toBe('readOnly');
    const line = await served.db.asOwner((tx) =>
      tx
        .selectFrom('audit_entry')
        .select(['who', 'id', 'before', 'after'])
        .where('action', '=', 'setRole')
        .where('outcome', '=', 'done')
        .where('id', '=', 'sandro')
        .executeTakeFirstOrThrow(),
    );
    expect(line).toEqual({
      who: 'operatore/renata',
      id: 'sandro',
      before: { role: 'commercial' },
      after: { role: 'readOnly' },
    });
  });

  it('cannot be raised by somebody who is no administrator, nor by creating another person', async () => {
    const commercial = await signInAs('teresa', 'commercial');
    expect(refused(await setRole(commercial, 'teresa', 'administrator'))).toBe(NOT_FOR_ROLE);
    const body = { username: 'complice', name: 'Complice', role: 'administrator' } as const;
    expect(refused(await askAs(served.url, commercial, operatorCreate, { body }))).toBe(NOT_FOR_ROLE);
    const program = { name: 'Complice', scopes: ['order:write'] };
    expect(refused(await askAs(served.url, commercial, operatorClientCreate, { body: program }))).toBe(
      NOT_FOR_ROLE,
    );
    expect(
      refused(await askAs(served.url, commercial, platformSchoolClose, { params: { school: 'SG10001' } })),
    ).toBe(NOT_FOR_ROLE);
  });

  it('is that of somebody who only reads where nobody said another one', async () => {
    const body = { username: 'ugo', name: 'Ugo' };
    expect((await askAs(served.url, machine, operatorCreate, { body })).status).toBe(200);
    const { body: people } = await askAs(served.url, machine, operatorList);
    expect(people).toContainEqual(expect.objectContaining({ username: 'ugo', role: 'readOnly' }));
  });
});

describe('the last administrator', () => {
  const alone = servedForTests();
  const as = async (username: string) => {
    const secret = await makeOperator(alone.url, username, 'administrator');
    return (await signInOperator(alone.url, username, codeOf(secret))).staff;
  };
  const demote = (staff: Staff, username: string) =>
    askAs(alone.url, staff, operatorRoleSet, { body: { username, role: 'support' } });
  const isLast = ({ status, body }: Answer) => status === 409 && body.detail === LAST_ADMINISTRATOR;

  it('is not disabled, demoted or invited anew by people, until another one can sign in', async () => {
    const made = await askAs(alone.url, machine, operatorCreate, {
      body: { username: 'prima', name: 'Prima' },
    });
    expect(made.status).toBe(200);
    // The first operator is an administrator, even without a role.
    expect((await askAs(alone.url, machine, operatorList)).body[0]).toMatchObject({ role: 'administrator' });
    const staff = await as('vera');
    const body = { username: 'vera' };
    expect(isLast(await demote(staff, 'vera'))).toBe(true);
    for (const endpoint of [operatorDisable, operatorInvite])
      expect(isLast(await askAs(alone.url, staff, endpoint, { body }))).toBe(true);
    // An administrator who has never signed in does not count; the machine can always create another.
    await as('walter');
    expect((await demote(staff, 'vera')).status).toBe(204);
    const disabled = { body: { username: 'walter' } };
    expect((await askAs(alone.url, machine, operatorDisable, disabled)).status).toBe(204);
    expect((await askAs(alone.url, machine, operatorEnable, disabled)).status).toBe(204);
  });

  it('remains when two take the role from each other at the same time', async () => {
    const [first, second] = [await as('xenia'), await as('yuri')];
    await askAs(alone.url, machine, operatorRoleSet, { body: { username: 'walter', role: 'support' } });
    const answers = await Promise.all([demote(first, 'yuri'), demote(second, 'xenia')]);
    expect(answers.map(({ status }) => status).filter((status) => status === 204)).toHaveLength(1);
    const { body } = await askAs(alone.url, machine, operatorList);
    const able = body.filter(
      ({ role, ready, enabled }: Record<string, unknown>) => role === 'administrator' && ready && enabled,
    );
    expect(able).toHaveLength(1);
  });
});
