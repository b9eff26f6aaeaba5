import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { errors } from '../../../contract/schema/errors';
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

  it('SESSION-008 shows what it waits for while the workspace is created', () => {
    inFrame(gate, { access: accessIn({ phase: 'opening' }) });
    expect(screen.getByRole('heading', { name: 'Attendere prego...' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Creazione dello spazio di lavoro in corso...');
  });

  it('SESSION-010 hides the loader once it is open', () => {
    inFrame(gate, { access: accessIn({ phase: 'open', session: sessionOf('user'), expired: false }) });
    expect(screen.getByText('the console')).toBeVisible();
    expect(screen.queryByText('Attendere prego...')).not.toBeInTheDocument();
  });

  it('SESSION-009 SESSION-034 says that the workspace could not be created, with a way out', async () => {
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

  it('tells somebody whom an outside identity provider knows and the school does not what to do', async () => {
    const access = accessIn({ phase: 'failed', why: 'unknownPerson' });
    inFrame(gate, { access });
    expect(screen.getByRole('alert')).toHaveTextContent(errors.unknownPerson.say);
    expect(screen.queryByText(/ArgoID/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Esci' }));
    expect(access.leave).toHaveBeenCalled();
  });

  it('says what is still open where the identity provider cannot be told of a sign-out', async () => {
    const access = accessIn({ phase: 'failed', why: 'left' });
    inFrame(gate, { access });
    expect(screen.getByRole('heading', { name: 'Uscita effettuata' })).toBeVisible();
    expect(screen.getByText(/chiudere il browser/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Esci' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Accedi di nuovo' }));
    expect(access.start).toHaveBeenCalled();
  });

  it('SESSION-036 SHELL-028 tells a disabled user so, with the note on the ArgoID', () => {
    inFrame(gate, { access: accessIn({ phase: 'failed', why: 'notAuthorised' }) });
    const said = screen.getByRole('alert');
    expect(said).toHaveTextContent("Operazione non consentita. L'utente non e' autorizzato ad accedere.");
    expect(said).toHaveTextContent(/ArgoID, questo è associato a un account di scuola disabilitato/);
    expect(screen.queryByRole('button', { name: 'Riprova' })).not.toBeInTheDocument();
  });

  it('SESSION-032 leads a disabled user to the other accounts of their ArgoID', async () => {
    const one = {
      customerCode: 'SG10002',
      school: 'IIS Volta',
      city: 'Roma',
      status: true,
      primoAccesso: false,
    };
    const accounts = [{ ...one, uid: 'maria.SG10002', current: false, waiting: 0 }];
    const access = accessIn({ phase: 'failed', why: 'notAuthorised' });
    inFrame(gate, { access, callApi: (async () => ({ data: accounts })) as never });
    expect(screen.getByRole('alert')).toHaveTextContent(errors.notAuthorised.say);
    await userEvent.click(screen.getByRole('button', { name: 'Gestione ArgoID' }));
    await userEvent.click(await screen.findByRole('button', { name: /maria\.SG10002/ }));
    expect(access.switchTo).toHaveBeenCalledWith('maria.SG10002');
  });

  it('SESSION-032 says so where the disabled account is linked to no ArgoID', async () => {
    const callApi = (async () => Promise.reject(Object.assign(new Error(), { status: 403 }))) as never;
    inFrame(gate, { access: accessIn({ phase: 'failed', why: 'notAuthorised' }), callApi });
    await userEvent.click(screen.getByRole('button', { name: 'Gestione ArgoID' }));
    expect(await screen.findByText('Nessun altro account è collegato a questo accesso.')).toBeVisible();
  });

  it('SESSION-021 shows that the account is being changed', () => {
    inFrame(gate, { access: accessIn({ phase: 'switching' }) });
    expect(screen.getByRole('heading', { name: 'Attendere prego...' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Cambio di account in corso...');
  });

  it('SESSION-037 SESSION-022 says that the account could not be changed, with a way out', async () => {
    const access = accessIn({ phase: 'failed', why: 'switch' });
    inFrame(gate, { access });
    expect(screen.getByRole('alert')).toHaveTextContent("Si è verificato un errore nell'accesso ai servizi.");
    await userEvent.click(screen.getByRole('button', { name: 'Esci' }));
    expect(access.leave).toHaveBeenCalled();
  });

  it('says in a tab of before as whom one acts by now, and does nothing more in it', () => {
    const other = { username: 'maria.SG10002' };
    inFrame(gate, { access: accessIn({ phase: 'open', session: sessionOf('user'), expired: true, other }) });
    expect(document.title).toBe('Stai operando come maria.SG10002');
    const dialog = screen.getByRole('dialog', { name: 'Stai operando come maria.SG10002' });
    expect(dialog).toHaveTextContent('ciò che mostrava è stato nascosto');
    expect(screen.queryByText('the console')).toBeNull();
    expect(screen.getByRole('link', { name: 'Continua come maria.SG10002' })).toHaveAttribute('href', '/');
    expect(screen.queryByText('La sessione sta per scadere')).toBeNull();
  });
});
