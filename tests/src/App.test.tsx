import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { customRoutes } from '../../src/customRoutes';
import { resources } from '../../src/resources';
import { sessionOf } from './layout/inFrame';

const tokens = {
  restore: vi.fn(async () => false),
  leaveToSignIn: vi.fn(async () => undefined),
  onExpired: () => undefined,
  headers: async () => ({}),
  renew: async () => false,
};
vi.mock('../../src/authProvider/manager', () => ({ createManager: () => ({}) }));
vi.mock('../../src/authProvider/tokens', () => ({ createTokens: () => tokens }));

/** Pages that need only their address. */
const PUBLIC = ['/cambiopassword', '/otp', '/error'];

/** Loads the console at an address. */
async function visit(page: string) {
  vi.resetModules();
  window.history.replaceState(null, '', page);
  const { App } = await import('../../src/App');
  await act(async () => void render(<App />));
}
/** Navigates to another address, as the browser's buttons do. */
const go = (page: string) =>
  act(async () => {
    window.history.pushState(null, '', page);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

beforeEach(() => {
  vi.stubGlobal('fetch', async (address: string) =>
    new URL(address, window.location.origin).pathname === '/api/session'
      ? Response.json(sessionOf('supervisor', 'user'))
      : Response.json({ code: 'notFound', title: 'Non esiste' }, { status: 404 }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});
// Other files of this worker must not get these mocks.
afterAll(() => {
  vi.doUnmock('../../src/authProvider/manager');
  vi.doUnmock('../../src/authProvider/tokens');
  vi.resetModules();
});

describe('the console', () => {
  it('SHELL-006 draws no page but the public ones before somebody is signed in', async () => {
    const framed = [...customRoutes.filter(({ plain }) => !plain), ...resources].map(({ path }) => path);
    expect(framed.length).toBeGreaterThan(15);
    await visit('/user?stato=1');
    expect(tokens.leaveToSignIn).toHaveBeenCalledWith('/user?stato=1');
    for (const path of ['/', ...framed, '/nessuna-pagina']) {
      await go(path);
      expect(screen.getByRole('heading', { name: 'Attendere prego...' }), path).toBeVisible();
      expect(document.querySelector('#contenuto'), path).toBeNull();
    }
    for (const path of PUBLIC) {
      await go(path);
      await waitFor(() => expect(screen.queryByRole('heading', { name: 'Attendere prego...' })).toBeNull());
    }
    expect(customRoutes.filter(({ plain }) => plain).map(({ path }) => path)).toEqual(PUBLIC);
  });

  it('SHELL-009 has menu and bar around its pages, and neither of them around the public ones', async () => {
    tokens.restore.mockResolvedValueOnce(true);
    await visit('/notizie');
    await screen.findByRole('banner');
    for (const path of PUBLIC) {
      await go(path);
      await waitFor(() => expect(screen.queryByRole('banner')).toBeNull());
      expect(screen.queryByRole('navigation')).toBeNull();
      await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeVisible());
      await go('/notizie');
      expect(await screen.findByRole('banner')).toBeVisible();
      expect(screen.getByRole('navigation')).toBeVisible();
    }
  });
});
