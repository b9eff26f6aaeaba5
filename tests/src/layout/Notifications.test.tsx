import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNotify } from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Notifications } from '../../../src/layout/Notifications';
import { inFrame } from './inFrame';

function Speaker() {
  const notify = useNotify();
  return (
    <>
      <button type="button" onClick={() => notify('Utenti disabilitati con successo!', { type: 'success' })}>
        first
      </button>
      <button type="button" onClick={() => notify('Ruoli salvati', { type: 'info' })}>
        second
      </button>
      <button type="button" onClick={() => notify('shell.unreachable', { type: 'error' })}>
        error
      </button>
    </>
  );
}

function start() {
  inFrame(
    <>
      <Speaker />
      <Notifications />
    </>,
  );
}

afterEach(() => {
  vi.useRealTimers();
});

describe('messages', () => {
  it('SHELL-029 are closed by "Chiudi"', async () => {
    start();
    await userEvent.click(screen.getByText('first'));
    expect(screen.getByText('Utenti disabilitati con successo!')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Chiudi' }));
    await waitFor(() => expect(screen.queryByText('Utenti disabilitati con successo!')).toBeNull());
  });

  it('SHELL-030 close by themselves after 5000 ms, not before', () => {
    vi.useFakeTimers();
    start();
    act(() => screen.getByText('first').click());
    act(() => vi.advanceTimersByTime(4999));
    expect(screen.getByText('Utenti disabilitati con successo!')).toBeVisible();
    act(() => vi.advanceTimersByTime(1));
    act(() => vi.advanceTimersByTime(1000));
    expect(screen.queryByText('Utenti disabilitati con successo!')).toBeNull();
  });

  it('are spoken by a region that was there before them, one after the other', async () => {
    start();
    const region = screen.getByRole('status');
    await userEvent.click(screen.getByText('first'));
    await userEvent.click(screen.getByText('second'));
    expect(region).toHaveTextContent('Utenti disabilitati con successo!');
    await userEvent.click(screen.getByRole('button', { name: 'Chiudi' }));
    await waitFor(() => expect(region).toHaveTextContent('Ruoli salvati'));
    expect(region).toHaveAttribute('aria-live', 'polite');
  });

  it('make room for an error at once, and an error for none', () => {
    vi.useFakeTimers();
    start();
    const region = screen.getByRole('status');
    act(() => screen.getByText('first').click());
    act(() => screen.getByText('error').click());
    act(() => vi.advanceTimersByTime(1000));
    expect(region).toHaveTextContent('Il servizio non è raggiungibile.');
    expect(region).toHaveAttribute('aria-live', 'assertive');
    act(() => screen.getByText('second').click());
    act(() => vi.advanceTimersByTime(3000));
    expect(region).toHaveTextContent('Il servizio non è raggiungibile.');
    act(() => vi.advanceTimersByTime(2000));
    act(() => vi.advanceTimersByTime(1000));
    expect(region).toHaveTextContent('Ruoli salvati');
  });
});
