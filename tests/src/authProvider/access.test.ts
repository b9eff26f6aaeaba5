import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Session } from '../../../contract/session/session';
import { createAccess, type SessionCalls } from '../../../src/authProvider/access';
import type { OtherTabs, TabNews } from '../../../src/authProvider/otherTabs';
import type { Other, Tokens } from '../../../src/authProvider/tokens';
import { ApiError } from '../../../src/dataProvider/ApiError';

const profileOf = (username: string) => ({ sub: `p1::${username}`, selected_account: { username } });
const session = { roles: ['user'], profile: profileOf('ada.SG10001') } as unknown as Session;

function accessWith(tokens: Partial<Tokens>, calls: Partial<SessionCalls> = {}, tabs?: OtherTabs) {
  const heard = new Set<(other?: Other) => void>();
  const access = createAccess(
    {
      restore: async () => true,
      leaveToSignIn: async () => undefined,
      leaveToSignOut: async () => true,
      onExpired: (listener: (other?: Other) => void) => heard.add(listener),
      ...tokens,
    } as unknown as Tokens,
    {
      open: async () => session,
      close: async () => undefined,
      update: async () => session,
      switchTo: async () => ({ hint: 'p1::ada.SG10002', ticket: 't' }),
      ...calls,
    },
    tabs,
  );
  return { access, expire: (other?: Other) => [...heard].map((listener) => listener(other)) };
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the sign-in', () => {
  it('SESSION-007 creates the workspace once the user is known', async () => {
    const { access } = accessWith({});
    const phases: string[] = [];
    access.subscribe(() => phases.push(access.getState().phase));
    await access.start('/');
    expect(phases).toEqual(['starting', 'opening', 'open']);
    expect(access.getState()).toEqual({ phase: 'open', session, expired: false });
  });

  it('SHELL-006 leaves for the sign-in page when nobody is signed in, remembering the page', async () => {
    const leaveToSignIn = vi.fn(async () => undefined);
    const open = vi.fn(async () => session);
    const { access } = accessWith({ restore: async () => false, leaveToSignIn }, { open });
    await access.start('/user?stato=1');
    expect(leaveToSignIn).toHaveBeenCalledWith('/user?stato=1');
    expect(open).not.toHaveBeenCalled();
  });

  it.each([
    [new ApiError('internal', 500, ''), 'workspace'],
    [ApiError.unreachable(), 'workspace'],
    [new ApiError('notAuthorised', 403, ''), 'notAuthorised'],
  ])('SESSION-009 fails in its own way on %o', async (error, why) => {
    const { access } = accessWith({}, { open: async () => Promise.reject(error) });
    await access.start('/');
    expect(access.getState()).toEqual({ phase: 'failed', why });
  });

  it('asks for the password again where the rights were taken away since, but not twice', async () => {
    const leaveToSignIn = vi.fn(async () => undefined);
    const open = async () => Promise.reject(new ApiError('unauthenticated', 401, ''));
    const { access } = accessWith({ leaveToSignIn, finishSignIn: async () => '/user' }, { open });
    await access.start('/user');
    expect(leaveToSignIn).toHaveBeenCalledWith('/user', true);
    await access.finishSignIn();
    await access.start('/user');
    expect(leaveToSignIn).toHaveBeenCalledTimes(1);
    expect(access.getState()).toEqual({ phase: 'failed', why: 'workspace' });
  });

  it('names who acts once the workspace is open, and nobody before', async () => {
    const profile = { customer_code: 'SG10001', selected_account: { username: 'ada.SG10001' } };
    const { access } = accessWith({}, { open: async () => ({ profile, roles: [] }) as unknown as Session });
    expect(() => access.mine()).toThrow();
    await access.start('/');
    expect(access.mine()).toEqual({ customerCode: 'SG10001', uid: 'ada.SG10001' });
  });

  it('says that the identity provider does not answer, and can be tried again', async () => {
    const restore = vi.fn(async () => true).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { access } = accessWith({ restore });
    await access.start('/');
    expect(access.getState()).toEqual({ phase: 'failed', why: 'unreachable' });
    await access.start('/');
    expect(access.getState().phase).toBe('open');
  });

  it('uses the code of a sign-in once, however often its page is drawn', async () => {
    const finishSignIn = vi.fn(async () => '/user');
    const { access } = accessWith({ finishSignIn });
    expect(await Promise.all([access.finishSignIn(), access.finishSignIn()])).toEqual(['/user', '/user']);
    expect(finishSignIn).toHaveBeenCalledTimes(1);
  });

  it('begins again from the first page at an old address out of the history', async () => {
    const { access } = accessWith({
      finishSignIn: async () => Promise.reject(new Error('No matching state')),
    });
    expect(await access.finishSignIn()).toBe('/');
    expect(access.getState().phase).toBe('asked');
  });

  it('PUB-016 lands on the page of failed sign-ins where the identity provider itself failed', async () => {
    for (const error of ['server_error', 'temporarily_unavailable']) {
      const failed = Object.assign(new Error('x'), { name: 'ErrorResponse', error });
      const { access } = accessWith({ finishSignIn: async () => Promise.reject(failed) });
      expect(await access.finishSignIn()).toBe('/error');
      expect(access.getState().phase).not.toBe('failed');
    }
  });

  it('SESSION-036 refuses a person that the identity provider refuses', async () => {
    const denied = Object.assign(new Error('denied'), { name: 'ErrorResponse', error: 'access_denied' });
    const { access } = accessWith({ finishSignIn: async () => Promise.reject(denied) });
    await access.finishSignIn();
    expect(access.getState()).toEqual({ phase: 'failed', why: 'notAuthorised' });
  });
});

