import type { UserManager } from 'oidc-client-ts';
import { describe, expect, it, vi } from 'vitest';
import { DifferentUser } from '../../../src/authProvider/DifferentUser';
import { createTokens } from '../../../src/authProvider/tokens';
import { storeNameToSignIn } from '../../../src/session/nameToSignIn';

const ORIGIN = 'https://scuola.example';
const user = (sub: string, more = {}) => ({ access_token: `token of ${sub}`, profile: { sub }, ...more });
const refusal = (error: string) => Object.assign(new Error(error), { name: 'ErrorResponse', error });

/** Creates tokens on an OpenID client with these methods; any other method must not be called. */
function tokensWith(methods: Record<string, unknown>, another?: unknown) {
  const oidc = { events: { addAccessTokenExpiring: vi.fn() }, getUser: async () => null, ...methods };
  return {
    oidc,
    tokens: createTokens(oidc as unknown as UserManager, ORIGIN, () => (another ?? oidc) as UserManager),
  };
}

describe('taking up the session of the identity provider', () => {
  it('finds nobody signed in', async () => {
    const { tokens } = tokensWith({ signinSilent: async () => Promise.reject(refusal('login_required')) });
    expect(await tokens.restore()).toBe(false);
  });

  it('does not take a provider that is away for one where nobody is signed in', async () => {
    const { tokens } = tokensWith({
      signinSilent: async () => Promise.reject(new TypeError('Failed to fetch')),
    });
    await expect(tokens.restore()).rejects.toThrow('Failed to fetch');
    const busy = tokensWith({ signinSilent: async () => Promise.reject(refusal('temporarily_unavailable')) });
    await expect(busy.tokens.restore()).rejects.toThrow('temporarily_unavailable');
  });

  it('asks nobody when somebody is signed in already', async () => {
    const signinSilent = vi.fn();
    const { tokens } = tokensWith({ getUser: async () => user('maria'), signinSilent });
    expect(await tokens.restore()).toBe(true);
    expect(signinSilent).not.toHaveBeenCalled();
  });
});

describe('a call', () => {
  it('carries the token and the proof of its key, for this method and address', async () => {
    const dpopProof = vi.fn(async () => 'proof');
    const { tokens } = tokensWith({ getUser: async () => user('maria'), dpopProof });
    expect(await tokens.headers('GET', `${ORIGIN}/api/x`)).toEqual({
      Authorization: 'DPoP token of maria',
      DPoP: 'proof',
    });
    expect(dpopProof).toHaveBeenCalledWith(`${ORIGIN}/api/x`, user('maria'), 'GET');
  });

  it('carries nothing when nobody is signed in', async () => {
    const { tokens } = tokensWith({ dpopProof: async () => 'proof' });
    expect(await tokens.headers('GET', `${ORIGIN}/api/x`)).toEqual({});
  });

  it('renews first a token that ran out while the computer slept', async () => {
    let current = user('old', { expired: true });
    const { tokens } = tokensWith({
      getUser: async () => current,
      signinSilent: async () => {
        current = user('new', { expired: false });
        return current;
      },
      dpopProof: async () => 'proof',
    });
    expect((await tokens.headers('GET', ORIGIN)).Authorization).toBe('DPoP token of new');
  });
});

describe('at an identity provider outside', () => {
  const outside = {
    issuer: 'https://identita.example',
    clientId: 'la-console',
    scope: 'openid',
    dpop: false,
    signsOut: false,
  };
  const at = (methods: Record<string, unknown>) => {
    const oidc = { events: { addAccessTokenExpiring: vi.fn() }, ...methods } as unknown as UserManager;
    return createTokens(oidc, ORIGIN, () => oidc, outside);
  };
  const maria = { ...user('f3b1'), profile: { sub: 'f3b1', preferred_username: 'maria.SG10001' } };

  it('a call carries a token that is bound to no key as what it is', async () => {
    const tokens = at({ getUser: async () => ({ ...maria, token_type: 'Bearer' }) });
    expect(await tokens.headers('GET', `${ORIGIN}/api/x`)).toEqual({ Authorization: 'Bearer token of f3b1' });
  });

  it('a call carries one that is bound with its proof', async () => {
    const dpopProof = async () => 'proof';
    const tokens = at({ getUser: async () => ({ ...maria, token_type: 'DPoP' }), dpopProof });
    expect(await tokens.headers('GET', ORIGIN)).toEqual({
      Authorization: 'DPoP token of f3b1',
      DPoP: 'proof',
    });
  });

  it('a person who signs in again is shown by a name that they know', async () => {
    const signinPopup = vi.fn(async () => maria);
    await at({ getUser: async () => maria, signinPopup }).signInAgain();
    expect(signinPopup).toHaveBeenCalledWith(expect.objectContaining({ login_hint: 'maria.SG10001' }));
  });

  it('a sign-out that it cannot be told of forgets the tokens, and says so', async () => {
    const removeUser = vi.fn();
    expect(await at({ removeUser }).leaveToSignOut()).toBe(false);
    expect(removeUser).toHaveBeenCalled();
  });
});

