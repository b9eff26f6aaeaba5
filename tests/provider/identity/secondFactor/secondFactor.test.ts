import { afterEach, describe, expect, it } from 'vitest';
import { OTP_CODE_WRONG, OTP_LINK_EXPIRED } from '../../../../contract/account/otp';
import { otpActivate, otpLinkOpen } from '../../../../contract/account/otpEndpoints';
import { codeRates } from '../../../../provider/identity/pages/code';
import { releaseOtp, requireOtp } from '../../../../provider/identity/secondFactor/requireOtp';
import { stepOf } from '../../../../provider/identity/secondFactor/totp';
import { PASSWORD, servedForTests } from '../../../fixtures/identityProvider';
import { growing, signIns } from '../../../fixtures/metric';
import { oidcClient } from '../../../fixtures/oidcClient';
import { askForCodes, askPublicly, codeOf, linkApp } from '../../../fixtures/oneTimeCode';
import { signIn } from '../../../fixtures/signIn';

const uid = 'docente.SG10001';
const MINUTE = 60_000;

describe('signing in with a one-time code', () => {
  const provider = servedForTests();
  afterEach(async () => {
    provider.clock.move(61 * MINUTE);
    await provider.db.asOwner((tx) => releaseOtp(tx, 'SG10001', new Date(0)));
    await askForCodes(provider.db, uid, false);
  });

  /** Returns the page after the right password. */
  async function afterPassword(username = uid) {
    const client = await oidcClient(provider.url);
    const asked = await client.authorize({ prompt: 'login' });
    const page = await client.submit(asked, { username, password: PASSWORD });
    return { client, page };
  }
  const linkOn = (text: string) => /href="(\/otp\?id=[\w-]{43})"/.exec(text)?.[1] ?? 'none';
  /** Creates a user who needs a code and has an app. */
  async function withApp(): Promise<string> {
    await askForCodes(provider.db, uid);
    const { page } = await afterPassword();
    return linkApp(provider.url, linkOn(page.text));
  }
  const stored = () => provider.db.asOwner((tx) => tx.selectFrom('otp_method').selectAll().execute());

  it('agrees with the examples of RFC 6238', () => {
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    expect(stepOf(secret, '287082', new Date(59_000))).toBe(1);
    expect(stepOf(secret, '081804', new Date(1_111_111_109_000))).toBe(37_037_036);
    expect(stepOf(secret, '081805', new Date(1_111_111_109_000))).toBeUndefined();
    for (const malformed of ['', '28708', '2870821', 'abcdef', '٢٨٧٠٨٢'])
      expect(stepOf(secret, malformed, new Date(59_000))).toBeUndefined();
  });

  it('is asked of nobody where the school has it off, or the account', async () => {
    await askForCodes(provider.db, uid);
    await provider.db.asOwner((tx) => tx.updateTable('school').set({ otp_enabled: false }).execute());
    await expect(signIn(provider.url, uid, PASSWORD)).resolves.toBeDefined();
    await provider.db.asOwner((tx) => tx.updateTable('school').set({ otp_enabled: true }).execute());
    await expect(signIn(provider.url, 'campus.SG10001', PASSWORD)).resolves.toBeDefined();
  });

  it('leads a person who has no app yet to linking one: the password alone begins no session', async () => {
    await askForCodes(provider.db, uid);
    const { page } = await afterPassword();
    expect(page.response?.status).toBe(200);
    expect(page.text).toContain('Collegare l&#39;app di autenticazione');
    expect(linkOn(page.text)).not.toBe('none');
    const again = await oidcClient(provider.url);
    expect((await again.authorize({ prompt: 'none' })).url.searchParams.get('error')).toBe('login_required');
  });

  it('the switch of a school leads its supervisor there at the next sign-in, and put off lets everybody in', async () => {
    await askForCodes(provider.db, 'supervisor.SG10001', false);
    await provider.db.asOwner((tx) => tx.updateTable('school').set({ otp_enabled: true }).execute());
    const school = { customerCode: 'SG10001', person: 'supervisor.SG10001' };
    await provider.db.inSchool(school, (tx) => requireOtp(tx, 'SG10001'));
    const { page } = await afterPassword('supervisor.SG10001');
    await linkApp(provider.url, linkOn(page.text));
    expect((await afterPassword('supervisor.SG10001')).page.url.pathname).toMatch(/\/codice$/);
    await provider.db.inSchool(school, (tx) => releaseOtp(tx, 'SG10001', new Date(0)));
    await signIn(provider.url, 'supervisor.SG10001', PASSWORD);
    expect(await stored()).toEqual([]);
  });

  it('PUB-021 PUB-022 a link activates the code once, and from the next sign-in on it is asked', async () => {
    const secret = await withApp();
    const { client, page } = await afterPassword();
    expect(page.url.pathname).toMatch(/^\/accedi\/[\w-]+\/codice$/);
    expect(page.text).toContain('Codice di accesso');
    const back = await client.submit(page, { codice: ` ${codeOf(secret).replace(/(...)/, '$1 ')} ` });
    expect(back.url.searchParams.has('code')).toBe(true);
  });

  it('PUB-005 ACC-012 PUB-015 PUB-026 shows once what the app must know, to a person who has the link, until it is over', async () => {
    await askForCodes(provider.db, uid);
    const { page } = await afterPassword();
    const id = linkOn(page.text).slice('/otp?id='.length);
    const opened = await askPublicly(provider.url, otpLinkOpen, { id });
    expect(opened.body).toEqual({
      nome: 'Anna',
      cognome: 'Verdi',
      username: uid,
      qrurl: expect.stringMatching(/^data:image\/png;base64,/),
      token: id,
      otp: expect.stringMatching(/^[A-Z2-7]{32}$/),
      callbackUri: provider.url,
    });
    const { token, username, otp } = opened.body;
    const codice = codeOf(otp);
    const over = { status: 404, body: expect.objectContaining({ detail: OTP_LINK_EXPIRED }) };
    // Opened again, by anybody who finds the link, it shows nothing; the person continues with the values on their
    // page.
    expect(await askPublicly(provider.url, otpLinkOpen, { id })).toMatchObject(over);
    for (const wrong of [
      { token: 'x', username, otp, codice },
      { token, username: 'campus.SG10001', otp, codice },
      { token, username, otp: 'A'.repeat(32), codice },
    ])
      expect(await askPublicly(provider.url, otpActivate, wrong)).toMatchObject(over);
    provider.clock.move(59 * MINUTE);
    const activation = { token, username, otp, codice: codeOf(otp) };
    expect((await askPublicly(provider.url, otpActivate, activation)).status).toBe(204);
    expect(await askPublicly(provider.url, otpLinkOpen, { id })).toMatchObject(over);
    expect(await askPublicly(provider.url, otpActivate, activation)).toMatchObject(over);
    const later = linkOn((await afterPassword('docente.SG10001')).page.text);
    expect(later).toBe('none');
  });

  it('an app was linked, where the answer was lost and the same is sent again', async () => {
    await askForCodes(provider.db, uid);
    const id = linkOn((await afterPassword()).page.text).slice('/otp?id='.length);
    const { token, username, otp } = (await askPublicly(provider.url, otpLinkOpen, { id })).body;
    const key = crypto.randomUUID();
    const codice = codeOf(otp);
    const activate = (more = {}) =>
      askPublicly(provider.url, otpActivate, { token, username, otp, codice, ...more }, key);
    for (const _ of [1, 2]) expect((await activate()).status).toBe(204);
    expect((await activate({ otp: 'A'.repeat(32) })).status).toBe(404);
    expect(await stored()).toHaveLength(1);
  });

  it('an app is linked only by a code that it shows now, and that code opens nothing afterwards', async () => {
    await askForCodes(provider.db, uid);
    const id = linkOn((await afterPassword()).page.text).slice('/otp?id='.length);
    const { token, username, otp } = (await askPublicly(provider.url, otpLinkOpen, { id })).body;
    const activate = (more: object) =>
      askPublicly(provider.url, otpActivate, { token, username, otp, ...more });
    for (const more of [{}, { codice: '' }]) expect((await activate(more)).status).toBe(400);
    for (const codice of [otp, '123', codeOf('A'.repeat(32)), codeOf(otp, -9), codeOf(otp, 9)]) {
      const answer = await activate({ codice });
      expect([answer.status, answer.body.errors]).toEqual([
        400,
        [{ field: 'codice', message: OTP_CODE_WRONG }],
      ]);
    }
    expect(await stored()).toEqual([]);
    const codice = codeOf(otp);
    expect((await activate({ codice })).status).toBe(204);
    const { client, page } = await afterPassword();
    const replayed = await client.submit(page, { codice });
    expect(replayed.url.searchParams.has('code')).toBe(false);
    const next = await client.submit(page, { codice: codeOf(otp, 1) });
    expect(next.url.searchParams.has('code')).toBe(true);
  });

  it('a link lasts an hour', async () => {
    await askForCodes(provider.db, uid);
    const id = linkOn((await afterPassword()).page.text).slice('/otp?id='.length);
    provider.clock.move(61 * MINUTE);
    expect((await askPublicly(provider.url, otpLinkOpen, { id })).status).toBe(404);
  });

  it('keeps the key sealed: what is stored is not it, and opens for no other account', async () => {
    const secret = await withApp();
    const [method] = await stored();
    expect(JSON.stringify(method)).not.toContain(secret);
    await provider.db.asOwner(async (tx) => {
      await tx.deleteFrom('otp_method').execute();
      await tx
        .insertInto('otp_method')
        .values({ ...method, uid: 'campus.SG10001' } as never)
        .execute();
    });
    await askForCodes(provider.db, 'campus.SG10001');
    const { client, page } = await afterPassword('campus.SG10001');
    expect((await client.submit(page, { codice: codeOf(secret) })).response?.status).toBe(500);
    await askForCodes(provider.db, 'campus.SG10001', false);
  });

  it('takes a code once, and no earlier one after it', async () => {
    const secret = await withApp();
    const counted = await growing(provider.db, signIns('password', 'next'), signIns('code', 'done'));
    const [first, second] = [await afterPassword(), await afterPassword()];
    const code = codeOf(secret);
    expect((await first.client.submit(first.page, { codice: code })).url.searchParams.has('code')).toBe(true);
    for (const seen of [code, codeOf(secret, -1)]) {
      const refused = await second.client.submit(second.page, { codice: seen });
      expect([refused.response?.status, refused.text.includes('già usato')]).toEqual([401, true]);
    }
    const back = await second.client.submit(second.page, { codice: codeOf(secret, 1) });
    expect(back.url.searchParams.has('code')).toBe(true);
    expect(await counted()).toEqual([2, 2]);
  });

  it('lets a code be tried so many times, then waits', async () => {
    await withApp();
    const { client, page } = await afterPassword();
    const counted = await growing(provider.db, signIns('code', 'wrong'), signIns('code', 'throttled'));
    const statuses = [];
    for (let nth = 0; nth <= codeRates.account.most; nth += 1) {
      statuses.push((await client.submit(page, { codice: '000000' })).response?.status);
    }
    expect(statuses).toEqual([...Array(codeRates.account.most).fill(401), 429]);
    expect(await counted()).toEqual([codeRates.account.most, 1]);
  });

  it('begins anew without a password before it, after ten minutes, and after the password changed', async () => {
    const secret = await withApp();
    const client = await oidcClient(provider.url);
    const asked = await client.authorize({ prompt: 'login' });
    const direct = await client.browser.visit(`${asked.url.href}/codice`);
    expect(direct.url.pathname).toBe(asked.url.pathname);

    const { client: other, page } = await afterPassword();
    await provider.db.asOwner((tx) =>
      tx
        .updateTable('account')
        .set({ rights_from: new Date(provider.clock.now().getTime() + 1000) })
        .where('uid', '=', uid)
        .execute(),
    );
    expect((await other.submit(page, { codice: codeOf(secret) })).response?.status).toBe(401);
    await provider.db.asOwner((tx) =>
      tx
        .updateTable('account')
        .set({ rights_from: new Date(0) })
        .where('uid', '=', uid)
        .execute(),
    );
    provider.clock.move(11 * MINUTE);
    expect((await other.submit(page, { codice: codeOf(secret) })).url.pathname).toMatch(/^\/accedi\/[\w-]+$/);
  });

  it('lets the app be linked anew until it has given a code, and not after', async () => {
    await withApp();
    // Like apps linked when the key alone was enough.
    await provider.db.asOwner((tx) => tx.updateTable('otp_method').set({ used_at: null }).execute());
    const { client, page } = await afterPassword();
    const form = page.text.split('name="collega"');
    expect(form).toHaveLength(2);
    const offered = await client.browser.visit(page.url.href, {
      method: 'POST',
      body: new URLSearchParams({ collega: '1' }),
    });
    await linkApp(provider.url, linkOn(offered.text));
    expect(await stored()).toHaveLength(1);
    const then = await afterPassword();
    expect(then.page.text).not.toContain('name="collega"');
    const refused = await then.client.browser.visit(then.page.url.href, {
      method: 'POST',
      body: new URLSearchParams({ collega: '1' }),
    });
    expect(refused.response?.status).toBe(400);
  });
});