describe('expiry', () => {
  it('SESSION-011 keeps the workspace, marked as expired, until the same person signs in again', async () => {
    const { access, expire } = accessWith({ signInAgain: async () => undefined });
    await access.start('/');
    expire();
    expect(access.getState()).toEqual({ phase: 'open', session, expired: true });
    await access.signInAgain();
    expect(access.getState()).toEqual({ phase: 'open', session, expired: false });
  });

  it('SESSION-016 does not go on as another account of the same person', async () => {
    const other = { ...session, profile: profileOf('ada.SG10002') } as Session;
    const open = vi
      .fn(async () => session)
      .mockResolvedValueOnce(session)
      .mockResolvedValueOnce(other);
    const { access, expire } = accessWith({ signInAgain: async () => undefined }, { open });
    await access.start('/');
    expire();
    await expect(access.signInAgain()).rejects.toMatchObject({ name: 'DifferentUser' });
    expect(access.getState()).toEqual({ phase: 'open', session, expired: true });
    await access.signInAgain();
    expect(access.getState()).toEqual({ phase: 'open', session, expired: false });
  });

  it('stays when signing in again does not succeed', async () => {
    const { access, expire } = accessWith({ signInAgain: async () => Promise.reject(new Error('closed')) });
    await access.start('/');
    expire();
    await expect(access.signInAgain()).rejects.toThrow('closed');
    expect(access.getState()).toMatchObject({ phase: 'open', expired: true });
  });
});

describe('the other tabs of the browser', () => {
  /** Simulates tabs of one browser: each message reaches the other tabs. */
  function browser() {
    const all: ((news: TabNews) => void)[] = [];
    return (): OtherTabs => {
      const own: ((news: TabNews) => void)[] = [];
      return {
        tell: (news) => all.filter((one) => !own.includes(one)).map((hear) => hear(news)),
        hear: (listener) => [all, own].map((list) => list.push(listener)),
      };
    };
  }

  it('show nothing more once somebody signs out in one of them', async () => {
    const tab = browser();
    const { access: one } = accessWith({}, {}, tab());
    const { access: two } = accessWith({}, {}, tab());
    await Promise.all([one.start('/'), two.start('/')]);
    expect(two.getState()).toMatchObject({ phase: 'open', expired: false });
    await one.leave();
    expect(two.getState()).toEqual({ phase: 'failed', why: 'signedOut' });
  });

  it('learn at once who is signed in now, and stay as they are if it is the same person', async () => {
    const tab = browser();
    const as = (username: string) => ({ ...session, profile: profileOf(username) }) as unknown as Session;
    const { access: one } = accessWith({}, {}, tab());
    await one.start('/');
    await accessWith({}, {}, tab()).access.start('/');
    expect(one.getState()).toMatchObject({ phase: 'open', expired: false });
    const { access: later } = accessWith({}, { open: async () => as('bea.SG10001') }, tab());
    await later.start('/');
    expect(one.getState()).toMatchObject({ expired: true, other: { username: 'bea.SG10001' } });
    expect(later.getState()).toMatchObject({ phase: 'open', expired: false });
    // Signing out of another person's session does not affect this one.
    await one.leave();
    expect(later.getState()).toMatchObject({ phase: 'open', expired: false });
  });
});