describe('leaving for the sign-in', () => {
  it('takes the name along that a password was just chosen for, once', async () => {
    const signinRedirect = vi.fn(async (_: object) => undefined);
    const { tokens } = tokensWith({ signinRedirect });
    storeNameToSignIn('ada.SG10001');
    await tokens.leaveToSignIn('/');
    await tokens.leaveToSignIn('/');
    expect(signinRedirect.mock.calls.map(([asked]) => asked)).toEqual([
      { state: { page: '/' }, login_hint: 'ada.SG10001' },
      { state: { page: '/' } },
    ]);
  });
});

describe('renewing', () => {
  it('SESSION-011 says that the sign-in is over when neither the refresh token nor the session stands', async () => {
    const expired = vi.fn();
    const { tokens } = tokensWith({ signinSilent: async () => Promise.reject(refusal('invalid_grant')) });
    tokens.onExpired(expired);
    expect(await tokens.renew()).toBe(false);
    expect(expired).toHaveBeenCalledTimes(1);
  });

  it('falls back to the session of the identity provider', async () => {
    const signinSilent = vi.fn(async (how?: { forceIframeAuth?: boolean }) => {
      if (!how?.forceIframeAuth) throw refusal('invalid_grant');
      return user('maria');
    });
    expect(await tokensWith({ signinSilent }).tokens.renew()).toBe(true);
  });

  it('is not over because the network is away', async () => {
    const expired = vi.fn();
    const { tokens } = tokensWith({
      signinSilent: async () => Promise.reject(new TypeError('Failed to fetch')),
    });
    tokens.onExpired(expired);
    await expect(tokens.renew()).rejects.toThrow('Failed to fetch');
    expect(expired).not.toHaveBeenCalled();
  });

  it('happens once for calls that want it at the same time', async () => {
    const signinSilent = vi.fn(async () => user('maria'));
    const { tokens } = tokensWith({ signinSilent });
    expect(await Promise.all([tokens.renew(), tokens.renew(), tokens.renew()])).toEqual([true, true, true]);
    expect(signinSilent).toHaveBeenCalledTimes(1);
  });
});

describe('another account of this browser', () => {
  const over = { signinSilent: async () => Promise.reject(refusal('login_required')) };
  const now = (sub: string) => ({
    signinSilent: async () => ({ profile: { sub, selected_account: { username: sub.split('::').at(-1) } } }),
  });

  it.each([
    ['p1::ada.SG10002', { username: 'ada.SG10002' }],
    ['luigi.SG10001', { username: 'luigi.SG10001' }],
  ])('is reported where %s is signed in now, and never taken over', async (sub, other) => {
    const expired = vi.fn();
    const storeUser = vi.fn();
    const { tokens } = tokensWith(
      { ...over, storeUser, getUser: async () => user('p1::ada.SG10001') },
      now(sub),
    );
    tokens.onExpired(expired);
    expect(await tokens.renew()).toBe(false);
    expect(expired).toHaveBeenCalledWith(other, true);
    expect(storeUser).not.toHaveBeenCalled();
  });

  it('is none where nobody is signed in', async () => {
    const expired = vi.fn();
    const { tokens } = tokensWith({ ...over, getUser: async () => user('maria') }, over);
    tokens.onExpired(expired);
    await tokens.renew();
    expect(expired).toHaveBeenCalledWith(undefined, true);
  });

  it('SESSION-020 is gone over to with a login prompt, the hint subject::uid and what the session allowed', async () => {
    const signinRedirect = vi.fn(async () => undefined);
    await tokensWith({ signinRedirect }).tokens.leaveToSwitch('p1::ada.SG10002', 'ticket');
    expect(signinRedirect).toHaveBeenCalledWith({
      prompt: 'login',
      login_hint: 'p1::ada.SG10002',
      extraQueryParams: { passaggio: 'ticket' },
      state: { page: '/' },
    });
  });
});

describe('signing in again', () => {
  const answeredBy = (sub: string) => {
    const storeUser = vi.fn(async () => undefined);
    const signinPopup = vi.fn(async () => user(sub));
    return {
      storeUser,
      signinPopup,
      ...tokensWith({ getUser: async () => user('maria'), storeUser, signinPopup }),
    };
  };

  it('SESSION-014 asks for the password of the person of this session, in a popup', async () => {
    const { tokens, signinPopup } = answeredBy('maria');
    await tokens.signInAgain();
    expect(signinPopup).toHaveBeenCalledWith({
      prompt: 'login',
      login_hint: 'maria',
      popupAbortOnClose: true,
    });
  });

  it('SESSION-016 refuses somebody else, and keeps the tokens of the first', async () => {
    const { tokens, storeUser } = answeredBy('luigi');
    await expect(tokens.signInAgain()).rejects.toBeInstanceOf(DifferentUser);
    expect(storeUser).toHaveBeenCalledWith(user('maria'));
  });
});
