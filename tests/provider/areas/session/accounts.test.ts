import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SWITCH_REFUSED, TICKET_PARAMETER } from '../../../../contract/constants';
import { sessionAccounts, sessionOpen, sessionSwitch } from '../../../../contract/session/endpoints';
import type { LinkedAccount } from '../../../../contract/session/linkedAccount';
import type { Database } from '../../../../provider/db/database';
import { ask, refusal } from '../../../fixtures/ask';
import { testDatabase } from '../../../fixtures/database';
import {
  movableClock,
  PASSWORD,
  passwordHash,
  type Serving,
  seedPeople,
  serve,
} from '../../../fixtures/identityProvider';
import { askForCodes, codeOf, linkApp } from '../../../fixtures/oneTimeCode';
import { addPasskey, answerAt, questionOf } from '../../../fixtures/passkeys';
import { seedSchool } from '../../../fixtures/seedSchool';
import { type SignedIn, signIn } from '../../../fixtures/signIn';
import { softAuthenticator } from '../../../fixtures/softAuthenticator';

const EMAIL = 'maria@example.org';
const uidsOf = (accounts: readonly LinkedAccount[]) => accounts.map(({ uid }) => uid);
const used = { last_login: new Date('2026-01-01T08:00:00Z') };

describe('the accounts of an alias', () => {
  let db: Database;
  let serving: Serving;
  const clock = movableClock();
  beforeAll(async () => {
    db = await testDatabase();
    await seedPeople(db, 'SG10001');
    await seedSchool(db, 'SG10002', { accounts: [{ username: 'bianchi', ...used }] });
    await seedSchool(db, 'SG10003', {
      accounts: [
        { username: 'bianchi', ...used },
        { username: 'chiuso', enabled: false, ...used },
        { username: 'mai' },
        { username: 'altri', ...used },
      ],
    });
    const password_hash = await passwordHash();
    await db.asOwner(async (tx) => {
      for (const person of ['p1', 'p2']) {
        const email = person === 'p1' ? EMAIL : 'altra@example.org';
        const alias = { person, email, sn: 'Bianchi', cn: 'Maria', codice_fiscale: null, password_hash };
        await tx.insertInto('alias').values(alias).execute();
      }
      const links = [
        ['p1', 'bianchi.SG10002'],
        ['p1', 'bianchi.SG10003'],
        ['p1', 'chiuso.SG10003'],
        ['p1', 'mai.SG10003'],
        ['p2', 'altri.SG10003'],
      ].map(([person = '', uid = ''], index) => ({
        person,
        uid,
        customer_code: uid.slice(-7),
        linked_at: new Date(index),
      }));
      await tx.insertInto('alias_account').values(links).execute();
      const news = { version: '5.27.3', text: 'x', published_at: new Date(0) };
      await tx
        .insertInto('news')
        .values([
          { ...news, code_news: 'A', title: 'A' },
          { ...news, code_news: 'B', title: 'B' },
        ])
        .execute();
      await tx
        .insertInto('news_read')
        .values({ person: 'p1', code_news: 'A', read_at: new Date(0) })
        .execute();
    });
    serving = await serve(db, { clock });
  });
  afterAll(async () => {
    await serving.close();
    await db.close();
  });
  beforeEach(() => enabled('bianchi.SG10003', true));

  const enter = (username = EMAIL): Promise<SignedIn> => signIn(serving.url, username, PASSWORD);
  const choose = (person: SignedIn, uid: string) => ask(person, sessionSwitch, { body: { uid } });
  const enabled = (uid: string, is: boolean) =>
    db.asOwner((tx) => tx.updateTable('account').set({ enabled: is }).where('uid', '=', uid).execute());

  const closed = (customerCode: string, closed_at: Date | null) =>
    db.asOwner((tx) =>
      tx.updateTable('school').set({ closed_at }).where('customer_code', '=', customerCode).execute(),
    );

  /** Goes to the sign-in with the values of the API's response, as the console does. */
  const goOver = (person: SignedIn, { hint, ticket }: { hint: string; ticket: string }) =>
    person.client.authorize({ prompt: 'login', login_hint: hint, [TICKET_PARAMETER]: ticket });

  it('SESSION-038 lists those of several schools under one identity, each with its state', async () => {
    const { body } = await ask(await enter(), sessionAccounts);
    expect(body).toEqual([
      expect.objectContaining({ uid: 'bianchi.SG10002', status: true, primoAccesso: false, current: true }),
      expect.objectContaining({ uid: 'bianchi.SG10003', status: true, primoAccesso: false, current: false }),
      expect.objectContaining({ uid: 'chiuso.SG10003', status: false, primoAccesso: false }),
      expect.objectContaining({ uid: 'mai.SG10003', status: true, primoAccesso: true }),
    ]);
    expect(body.map((one: LinkedAccount) => [one.customerCode, one.waiting])).toEqual([
      ['SG10002', 1],
      ['SG10003', 1],
      ['SG10003', 1],
      ['SG10003', 1],
    ]);
  });

  it('are nobody else’s: a school account has none, and another alias has its own', async () => {
    expect((await ask(await enter('supervisor.SG10001'), sessionAccounts)).body).toEqual([]);
    const { body } = await ask(await enter('altra@example.org'), sessionAccounts);
    expect(uidsOf(body)).toEqual(['altri.SG10003']);
  });

  it('SESSION-020 SESSION-003 are gone over to without a password: the session before ends, the new one acts as the other', async () => {
    const person = await enter();
    const { body, status } = await choose(person, 'bianchi.SG10003');
    expect(status).toBe(200);
    expect(body.hint).toBe('p1::bianchi.SG10003');
    expect(refusal(await ask(person, sessionOpen))).toEqual({ status: 401, code: 'unauthenticated' });
    await expect(person.refresh()).rejects.toThrow();

    const page = await goOver(person, body);
    const back = await person.client.submit(page, {});
    const tokens = await person.client.exchange(back.url, page.asked);
    expect(tokens.claims()).toMatchObject({
      sub: 'p1::bianchi.SG10003',
      user_type: 'ALIAS',
      customer_code: 'SG10003',
      selected_account: { username: 'bianchi.SG10003' },
    });
    // No new authentication: limits since the password still count from then.
    expect(tokens.claims()?.auth_time).toBe(person.claims.auth_time);
    const line = await db.asOwner((tx) =>
      tx.selectFrom('audit_entry').selectAll().where('action', '=', 'switch').executeTakeFirst(),
    );
    expect(line).toMatchObject({ who: 'p1::bianchi.SG10002', as_whom: 'bianchi.SG10002' });
    // A school's log does not mention another school.
    expect(JSON.stringify(line)).not.toContain('SG10003');
  });

  it('SESSION-031 are gone over to by aliases only', async () => {
    const answer = await choose(await enter('supervisor.SG10001'), 'gestore.SG10001');
    expect(refusal(answer)).toEqual({ status: 403, code: 'forbidden' });
  });

  it.each([
    ['SESSION-023', 'disabled', 'chiuso.SG10003', 409, 'accountClosed'],
    ['SESSION-024', 'at its first access', 'mai.SG10003', 409, 'accountClosed'],
    ['SESSION-020', 'of another person', 'altri.SG10003', 404, 'notFound'],
    ['SESSION-020', 'of nobody', 'nessuno.SG10009', 404, 'notFound'],
  ])('%s are not gone over to where one is %s', async (_id, _what, uid, status, code) => {
    const person = await enter();
    expect(refusal(await choose(person, uid))).toEqual({ status, code });
    // The session continues.
    expect((await ask(person, sessionOpen)).status).toBe(200);
  });

  it('cannot be switched to by a ticket that is old, used, for another or of another browser', async () => {
    const refusedTo = async (person: SignedIn, given: { hint: string; ticket: string }) =>
      (await goOver(person, given)).url.searchParams.get('error');
    const person = await enter();
    const { body } = await choose(person, 'bianchi.SG10003');
    const stranger = await enter('altra@example.org');
    expect(await refusedTo(stranger, body)).toBe(SWITCH_REFUSED);
    // That attempt used it up.
    expect(await refusedTo(person, body)).toBe(SWITCH_REFUSED);

    const again = await enter();
    const late = (await choose(again, 'bianchi.SG10003')).body;
    clock.move(61_000);
    expect(await refusedTo(again, late)).toBe(SWITCH_REFUSED);

    const third = await enter();
    const mine = (await choose(third, 'bianchi.SG10003')).body;
    expect(await refusedTo(third, { ...mine, hint: 'p1::chiuso.SG10003' })).toBe(SWITCH_REFUSED);
    expect(await refusedTo(third, { ...mine, ticket: 'invented' })).toBe(SWITCH_REFUSED);

    const fourth = await enter();
    const closing = (await choose(fourth, 'bianchi.SG10003')).body;
    await enabled('bianchi.SG10003', false);
    expect(await refusedTo(fourth, closing)).toBe(SWITCH_REFUSED);
  });

  it('cannot be switched to in a closed school, not even by an earlier ticket', async () => {
    const [person, other] = [await enter(), await enter()];
    const { body } = await choose(person, 'bianchi.SG10003');
    await closed('SG10003', new Date(clock.now().getTime() - 1000));
    const late = await goOver(person, body);
    expect(late.url.searchParams.get('error')).toBe(SWITCH_REFUSED);
    expect((await choose(other, 'bianchi.SG10003')).body.code).toBe('accountClosed');
    await closed('SG10003', null);
  });

  it('are entered in a school that is open, where the one that was linked first is closed', async () => {
    await closed('SG10002', clock.now());
    const hint = 'p1::bianchi.SG10002';
    for (const asked of [undefined, { login_hint: hint }]) {
      const person = await signIn(serving.url, EMAIL, PASSWORD, { ...(asked && { asked }) });
      expect(person.claims.sub).toBe('p1::bianchi.SG10003');
      expect((await ask(person, sessionOpen)).status).toBe(200);
    }
    await closed('SG10002', null);
  });

  it('are switched to once by one ticket, whichever of two browsers brings it first', async () => {
    const [person, other] = [await enter(), await enter()];
    const { body } = await choose(person, 'bianchi.SG10003');
    const both = await Promise.all([goOver(person, body), goOver(other, body)]);
    const refused = both.filter(({ url }) => url.searchParams.get('error') === SWITCH_REFUSED);
    expect(refused).toHaveLength(1);
  });

  it('are entered with a new session: the earlier identifier is worth nothing (fixation)', async () => {
    const person = await enter();
    const { jar } = person.client.browser;
    const session = () =>
      jar.getCookiesSync(`${serving.url}/oidc`).find(({ key }) => key === 'sportello_sso')?.value ?? '';
    const before = session();
    const page = await goOver(person, (await choose(person, 'bianchi.SG10003')).body);
    await person.client.exchange((await person.client.submit(page, {})).url, page.asked);
    expect(session()).not.toBe(before);
    const kept = await db.asOwner((tx) =>
      tx.selectFrom('oidc_payload').select('id').where('model', '=', 'Session').execute(),
    );
    expect(kept.map(({ id }) => id)).toContain(session());
    expect(kept.map(({ id }) => id)).not.toContain(before);
  });

  it('are gone over to with a code where the other account needs one', async () => {
    const needs = (otp_enabled: boolean) =>
      db.asOwner(async (tx) => {
        await tx.updateTable('school').set({ otp_enabled }).where('customer_code', '=', 'SG10003').execute();
        await tx.updateTable('account').set({ otp_enabled }).where('uid', '=', 'bianchi.SG10003').execute();
      });
    await needs(true);
    const person = await enter();
    const { body } = await choose(person, 'bianchi.SG10003');
    const page = await goOver(person, body);
    expect(page.text).toContain('Collegare l&#39;app di autenticazione');
    expect((await person.client.authorize({ prompt: 'none' })).url.searchParams.get('error')).toBe(
      'login_required',
    );
    await needs(false);
  });

  it('are gone over to without a code by a person who entered with a passkey, once they gave one of the other account', async () => {
    const device = softAuthenticator(serving.url);
    expect((await addPasskey(await enter(), device)).status).toBe(204);
    const byPasskey = () =>
      signIn(serving.url, EMAIL, PASSWORD, {
        by: async (client, page) => answerAt(client, page, device.answer(await questionOf(client, page))),
      });
    await askForCodes(db, 'bianchi.SG10003');
    const first = await byPasskey();
    const led = await goOver(first, (await choose(first, 'bianchi.SG10003')).body);
    const secret = await linkApp(serving.url, /href="(\/otp\?id=[\w-]{43})"/.exec(led.text)?.[1] ?? 'none');
    // The account was linked with its password alone: its app counts as theirs once it has given them a code.
    const unproved = await byPasskey();
    const code = await goOver(unproved, (await choose(unproved, 'bianchi.SG10003')).body);
    expect(code.url.pathname).toMatch(/\/codice$/);
    const given = await unproved.client.submit(code, { codice: codeOf(secret) });
    expect((await unproved.client.submit(given, {})).url.searchParams.has('code')).toBe(true);
    const person = await byPasskey();
    const page = await goOver(person, (await choose(person, 'bianchi.SG10003')).body);
    const back = await person.client.submit(page, {});
    expect((await person.client.exchange(back.url, page.asked)).claims()?.sub).toBe('p1::bianchi.SG10003');

    const withPassword = await enter();
    const asked = await goOver(withPassword, (await choose(withPassword, 'bianchi.SG10003')).body);
    expect(asked.url.pathname).toMatch(/\/codice$/);
    await askForCodes(db, 'bianchi.SG10003', false);
  });

  it('SESSION-032 are the way out of one that is disabled, and nothing else is', async () => {
    const person = await enter();
    await enabled('bianchi.SG10002', false);
    expect(refusal(await ask(person, sessionOpen))).toEqual({ status: 403, code: 'notAuthorised' });
    const { body } = await ask(person, sessionAccounts);
    expect(uidsOf(body)).toContain('bianchi.SG10003');
    const chosen = await choose(person, 'bianchi.SG10003');
    expect(chosen.status).toBe(200);
    const disabled = await enter('disabilitato.SG10001');
    expect(refusal(await ask(disabled, sessionAccounts))).toEqual({ status: 403, code: 'notAuthorised' });
    await enabled('bianchi.SG10002', true);
  });

  it('SESSION-026 are remembered by this browser for a year, in a secure cookie', async () => {
    const person = await enter();
    const page = await person.client.authorize({ prompt: 'login', login_hint: 'p1::bianchi.SG10003' });
    const cookies = await submitted(person, page.url, page.text);
    const line = cookies.find((one) => one.startsWith('sportello_account=')) ?? '';
    expect(line).toContain(encodeURIComponent('p1::bianchi.SG10003'));
    expect(line).toMatch(/; Max-Age=31536000(;|$)/);
    expect(line).toMatch(/; Secure(;|$)/);
    expect(line).toMatch(/; HttpOnly(;|$)/);
  });

  it('SESSION-014 are asked for by the sign-in anew: a person who acts as the second is the second again', async () => {
    const person = await enter();
    const page = await person.client.authorize({ prompt: 'login', login_hint: 'p1::bianchi.SG10003' });
    const back = await person.client.submit(page, { username: EMAIL, password: PASSWORD });
    // A different account: the session of the first is ended on the way.
    const onward = back.response ? await person.client.submit(back, {}) : back;
    const tokens = await person.client.exchange(onward.url, page.asked);
    expect(tokens.claims()?.sub).toBe('p1::bianchi.SG10003');
  });

  /** Returns the cookies set by the response of the sign-in page. */
  async function submitted({ client }: SignedIn, url: URL, text: string): Promise<string[]> {
    const action = /action="([^"]+)"/.exec(text)?.[1] ?? '';
    const answer = await fetch(new URL(action, url), {
      method: 'POST',
      headers: { cookie: client.browser.jar.getCookieStringSync(url.href) },
      body: new URLSearchParams({ username: EMAIL, password: PASSWORD }),
      redirect: 'manual',
    });
    return answer.headers.getSetCookie();
  }
});
