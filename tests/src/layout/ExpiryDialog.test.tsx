import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createAccess } from '../../../src/authProvider/access';
import { DifferentUser } from '../../../src/authProvider/DifferentUser';
import type { Tokens } from '../../../src/authProvider/tokens';
import type { Access } from '../../../src/layout/AccessContext';
import { SessionGate } from '../../../src/layout/SessionGate';
import { styled } from '../../fixtures/styled';
import { accessIn, inFrame, sessionOf } from './inFrame';

const typing = (
  <SessionGate>
    <input aria-label="Cognome" />
  </SessionGate>
);
const expired = (more: Partial<Access> = {}) =>
  accessIn({ phase: 'open', session: sessionOf('user'), expired: true }, more);

describe('a session that could not be renewed', () => {
  it('SESSION-012 opens a dialog, and keeps the page under it', () => {
    inFrame(typing, { access: expired() });
    const dialog = screen.getByRole('dialog', { name: 'La sessione sta per scadere' });
    expect(styled(dialog, 'max-width')).toBe('390px');
    expect(screen.getByLabelText('Cognome')).toBeInTheDocument();
  });

  it('that is over already is not said to be about to expire', () => {
    inFrame(typing, {
      access: accessIn({ phase: 'open', session: sessionOf('user'), expired: true, ended: true }),
    });
    expect(screen.getByRole('dialog', { name: 'La sessione è terminata' })).toBeVisible();
  });

  it('SESSION-014 SESSION-015 offers to sign in again or to leave', async () => {
    const access = expired();
    inFrame(typing, { access });
    await userEvent.click(screen.getByRole('button', { name: 'Riautenticati' }));
    expect(access.signInAgain).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    expect(access.leave).toHaveBeenCalledTimes(1);
  });

  it('loses nothing that was typed: the page goes on once the same person signed in again', async () => {
    const access = createAccess(
      {
        restore: async () => true,
        signInAgain: async () => undefined,
        onExpired: () => undefined,
      } as unknown as Tokens,
      { open: async () => sessionOf('user') } as never,
    );
    inFrame(typing, { access });
    await userEvent.type(await screen.findByLabelText('Cognome'), 'Rossi');
    act(() => access.expire());
    await userEvent.click(screen.getByRole('button', { name: 'Riautenticati' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Cognome')).toHaveValue('Rossi');
  });

  it('does not close at Escape: without a session nothing could be saved', async () => {
    inFrame(typing, { access: expired() });
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('SESSION-016 SESSION-035 refuses another user in words', async () => {
    inFrame(typing, { access: expired({ signInAgain: async () => Promise.reject(new DifferentUser()) }) });
    await userEvent.click(screen.getByRole('button', { name: 'Riautenticati' }));
    expect(within(screen.getByRole('dialog')).getByRole('alert')).toHaveTextContent(
      "Operazione non consentita. L'utente usato per la riautenticazione è differente dal precedente",
    );
  });

  it('says what to do when the window was closed or not allowed', async () => {
    inFrame(typing, {
      access: expired({ signInAgain: async () => Promise.reject(new Error('Popup closed')) }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Riautenticati' }));
    expect(await screen.findByText(/consentire al browser di aprire la finestra/)).toBeVisible();
  });
});
