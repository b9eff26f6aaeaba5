import { Cookie } from 'tough-cookie';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { recoveryCodesMake } from '../../../../contract/account/otpEndpoints';
import { askRate } from '../../../../provider/identity/passkeys/attemptPasskey';
import { addressToCount } from '../../../../provider/identity/rateLimit/addressToCount';
import { guessRates } from '../../../../provider/identity/rateLimit/guesses';
import { count } from '../../../../provider/identity/rateLimit/rateLimit';
import { releaseOtp } from '../../../../provider/identity/secondFactor/requireOtp';
import { ask } from '../../../fixtures/ask';
import { confirmIdentity } from '../../../fixtures/confirmIdentity';
import { guessedAlready, OWN_ADDRESSES } from '../../../fixtures/guessedAlready';
import {
  PASSWORD,
  passwordHash,
  seedPeople,
  serve,
  servedForTests,
} from '../../../fixtures/identityProvider';
import { growing, signIns } from '../../../fixtures/metric';
import { oidcClient } from '../../../fixtures/oidcClient';
import { askForCodes, linkApp } from '../../../fixtures/oneTimeCode';
import { openMails } from '../../../fixtures/openMails';
import { addPasskey, answerAt, askedAt, enterWith, questionOf } from '../../../fixtures/passkeys';
import { signIn } from '../../../fixtures/signIn';
import { type SoftAuthenticator, softAuthenticator } from '../../../fixtures/softAuthenticator';

const uid = 'docente.SG10001';
const EMAIL = 'anna.verdi@example.org';
const MINUTE = 60_000;
const NOT_ACCEPTED = 'La passkey non è stata accettata.';

