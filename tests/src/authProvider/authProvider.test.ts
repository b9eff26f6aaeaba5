import { describe, expect, it, vi } from 'vitest';
import type { Role } from '../../../contract/permissions/roles';
import type { Session } from '../../../contract/session/session';
import type { Access, AccessState } from '../../../src/authProvider/access';
import { createAuthProvider } from '../../../src/authProvider/authProvider';
import { ApiError } from '../../../src/dataProvider/ApiError';

function providerFor(roles: readonly Role[]) {
  const profile = { sub: 'u1', given_name: 'Maria', family_name: 'Bianchi' };
  const state: AccessState = {
    phase: 'open',
    session: { roles, profile } as unknown as Session,
    expired: false,
  };
  const access = {
    getState: () => state,
    expire: vi.fn(),
    refuse: vi.fn(),
    leave: vi.fn(async () => undefined),
  };
  return { access, provider: createAuthProvider(access as unknown as Access) };
}

describe("react-admin's view of the sign-in", () => {
  it.each([
    ['supervisor', 'user', 'list', true],
    ['teacherManager', 'user', 'edit', true],
    ['user', 'user', 'list', false],
    ['supervisor', 'school', 'show', true],
    ['user', 'school', 'show', false],
    ['supervisor', 'user', 'fly', false],
    ['supervisor', 'moon', 'list', false],
    ['supervisor', 'constructor', 'name', false],
  ] as const)('asks the one table of permissions: %s, %s %s', async (role, resource, action, expected) => {
    const { provider } = providerFor([role]);
    expect(await provider.canAccess?.({ resource, action })).toBe(expected);
  });

  it('knows who is signed in', async () => {
    const { provider } = providerFor(['user']);
    expect(await provider.getIdentity?.()).toEqual({ id: 'u1', fullName: 'Maria Bianchi' });
  });

  it('leaves to the expiry dialog a token that is refused for good', async () => {
    const { provider, access } = providerFor(['user']);
    const refused = provider.checkError(new ApiError('unauthenticated', 401, ''));
    await expect(refused, 'or react-admin would answer the call with nothing').resolves.toBeUndefined();
    expect(access.expire).toHaveBeenCalled();
  });

  it('SESSION-036 shows the not-authorised message to an account disabled in the meantime', async () => {
    const { provider, access } = providerFor(['user']);
    await provider.checkError(new ApiError('notAuthorised', 403, ''));
    expect(access.refuse).toHaveBeenCalled();
  });

  it('lets every other failure be said where it happened', async () => {
    const { provider, access } = providerFor(['user']);
    await provider.checkError(new ApiError('forbidden', 403, ''));
    await provider.checkError(ApiError.unreachable());
    expect(access.expire).not.toHaveBeenCalled();
    expect(access.refuse).not.toHaveBeenCalled();
  });
});
