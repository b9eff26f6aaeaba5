import { describe, expect, it } from 'vitest';
import { lifetimes } from '../../../../provider/identity/oidc/lifetimes';
import { PASSWORD, servedForTests } from '../../../fixtures/identityProvider';
import { signIn } from '../../../fixtures/signIn';

const provider = servedForTests();
const person = (username = 'docente') => signIn(provider.url, `${username}.SG10001`, PASSWORD);
const silently = ({ client }: Awaited<ReturnType<typeof person>>) => client.authorize({ prompt: 'none' });

const HOUR = 60 * 60;

interface Stored {
  readonly model: string;
  readonly exp: number;
  readonly iat: number;
}

/** Returns the stored session, grant and refresh tokens of a person. */
async function stored(model: string, accountId: string): Promise<Stored> {
  const rows = await provider.db.asIdentity((tx) =>
    tx.selectFrom('oidc_payload').select('payload').where('model', '=', model).execute(),
  );
  const found = rows.map(({ payload }) => payload as Stored & { accountId?: string });
  const own = found.filter((payload) => payload.accountId === accountId).at(-1);
  if (!own) throw new Error(`No ${model} of ${accountId}`);
  return own;
}

/** Makes a stored object of a person expire now, or in some seconds. */
async function endNow(model: string, accountId: string, seconds = -HOUR): Promise<void> {
  const end = Math.floor(provider.clock.now().getTime() / 1000) + seconds;
  await provider.db.asPlatform(async (tx) => {
    const rows = await tx
      .selectFrom('oidc_payload')
      .select(['id', 'payload'])
      .where('model', '=', model)
      .execute();
    for (const { id, payload } of rows) {
      if ((payload as { accountId?: string }).accountId !== accountId) continue;
      const ended = JSON.stringify({ ...payload, exp: end });
      await tx.updateTable('oidc_payload').set({ payload: ended }).where('id', '=', id).execute();
    }
  });
}

describe('a session', () => {
  it('lives for two idle hours at most, and ten hours in all', async () => {
    await person();
    const session = await stored('Session', 'docente.SG10001');
    const grant = await stored('Grant', 'docente.SG10001');
    expect(session.exp - session.iat).toBeLessThanOrEqual(2 * HOUR);
    expect(grant.exp - grant.iat).toBeLessThanOrEqual(10 * HOUR);
    expect(lifetimes.RefreshToken).toBeLessThanOrEqual(2 * HOUR);
  });

  it('lives on when a token is refreshed', async () => {
    const holder = await person('gestore');
    await endNow('Session', 'gestore.SG10001', HOUR);
    const before = await stored('Session', 'gestore.SG10001');
    await holder.refresh();
    const after = await stored('Session', 'gestore.SG10001');
    expect(after.exp).toBeGreaterThan(before.exp);
  });

  it('ends after two idle hours, and its refresh tokens with it', async () => {
    const holder = await person('campus');
    await endNow('Session', 'campus.SG10001');
    await expect(holder.refresh()).rejects.toMatchObject({ error: 'invalid_grant' });
    expect((await silently(holder)).url.searchParams.get('error')).toBe('login_required');
  });

  it('ends ten hours after the password, however busy the person is', async () => {
    const holder = await person('supervisor');
    await endNow('Grant', 'supervisor.SG10001');
    await expect(holder.refresh()).rejects.toMatchObject({ error: 'invalid_grant' });
    expect((await silently(holder)).url.searchParams.get('error')).toBe('login_required');
  });

  it('begins again when the person gives the password again; other tabs go on', async () => {
    const holder = await person('supervisor');
    const { client } = holder;
    await endNow('Grant', 'supervisor.SG10001', 60);
    const page = await client.authorize({ prompt: 'login' });
    const back = await client.submit(page, { username: 'supervisor.SG10001', password: PASSWORD });
    const again = await client.exchange(back.url, page.asked);
    expect(Number(again.claims()?.auth_time)).toBeGreaterThan(Number(holder.claims.auth_time));
    const grant = await stored('Grant', 'supervisor.SG10001');
    expect(grant.exp - Number(again.claims()?.iat)).toBeGreaterThan(9 * HOUR);
    await holder.refresh();
    await client.refresh(String(again.refresh_token));
  });

  it('keeps its cookie for our own pages under /oidc, out of reach of scripts', async () => {
    const { client } = await person();
    const line = await sessionCookie(client);
    expect(line).toMatch(/^sportello_sso=/);
    expect(line).toMatch(/; ?path=\/oidc;/i);
    expect(line).toMatch(/; ?httponly/i);
    expect(line).toMatch(/; ?samesite=lax/i);
    expect(line).not.toMatch(/expires/i);
  });
});

