import { beforeAll, describe, expect, it } from 'vitest';
import { newsList } from '../../../../contract/news/endpoints';
import { schoolRead } from '../../../../contract/schools/endpoints';
import { sessionClose, sessionOpen } from '../../../../contract/session/endpoints';
import { operatorSessionClose } from '../../../../contract/staff/endpoints/session';
import { platformSupportEnd, platformSupportList } from '../../../../contract/staff/endpoints/support';
import {
  supportAccessAnswer,
  supportAccessClose,
  supportAccessList,
} from '../../../../contract/supportAccess/endpoints';
import { ask, refusal } from '../../../fixtures/ask';
import { PASSWORD, passwordHash, servedForTests } from '../../../fixtures/identityProvider';
import { codeOf } from '../../../fixtures/oneTimeCode';
import { askAs, machine, makeOperator, type Staff, signInOperator } from '../../../fixtures/operatorCalls';
import { seedSchool } from '../../../fixtures/seedSchool';
import { type SignedIn, signIn } from '../../../fixtures/signIn';
import { askSupport, enterWith, REASON, supportEntry } from '../../../fixtures/support';

const served = servedForTests();
const MINUTE = 60_000;
let anna: Staff;
let bruno: Staff;
const people: Record<string, SignedIn> = {};
const of = (uid: string): SignedIn => people[uid] as SignedIn;

beforeAll(async () => {
  const password_hash = await passwordHash();
  const groups = ['SSO/Member_admins'];
  for (const school of ['SG10005', 'SG10006'])
    await seedSchool(served.db, school, {
      accounts: [
        { username: 'supervisor', sn: 'Bianchi', cn: 'Mario', groups, password_hash },
        { username: 'vice', groups, password_hash },
        { username: 'mai', groups },
      ],
    });
  for (const uid of ['supervisor.SG10005', 'vice.SG10005', 'supervisor.SG10006'])
    people[uid] = await signIn(served.url, uid, PASSWORD);
  for (const name of ['anna', 'bruno']) {
    const secret = await makeOperator(served.url, name);
    const { staff } = await signInOperator(served.url, name, codeOf(secret));
    if (name === 'anna') anna = staff;
    else bruno = staff;
  }
});

const uid = 'supervisor.SG10005';
const answer = (person: SignedIn, id: string, consent = true) =>
  ask(person, supportAccessAnswer, { params: { id }, body: { consent } });
const close = (person: SignedIn, id: string) => ask(person, supportAccessClose, { params: { id } });
const open = (person: SignedIn) => ask(person, sessionOpen);
const OVER = { status: 403, code: 'supportOver' };

/** Requests access, consents and enters. */
async function let_in(): Promise<{ readonly id: string; readonly support: SignedIn }> {
  const { id } = (await askSupport(served.url, anna, uid)).body;
  await answer(of(uid), id);
  return { id, support: await enterWith(served.url, await supportEntry(served.url, anna, id)) };
}

