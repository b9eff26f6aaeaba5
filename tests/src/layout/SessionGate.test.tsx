import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { SessionGate } from '../../../src/layout/SessionGate';
import { accessIn, inFrame, sessionOf } from './inFrame';

const gate = <SessionGate>the console</SessionGate>;

describe('the gate', () => {
  it('SHELL-006 opens nothing before the workspace is open, and asks for this very page', () => {
    const access = accessIn({ phase: 'asked' });
    inFrame(gate, { access, page: '/user?stato=1' });
    expect(screen.queryByText('the console')).not.toBeInTheDocument();
    expect(access.start).toHaveBeenCalledWith('/user?stato=1');
  });

  it('SESSION-008 SHELL-026 shows what it waits for while the workspace is created', () => {
    inFrame(gate, { access: accessIn({ phase: 'opening' }) });
    expect(screen.getByRole('heading', { name: 'Attendere prego...' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Creazione dello spazio di lavoro in corso...');
  });

  it('SESSION-010 hides the loader once it is open', () => {
    inFrame(gate, { access: accessIn({ phase: 'open', session: sessionOf('user'), expired: false }) });
    expect(screen.getByText('the console')).toBeVisible();
    expect(screen.queryByText('Attendere prego...')).not.toBeInTheDocument();
  });

  it('SESSION-034 SHELL-027 says that the workspace could not be created, with a way out', async () => {
    const access = accessIn({ phase: 'failed', why: 'workspace' });
    inFrame(gate, { access });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Si è verificato un errore nella creazione dello spazio di lavoro, riprovare più tardi.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Esci' }));
    expect(access.leave).toHaveBeenCalled();
  });

  it('tries again when asked to', async () => {
    const access = accessIn({ phase: 'failed', why: 'unreachable' });
    inFrame(gate, { access, page: '/user' });
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(access.start).toHaveBeenCalledWith('/user');
  });

  it('SESSION-036 SHELL-028 tells a disabled user so, with the note on the ArgoID', () => {
    inFrame(gate, { access: accessIn({ phase: 'failed', why: 'notAuthorised' }) });
    const said = screen.getByRole('alert');
    expect(said).toHaveTextContent("Operazione non consentita. L'utente non e' autorizzato ad accedere.");
    expect(said).toHaveTextContent(/ArgoID, questo è associato a un account di scuola disabilitato/);
    expect(screen.queryByRole('button', { name: 'Riprova' })).not.toBeInTheDocument();
  });
});