describe('going over to another account', () => {
  it('SESSION-020 SESSION-021 ends the session, then leaves for a sign-in that asks for no password', async () => {
    const leaveToSwitch = vi.fn(async () => undefined);
    const switchTo = vi.fn(async () => ({ hint: 'p1::ada.SG10002', ticket: 't' }));
    const { access } = accessWith({ leaveToSwitch }, { switchTo });
    await access.start('/');
    const phases: string[] = [];
    access.subscribe(() => phases.push(access.getState().phase));
    await access.switchTo('ada.SG10002');
    expect(switchTo).toHaveBeenCalledWith('ada.SG10002');
    expect(leaveToSwitch).toHaveBeenCalledWith('p1::ada.SG10002', 't');
    expect(phases).toEqual(['switching']);
  });

  it('SESSION-022 fails in words where the provider or the sign-in refuses', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { access } = accessWith(
      {},
      { switchTo: async () => Promise.reject(new ApiError('accountClosed', 409, '')) },
    );
    await access.start('/');
    await access.switchTo('ada.SG10002');
    expect(access.getState()).toEqual({ phase: 'failed', why: 'switch' });

    const answer = { name: 'ErrorResponse', error: 'account_selection_required' };
    const denied = Object.assign(new Error('denied'), answer);
    const back = accessWith({ finishSignIn: async () => Promise.reject(denied) });
    await back.access.finishSignIn();
    expect(back.access.getState()).toEqual({ phase: 'failed', why: 'switch' });
  });

  it('is said in the tabs of before', async () => {
    const { access, expire } = accessWith({});
    await access.start('/');
    const other = { username: 'ada.SG10002' };
    expire(other);
    expect(access.getState()).toMatchObject({ phase: 'open', expired: true, other });
    // A further failed call does not change the state.
    access.expire();
    expect(access.getState()).toMatchObject({ other });
  });

  it('SESSION-033 reads the workspace again without closing what is on the screen', async () => {
    const changed = { roles: ['user'], school: { otpEnabled: true } } as unknown as Session;
    const { access } = accessWith({}, { update: async () => changed });
    await access.start('/');
    await access.update();
    expect(access.getState()).toEqual({ phase: 'open', session: changed, expired: false });
  });
});

describe('leaving', () => {
  it('SESSION-017 invalidates the session, then signs out at the identity provider', async () => {
    const done: string[] = [];
    const { access } = accessWith(
      { leaveToSignOut: async () => done.push('signed out') > 0 },
      { close: async () => done.push('invalidated') },
    );
    await access.leave();
    expect(done).toEqual(['invalidated', 'signed out']);
  });

  it('says that the session elsewhere may be open where the identity provider has no sign-out', async () => {
    const { access } = accessWith({ leaveToSignOut: async () => false });
    await access.start('/');
    await access.leave();
    expect(access.getState()).toEqual({ phase: 'failed', why: 'left' });
  });

  it('knows somebody who has no account here from somebody who may not come in', async () => {
    const { access } = accessWith(
      {},
      { open: async () => Promise.reject(Object.assign(new Error(), { code: 'unknownPerson' })) },
    );
    await access.start('/');
    expect(access.getState()).toEqual({ phase: 'failed', why: 'unknownPerson' });
  });

  it('invalidates no session for a person who was not let in', async () => {
    const close = vi.fn(async () => undefined);
    const leaveToSignOut = vi.fn(async () => true);
    const { access } = accessWith({ leaveToSignOut }, { close });
    access.refuse();
    await access.leave();
    expect(close).not.toHaveBeenCalled();
    expect(leaveToSignOut).toHaveBeenCalledTimes(1);
  });

  it('SESSION-018 SESSION-019 signs out even if the session was not invalidated, which is only logged', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const leaveToSignOut = vi.fn(async () => true);
    const error = new ApiError('internal', 500, '');
    const { access } = accessWith({ leaveToSignOut }, { close: async () => Promise.reject(error) });
    await access.leave();
    expect(leaveToSignOut).toHaveBeenCalledTimes(1);
    expect(log).toHaveBeenCalledWith(expect.any(String), error);
    expect(access.getState()).toEqual({ phase: 'leaving' });
  });
});