describe('support in a school’s console', () => {
  it('is requested with a reason, shown and mailed, and nothing opens before the supervisor consents', async () => {
    const asked = await askSupport(served.url, anna, uid);
    const { id } = asked.body;
    expect(asked.body).toMatchObject({ school: 'SG10005', uid, state: 'asked', mine: true, reason: REASON });
    expect(refusal(await askSupport(served.url, anna, uid)).code).toBe('conflict');
    const entry = await supportEntry(served.url, anna, id);
    expect(refusal(entry.answer)).toEqual(OVER);
    const session = (await open(of(uid))).body;
    expect(session.support).toMatchObject({ id, state: 'asked', operator: 'Anna Rossi', reason: REASON });
    const [mail] = await served.db.asOwner((tx) =>
      tx.selectFrom('mail').selectAll().where('customer_code', '=', 'SG10005').execute(),
    );
    expect(mail).toMatchObject({ uid, subject: expect.stringContaining('assistenza') });
    // Another supervisor sees it, but cannot answer in their place; nobody of another school sees it.
    expect((await ask(of('vice.SG10005'), supportAccessList)).body).toMatchObject([{ id, state: 'asked' }]);
    expect((await answer(of('vice.SG10005'), id)).status).toBe(404);
    expect((await ask(of('supervisor.SG10006'), supportAccessList)).body).toEqual([]);
    expect((await answer(of('supervisor.SG10006'), id)).status).toBe(404);
    expect((await answer(of(uid), id, false)).body).toMatchObject({ state: 'refused', until: null });
    expect(refusal(await answer(of(uid), id)).code).toBe('conflict');
    expect(refusal((await supportEntry(served.url, anna, id)).answer)).toEqual(OVER);
  });

  it('admits the requesting operator for an hour, as a subject of its own, with both names in each line', async () => {
    const { id, support } = await let_in();
    expect(support.claims).toMatchObject({
      sub: `SUPPORTO:anna::${uid}`,
      user_type: 'SUPPORT',
      given_name: 'Anna Rossi',
      selected_account: { username: uid },
    });
    const { profile, roles, support: shown } = (await open(support)).body;
    expect([profile.user_type, roles]).toEqual(['SUPPORT', ['support']]);
    expect(shown).toMatchObject({ state: 'active', operator: 'Anna Rossi', supervisor: 'Mario Bianchi' });
    expect((await open(of(uid))).body.support).toMatchObject({ id, state: 'active', until: shown.until });
    expect((await ask(support, schoolRead, { params: { customerCode: 'SG10005' } })).status).toBe(200);
    const lines = await served.db.asOwner((tx) =>
      tx
        .selectFrom('audit_entry')
        .select(['who', 'as_whom', 'entity', 'action'])
        .where('who', 'like', 'SUPPORTO:%')
        .execute(),
    );
    const both = { who: `SUPPORTO:anna::${uid}`, as_whom: uid };
    expect(lines).toContainEqual({ ...both, entity: 'session', action: 'signIn' });
    // The supervisor's own last access is unchanged.
    const account = await served.db.asOwner((tx) =>
      tx.selectFrom('account').select('previous_login').where('uid', '=', uid).executeTakeFirstOrThrow(),
    );
    expect(account.previous_login).toBeNull();
    expect(refusal(await supportEntry(served.url, bruno, id).then((one) => one.answer)).status).toBe(404);
    served.clock.move(61 * MINUTE);
    expect(refusal(await open(support))).toEqual(OVER);
    await expect(support.refresh()).rejects.toThrow();
    served.clock.move(-61 * MINUTE);
    expect((await close(of(uid), id)).body.state).toBe('ended');
  });

  it('ends at once for the operator in it, by either supervisor, by the operator, on either sign-out, and does not come back with the next', async () => {
    const first = await let_in();
    expect((await close(of('vice.SG10005'), first.id)).status).toBe(200);
    expect(refusal(await open(first.support))).toEqual(OVER);
    const second = await let_in();
    // A new consent opens a new session: the earlier session has ended, with its refresh token family.
    expect(refusal(await open(first.support))).toEqual({ status: 401, code: 'unauthenticated' });
    await expect(first.support.refresh()).rejects.toThrow();
    expect((await open(second.support)).status).toBe(200);
    expect((await ask(second.support, sessionClose)).status).toBe(204);
    const [row] = (await askAs(served.url, anna, platformSupportList, { query: { id: second.id } })).body
      .data;
    expect(row).toMatchObject({ state: 'ended', mine: true });
    const third = await let_in();
    await askAs(served.url, anna, platformSupportEnd, { params: { id: third.id } });
    expect(refusal(await open(third.support))).toEqual(OVER);
    const fourth = await let_in();
    const closed = await served.db.asOwner((tx) => tx.selectFrom('operator_session').selectAll().execute());
    expect((await askAs(served.url, anna, operatorSessionClose)).status).toBe(204);
    expect(refusal(await open(fourth.support))).toEqual(OVER);
    // The following tests use her session too.
    await served.db.asOwner((tx) =>
      tx
        .insertInto('operator_session')
        .values(closed.filter(({ username }) => username === 'anna'))
        .execute(),
    );
  });

  it('opens by its ticket once, within a minute, for its holder', async () => {
    const { id } = (await askSupport(served.url, anna, uid)).body;
    await answer(of(uid), id);
    const entry = await supportEntry(served.url, anna, id);
    const stranger = { ...entry, sub: 'SUPPORTO:anna::vice.SG10005' };
    await expect(enterWith(served.url, stranger)).rejects.toThrow();
    // That attempt used it up.
    await expect(enterWith(served.url, entry)).rejects.toThrow();
    const again = await supportEntry(served.url, anna, id);
    expect((await open(await enterWith(served.url, again))).status).toBe(200);
    await expect(enterWith(served.url, again)).rejects.toThrow();
    const late = await supportEntry(served.url, anna, id);
    served.clock.move(61_000);
    await expect(enterWith(served.url, late)).rejects.toThrow();
    served.clock.move(-61_000);
    const ended = await supportEntry(served.url, anna, id);
    await close(of(uid), id);
    await expect(enterWith(served.url, ended)).rejects.toThrow();
    await expect(enterWith(served.url, { ...ended, ticket: 'invented' })).rejects.toThrow();
  });

  it('is no operator at the school’s calls, nobody of a school at the operators’, and of one school alone', async () => {
    const { id, support } = await let_in();
    expect((await ask(support, platformSupportList)).status).toBe(401);
    const { authorization = '' } = await support.headers('GET', platformSupportList.path);
    const bearer = { authorization: authorization.replace('DPoP', 'Bearer') };
    expect((await askAs(served.url, bearer, platformSupportList)).status).toBe(401);
    expect((await askAs(served.url, anna, newsList)).status).toBe(401);
    expect((await askAs(served.url, anna, supportAccessList)).status).toBe(401);
    const other = await support.fetch('/api/users/SG10006/find');
    expect(other.status).toBe(404);
    for (const staff of [machine, {}]) {
      const asked = await askSupport(served.url, staff, uid);
      expect([401, 403]).toContain(asked.status);
    }
    await close(of(uid), id);
  });

  it('is asked of supervisors who can answer alone, and lapses after a day', async () => {
    expect((await askSupport(served.url, anna, 'mai.SG10005')).body.code).toBe('conflict');
    expect((await askSupport(served.url, anna, 'nessuno.SG10005')).status).toBe(404);
    const { id } = (await askSupport(served.url, bruno, 'vice.SG10005')).body;
    served.clock.move(25 * 60 * MINUTE);
    const late = await signIn(served.url, 'vice.SG10005', PASSWORD);
    expect(refusal(await answer(late, id)).code).toBe('conflict');
    expect((await ask(late, supportAccessList)).body[0]).toMatchObject({ id, state: 'lapsed' });
    served.clock.move(-25 * 60 * MINUTE);
  });
});
