import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '../../../operators/App';

const SIGNED_IN = 'sportello-gestore-entrato';
const session = {
  who: 'anna',
  name: 'Anna Rossi',
  role: 'administrator',
  scopes: [],
  now: '2026-09-02T08:30:00Z',
};

/** Replaces the console behind the sign-in: shows its user, and signing out with its result. */
vi.mock('../../../operators/Console', async () => {
  const { useState } = await import('react');
  return {
    Console: ({ opened, onLeave }: { opened: typeof session; onLeave: () => Promise<void> }) => {
      const [failed, setFailed] = useState(false);
      return (
        <>
          <p>Console di {opened.name}</p>
          <button type="button" onClick={() => void onLeave().catch(() => setFailed(true))}>
            Esci
          </button>
          {failed && <p>non uscito</p>}
        </>
      );
    },
  };
});

const unavailable = () => Response.json({ code: 'unavailable' }, { status: 503 });
const over = () => Response.json({ code: 'unauthenticated' }, { status: 401 });
const cut = () => {
  throw new TypeError('Failed to fetch');
};
/** Responds to calls in turn. */
const answers = (...each: (() => Response)[]) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => each.shift()?.()),
  );
const isSignIn = async () => expect(await screen.findByRole('heading', { name: 'Accesso' })).toBeVisible();
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the doors of the console of the provider’s own staff', () => {
  beforeEach(() => localStorage.setItem(SIGNED_IN, '1'));
  afterEach(() => {
    vi.unstubAllGlobals();
    localStorage.removeItem(SIGNED_IN);
  });

  it.each([
    ['is not ready', unavailable],
    ['does not answer', cut],
  ])('stay open when the page is loaded while the provider %s', async (_how, answer) => {
    answers(answer, () => Response.json(session));
    render(<App />);
    expect(await screen.findByRole('alert')).toHaveTextContent('I dati non sono disponibili.');
    expect(screen.queryByLabelText('Password')).toBeNull();
    await press('Riprova');
    expect(await screen.findByText('Console di Anna Rossi')).toBeVisible();
  });

  it('are closed to a session that is over', async () => {
    answers(over);
    render(<App />);
    await isSignIn();
    expect(localStorage.getItem(SIGNED_IN)).toBeNull();
  });

  it('are left once the session is ended, or was already', async () => {
    answers(() => Response.json(session), over);
    render(<App />);
    await press('Esci');
    await isSignIn();
  });

  it('are not left while the session goes on', async () => {
    answers(
      () => Response.json(session),
      unavailable,
      () => new Response(null, { status: 204 }),
    );
    render(<App />);
    await press('Esci');
    expect(await screen.findByText('non uscito')).toBeVisible();
    expect(localStorage.getItem(SIGNED_IN)).toBe('1');
    await press('Esci');
    await isSignIn();
    await waitFor(() => expect(localStorage.getItem(SIGNED_IN)).toBeNull());
  });
});
