import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aliasAccountAdd } from '../../../../contract/alias/endpoints';
import { releaseOtp } from '../../../../provider/identity/secondFactor/requireOtp';
import { ask } from '../../../fixtures/ask';
import { PASSWORD, seedPeople, servedForTests } from '../../../fixtures/identityProvider';
import { oidcClient } from '../../../fixtures/oidcClient';
import { askForCodes, codeOf, linkApp } from '../../../fixtures/oneTimeCode';
import { addPasskey, enterWith } from '../../../fixtures/passkeys';
import { seedAlias } from '../../../fixtures/seedAlias';
import { signIn } from '../../../fixtures/signIn';
import { type SoftAuthenticator, softAuthenticator } from '../../../fixtures/softAuthenticator';

const EMAIL = 'somebody@example.org';
const TAX_CODE = 'VRDNNA80A41L219Q';
const uid = 'docente.SG10001';
const HOUR = 3_600_000;

describe('an account with an app that is linked to an alias by its password alone', () => {
  const provider = servedForTests();
  const hint = { prompt: 'login', login_hint: `thief::${uid}` };
  let secret = '';
  let device: SoftAuthenticator;

  beforeAll(async () => {
    await seedPeople(provider.db, 'SG10002');
    await seedAlias(provider.db, {
      person: 'thief',
      email: EMAIL,
      codice_fiscale: TAX_CODE,
      uids: ['docente.SG10002'],
    });
    await provider.db.asOwner((tx) =>
      tx
        .updateTable('account')
        .set({ codice_fiscale: TAX_CODE, last_login: new Date('2026-01-01T00:00:00Z') })
        .where('uid', '=', uid)
        .execute(),
    );
    device = softAuthenticator(provider.url);
    secret = await withApp();
    const who = await signIn(provider.url, EMAIL, PASSWORD);
    const linked = await ask(who, aliasAccountAdd, { body: { user: uid, secret: PASSWORD, checked: true } });
    expect(linked.status).toBe(200);
    expect((await addPasskey(who, device)).status).toBe(204);
  });
  afterEach(() => void provider.clock.move(HOUR));

  /** Creates an app for the account. */
  async function withApp(): Promise<string> {
    await askForCodes(provider.db, uid);
    const client = await oidcClient(provider.url);
    const asked = await client.authorize({ prompt: 'login' });
    const { text } = await client.submit(asked, { username: uid, password: PASSWORD });
    return linkApp(provider.url, /href="(\/otp\?id=[\w-]{43})"/.exec(text)?.[1] ?? 'none');
  }

  it('is not entered with a passkey of the alias, but with a code; from then on with the passkey', async () => {
    const { client, back, entered } = await enterWith(provider.url, device, {}, hint);
    expect([entered, back.url.pathname]).toEqual([false, expect.stringMatching(/\/codice$/)]);
    expect((await client.submit(back, { codice: '000000' })).response?.status).toBe(401);
    const given = await client.submit(back, { codice: codeOf(secret) });
    expect(given.url.searchParams.has('code')).toBe(true);
    expect((await enterWith(provider.url, device, {}, hint)).entered).toBe(true);
  });

  it('asks for one again where its apps are others by now', async () => {
    await provider.db.asOwner((tx) => releaseOtp(tx, 'SG10001', new Date(0)));
    const other = await withApp();
    const { client, back, entered } = await enterWith(provider.url, device, {}, hint);
    expect(entered).toBe(false);
    const given = await client.submit(back, { codice: codeOf(other) });
    expect(given.url.searchParams.has('code')).toBe(true);
  });
});