describe('signing out', () => {
  it('ends the session and the refresh tokens and comes back to the console', async () => {
    const holder = await person();
    const end = await holder.logout();
    expect(end.href).toBe(`${provider.url}/`);
    await expect(holder.refresh()).rejects.toMatchObject({ error: 'invalid_grant' });
    expect((await silently(holder)).url.searchParams.get('error')).toBe('login_required');
  });

  it('asks first when nothing proves that the console asked for it', async () => {
    const { client } = await person();
    const page = await client.browser.visit(`${provider.url}/oidc/session/end`);
    expect(page.text).toContain("Confermare l'uscita dal portale?".replace("'", '&#39;'));
    expect(page.text).not.toContain('<script');
    expect((await client.authorize({ prompt: 'none' })).url.searchParams.has('code')).toBe(true);
    const done = await client.submit(page, { logout: 'yes' });
    expect(done.text).toContain('Uscita completata');
    expect((await client.authorize({ prompt: 'none' })).url.searchParams.get('error')).toBe('login_required');
  });

  it('sends nobody to an address that is not registered', async () => {
    const { client, tokens } = await person();
    const query = new URLSearchParams({
      id_token_hint: String(tokens.id_token),
      post_logout_redirect_uri: 'https://evil.example/',
    });
    const page = await client.browser.visit(`${provider.url}/oidc/session/end?${query}`);
    expect(page.response?.status).toBe(400);
    expect(page.text).not.toContain('evil.example');
  });

  it('also works when the session has ended by itself', async () => {
    const holder = await person('gestore');
    await endNow('Session', 'gestore.SG10001');
    expect((await holder.logout()).href).toBe(`${provider.url}/`);
  });
});

describe('rights that are taken away', () => {
  const change = (values: { enabled?: boolean; rights_from?: Date }) =>
    provider.db.asOwner((tx) =>
      tx.updateTable('account').set(values).where('uid', '=', 'docente.SG10001').execute(),
    );

  it('end the session and the refresh tokens; a new sign-in begins anew', async () => {
    const holder = await person();
    await change({ rights_from: provider.clock.now() });
    await expect(holder.refresh()).rejects.toMatchObject({ error: 'invalid_grant' });
    expect((await silently(holder)).url.searchParams.get('error')).toBe('login_required');
    expect((await holder.fetch('/api/session', { method: 'POST' })).status).toBe(401);
    const anew = await person();
    await anew.refresh();
    expect((await anew.fetch('/api/session', { method: 'POST' })).status).toBe(200);
  });

  it('are given back by nothing but a sign-in', async () => {
    const holder = await person();
    await change({ enabled: false, rights_from: provider.clock.now() });
    await change({ enabled: true });
    await expect(holder.refresh()).rejects.toMatchObject({ error: 'invalid_grant' });
  });
});

describe('a disabled account', () => {
  it('signs in with the right password, gets the answer that it is not authorised, and is not refreshed', async () => {
    const holder = await person('disabilitato');
    const answer = await holder.fetch('/api/session', { method: 'POST' });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([403, 'notAuthorised']);
    await expect(holder.refresh()).rejects.toMatchObject({ error: 'invalid_grant' });
  });
});

/** Returns the Set-Cookie header of the session at a silent sign-in. */
async function sessionCookie(client: Awaited<ReturnType<typeof person>>['client']): Promise<string> {
  const url = new URL((await client.authorize({ prompt: 'none' })).asked.url);
  const cookie = client.browser.jar.getCookieStringSync(url.href);
  const answer = await fetch(url, { headers: { cookie }, redirect: 'manual' });
  return answer.headers.getSetCookie().find((line) => line.startsWith('sportello_sso=')) ?? '';
}