describe('signing in with a passkey', () => {
  const provider = servedForTests();
  const own = (more = {}) => softAuthenticator(provider.url, more);
  beforeAll(async () => {
    await seedPeople(provider.db, 'SG10002');
    const password_hash = await passwordHash();
    const person = { person: 'anna', email: EMAIL, sn: 'Verdi', cn: 'Anna', codice_fiscale: null };
    await provider.db.asOwner(async (tx) => {
      await tx
        .insertInto('alias')
        .values({ ...person, password_hash })
        .execute();
      for (const [customer_code, day] of [
        ['SG10001', '01'],
        ['SG10002', '02'],
      ] as const)
        await tx
          .insertInto('alias_account')
          .values({
            person: 'anna',
            customer_code,
            uid: `docente.${customer_code}`,
            linked_at: new Date(`2026-01-${day}T00:00:00Z`),
          })
          .execute();
    });
  });
  afterEach(async () => {
    provider.clock.move(61 * MINUTE);
    await provider.db.asOwner(async (tx) => {
      await releaseOtp(tx, 'SG10001', new Date(0));
      await tx.deleteFrom('passkey').execute();
      await tx.updateTable('account').set({ enabled: true }).where('uid', '=', uid).execute();
    });
    await askForCodes(provider.db, uid, false);
  });

  const withPasskey = async (device: SoftAuthenticator = own(), name: string = uid) => {
    const who = await signIn(provider.url, name, PASSWORD);
    expect((await addPasskey(who, device)).status).toBe(204);
    return { device, who };
  };
  const refusedWith = (back: { response?: Response; text: string }, sentence = NOT_ACCEPTED) =>
    expect([back.response?.status, back.text.includes(sentence)]).toEqual([401, true]);
  const lines = () =>
    provider.db.asOwner((tx) =>
      tx
        .selectFrom('audit_entry')
        .select(['entity', 'action', 'id', 'who', 'outcome', 'reason', 'after'])
        .where('customer_code', '=', 'SG10001')
        .orderBy('seq', 'desc')
        .limit(1)
        .execute(),
    );
  const stored = () =>
    provider.db.asOwner((tx) => tx.selectFrom('passkey').selectAll().executeTakeFirstOrThrow());

  it('P24 asks for neither password nor code, and is written down as the sign-in that it is', async () => {
    const { device } = await withPasskey();
    expect(await stored()).toMatchObject({
      used_at: null,
      counter: 0,
      synced: false,
      transports: 'internal',
    });
    const { client, page, back, entered } = await enterWith(provider.url, device);
    expect(entered).toBe(true);
    const claims = (await client.exchange(back.url, page.asked)).claims();
    expect(claims).toMatchObject({ sub: uid, amr: ['pop', 'user', 'mfa'] });
    expect(await stored()).toMatchObject({ used_at: expect.any(Date), counter: 1 });
    expect(await lines()).toEqual([
      {
        entity: 'session',
        action: 'signIn',
        id: uid,
        who: uid,
        outcome: 'done',
        reason: null,
        after: { passkey: 'Telefono' },
      },
    ]);
  });

  it('P24 stands in for the code where the school asks for one; who has no app yet links one first', async () => {
    const { device, who } = await withPasskey();
    await askForCodes(provider.db, uid);
    const first = await enterWith(provider.url, device);
    expect(first.entered).toBe(false);
    const link = /href="(\/otp\?id=[\w-]{43})"/.exec(first.back.text)?.[1] ?? 'none';
    await linkApp(provider.url, link);
    expect((await enterWith(provider.url, device)).entered).toBe(true);
    await confirmIdentity(who);
    expect((await ask(who, recoveryCodesMake)).status).toBe(200);
  });

  it('takes a device that does not count, and one that copies its keys by itself', async () => {
    const { device } = await withPasskey(own({ counts: false, synced: true }));
    for (let nth = 0; nth < 2; nth += 1) expect((await enterWith(provider.url, device)).entered).toBe(true);
    expect(await stored()).toMatchObject({ counter: 0, synced: true });
  });

  it.each([
    ['a signature of another key', { forged: true }],
    ['another origin', { origin: 'https://sportello.example.org' }],
    ['another host’s passkey', { rpId: 'example.org' }],
    ['nobody’s finger, face or PIN', { unverified: true }],
    ['another person’s handle', { userHandle: 'YW5vdGhlcg' }],
    ['no handle', { userHandle: '' }],
    ['a question that was never asked', { challenge: 'bm9ib2R5IGFza2VkIHRoaXM' }],
  ] as const)('refuses %s, and writes that down', async (_what, otherwise) => {
    const { device } = await withPasskey();
    const { back, entered } = await enterWith(provider.url, device, otherwise);
    expect(entered).toBe(false);
    refusedWith(back);
    expect(await lines()).toMatchObject([{ action: 'signIn', id: uid, reason: 'unauthenticated' }]);
  });

  it.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['no credential', '{"id":"x"}'],
    ['a null character', '{"id":"\\u0000\\u0000","response":{"clientDataJSON":"e30"}}'],
    [
      'client data that are no object',
      '{"id":"aaaaaaaaaaaaaaaaaaaa","response":{"clientDataJSON":"bnVsbA"}}',
    ],
    ['another passkey', softAnswerOfNobody()],
  ])('refuses %s', async (_what, credential) => {
    const { client, page } = await askedAt(provider.url);
    refusedWith(await answerAt(client, page, credential));
  });

  it('takes an answer once, in its own sign-in, in five minutes', async () => {
    const { device } = await withPasskey();
    const [one, other] = [await askedAt(provider.url), await askedAt(provider.url)];
    const answer = device.answer(one.options);
    refusedWith(await answerAt(other.client, other.page, answer));
    // The failed attempt used up the response.
    refusedWith(await answerAt(one.client, one.page, answer));
    const again = device.answer(await questionOf(one.client, one.page));
    expect((await answerAt(one.client, one.page, again)).url.searchParams.has('code')).toBe(true);
    const next = await askedAt(provider.url);
    refusedWith(await answerAt(next.client, next.page, again));

    const late = await askedAt(provider.url);
    provider.clock.move(6 * MINUTE);
    refusedWith(await answerAt(late.client, late.page, device.answer(late.options)));
  });

  it('asks in one process and takes the answer in another', async () => {
    const second = await serve(provider.db, { clock: provider.clock, publicUrl: provider.url });
    const { device } = await withPasskey();
    const there: typeof fetch = (url, init) =>
      fetch(String(url).replace(provider.url, second.listensAt), init);
    const client = await oidcClient(provider.url, there);
    const page = await client.authorize({ prompt: 'login' });
    const options = await questionOf(client, page);
    await second.close();
    const here = await oidcClient(provider.url);
    for (const cookie of client.browser.jar.serializeSync()?.cookies ?? [])
      here.browser.jar.setCookieSync(String(Cookie.fromJSON(cookie)), provider.url);
    const back = await answerAt(here, page, device.answer(options));
    expect(back.url.searchParams.has('code')).toBe(true);
  });

  it('P24 refuses a count that goes back, says why, writes it down and writes to the person', async () => {
    const { device } = await withPasskey();
    await enterWith(provider.url, device);
    await enterWith(provider.url, device);
    for (const counter of [1, 2, 0]) {
      const { back, entered } = await enterWith(provider.url, device, { counter });
      expect(entered).toBe(false);
      refusedWith(back, 'potrebbe esserne stata fatta una copia');
    }
    expect(await lines()).toMatchObject([
      {
        entity: 'account',
        action: 'copiedPasskey',
        id: uid,
        outcome: 'refused',
        after: { passkey: 'Telefono' },
      },
    ]);
    const mails = await openMails(provider.db, ({ subject }) => subject === 'Una passkey è stata rifiutata');
    expect(mails).toHaveLength(3);
    expect(mails[0]).toMatchObject({ uid, body: expect.stringContaining('"Telefono"') });
    expect((await enterWith(provider.url, device, { counter: 9 })).entered).toBe(true);
  });

  it('lets a passkey be tried so many times, then waits; so many questions from an address too', async () => {
    const { device } = await withPasskey();
    const { credential_id: username } = await stored();
    await guessedAlready(provider, guessRates.account.most - 2, { username }, 'passkey');
    const outcomes = ['wrong', 'throttled', 'done'].map((outcome) => signIns('passkey', outcome));
    const counted = await growing(provider.db, ...outcomes);
    const statuses = [];
    for (let nth = 0; nth < 3; nth += 1)
      statuses.push((await enterWith(provider.url, device, { forged: true })).back.response?.status);
    expect(statuses).toEqual([401, 401, 429]);
    expect((await enterWith(provider.url, device)).entered).toBe(false);
    provider.clock.move(61 * MINUTE);
    expect((await enterWith(provider.url, device)).entered).toBe(true);
    expect(await counted()).toEqual([2, 2, 1]);

    const { client, page } = await askedAt(provider.url);
    const path = /data-ask="([^"]+)"/.exec(page.text)?.[1] ?? 'none';
    const ask = () =>
      client.browser.visit(new URL(path, page.url).href, {
        method: 'POST',
        body: new URLSearchParams({ passkey: '1' }),
      });
    for (const address of OWN_ADDRESSES) {
      const limit = { key: `passkey asked ${addressToCount(address)}`, ...askRate };
      for (let nth = 0; nth < askRate.most; nth += 1) await count(provider.db, provider.clock, [limit]);
    }
    const last = await ask();
    expect([last.response?.status, Number(last.response?.headers.get('retry-after')) > 0]).toEqual([
      429,
      true,
    ]);
  });

  it('lets a disabled account in as far as the password does: no token opens anything', async () => {
    const { device } = await withPasskey();
    await provider.db.asOwner((tx) =>
      tx.updateTable('account').set({ enabled: false }).where('uid', '=', uid).execute(),
    );
    const { client, page, back } = await enterWith(provider.url, device);
    const tokens = await client.exchange(back.url, page.asked);
    await expect(client.refresh(String(tokens.refresh_token))).rejects.toThrow();
  });

  it('ends with the account', async () => {
    const who = await signIn(provider.url, 'campus.SG10002', PASSWORD);
    await addPasskey(who, own());
    await provider.db.asOwner((tx) => tx.deleteFrom('account').where('uid', '=', 'campus.SG10002').execute());
    expect(
      await provider.db.asOwner((tx) =>
        tx.selectFrom('passkey').selectAll().where('uid', '=', 'campus.SG10002').execute(),
      ),
    ).toEqual([]);
  });

  it('of an alias opens the account that it acts as, and none while the alias is disabled', async () => {
    const { device } = await withPasskey(own(), EMAIL);
    const { client, page, back } = await enterWith(provider.url, device);
    expect((await client.exchange(back.url, page.asked)).claims()?.sub).toBe('anna::docente.SG10001');
    const hint = { prompt: 'login', login_hint: 'anna::docente.SG10002' };
    const other = await enterWith(provider.url, device, {}, hint);
    expect((await other.client.exchange(other.back.url, other.page.asked)).claims()?.sub).toBe(
      'anna::docente.SG10002',
    );
    await provider.db.asOwner((tx) =>
      tx.updateTable('alias').set({ enabled: false }).where('person', '=', 'anna').execute(),
    );
    refusedWith((await enterWith(provider.url, device)).back);
    await provider.db.asOwner((tx) =>
      tx.updateTable('alias').set({ enabled: true }).where('person', '=', 'anna').execute(),
    );
  });
});

/** Returns a well-formed response of an unregistered passkey. */
function softAnswerOfNobody(): string {
  const device = softAuthenticator('http://localhost');
  device.make({ challenge: 'x', user: { id: 'eA' } });
  return device.answer({ challenge: 'x', rpId: 'localhost' });
}
