import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import type { Session } from '../../../contract/session/session';
import { ProfileMenu } from '../../../src/layout/ProfileMenu';
import { createConsoleTheme } from '../../../src/layout/theme';
import { takeNameToSignIn } from '../../../src/session/nameToSignIn';
import { styled } from '../../fixtures/styled';
import { accessIn, inFrame, sessionOf } from './inFrame';

const alias = (): Partial<Session> => ({ profile: { ...sessionOf('user').profile, user_type: 'ALIAS' } });

async function open(more: Parameters<typeof inFrame>[1] = {}) {
  const access = accessIn({ phase: 'open', session: sessionOf('user'), expired: false });
  inFrame(
    <>
      <ProfileMenu />
      <Address />
    </>,
    { access, roles: ['supervisor', 'user'], ...more },
  );
  await userEvent.click(screen.getByRole('button', { name: /^Profilo di Maria Bianchi/ }));
  return { access, header: within(screen.getByRole('dialog', { name: 'Maria Bianchi' })) };
}

const Address = () => <output>{useLocation().pathname}</output>;

describe('the profile', () => {
  it('SHELL-016 shows the account that an alias acts as, not the name of the sign-in', async () => {
    const { profile } = alias();
    const selected_account = { username: 'bianchi.SG10002' };
    const { header } = await open({
      session: {
        profile: { ...profile, preferred_username: 'maria@example.org', selected_account } as never,
      },
    });
    expect(header.getByText('Utente').nextSibling).toHaveTextContent(/^bianchi\.SG10002$/);
  });

  it.each(['supervisor', 'teacherManager', 'campusManager', 'user'] as const)(
    'SHELL-004 tells a %s who they are, with the ways to what is theirs',
    async (role) => {
      const { header } = await open({ roles: [role] });
      expect(header.getByText('Utente', { selector: 'dt' }).nextSibling).toHaveTextContent(
        /^maria\.SG10001$/,
      );
      expect(header.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
        '/profiloutente',
        '/account-argo',
        '/notifiche',
        '/impostazioni/cambiopassword',
        '/impostazioni/attivita',
      ]);
    },
  );

  it.each([
    ['SHELL-016', 'Utente', 'maria.SG10001'],
    ['SHELL-017', 'Scuola', 'Liceo Galilei - Milano'],
    ['SHELL-018', 'Codice meccanografico', 'MIIS01000X'],
    ['SHELL-019', 'Codice cliente', 'SG10001'],
    ['SHELL-020', 'Ultimo accesso', '01/09/2026 10:30'],
  ])('%s shows "%s"', async (_id, term, value) => {
    const { header } = await open();
    expect(header.getByText(term).nextSibling).toHaveTextContent(new RegExp(`^${value}$`));
  });

  it('says what the person is, and "user" only of a person who is nothing more', async () => {
    const { header } = await open();
    expect(header.getByText('Ruolo').nextSibling).toHaveTextContent(/^Supervisor$/);
  });

  it('SHELL-025 leaves by "Esci"', async () => {
    const { access, header } = await open();
    await userEvent.click(header.getByRole('button', { name: 'Esci' }));
    expect(access.leave).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['SHELL-023', 'Cambia password', '/impostazioni/cambiopassword'],
    ['SHELL-023', 'Autorizzazioni e attività', '/impostazioni/attivita'],
    ['SHELL-024', 'Notifiche', '/notifiche'],
  ])('%s leads to "%s", and closes', async (_id, name, path) => {
    const { header } = await open();
    await userEvent.click(header.getByRole('link', { name: new RegExp(`^${name}`) }));
    expect(screen.getByRole('status')).toHaveTextContent(path);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('has a green check when there is nothing to read', async () => {
    const { header } = await open({ unread: 0 });
    const entry = await header.findByRole('link', { name: /^Notifiche ?, Nessuna notifica da leggere$/ });
    const green = createConsoleTheme('light').palette.success.main;
    expect(styled(within(entry).getByTestId('CheckCircleIcon'), 'color')).toBe(green);
  });

  it('counts in red what there is to read, on the button too', async () => {
    const { header } = await open({ unread: 3 });
    const entry = await header.findByRole('link', { name: /^Notifiche ?, 3 notifiche da leggere$/ });
    const red = createConsoleTheme('light').palette.error.main;
    expect(styled(entry.querySelector('[data-count="3"]') as Element, 'background-color')).toBe(red);
    expect(
      screen.getByRole('button', { name: 'Profilo di Maria Bianchi, 3 notifiche da leggere', hidden: true }),
    ).toBeInTheDocument();
  });

  it.each([
    ['Crea ArgoID', false],
    ['Gestisci ArgoID', true],
  ])('SHELL-021 leads to the alias identity by "%s"', async (name, has) => {
    const { header } = await open({ session: { alias: has } });
    await userEvent.click(header.getByRole('link', { name }));
    expect(screen.getByRole('status')).toHaveTextContent('/account-argo');
  });

  it('ALIAS-002 ALIAS-004 opens the way to the alias where the dashboard has its flag', async () => {
    const alias = { email: 'maria@example.org', verified: true, account: {}, alike: [] };
    const callApi = (async () => ({ data: alias })) as never;
    const access = accessIn({ phase: 'open', session: sessionOf('user'), expired: false });
    inFrame(<ProfileMenu />, { access, callApi, page: { pathname: '/', state: { argoId: true } } });
    const dialog = within(await screen.findByRole('dialog', { name: 'Accedi con ArgoID' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Esci e accedi con ArgoID' }));
    expect(access.leave).toHaveBeenCalledTimes(1);
    expect(takeNameToSignIn()).toBe('maria@example.org');
  });

  it('says that it could not be read whether there is an alias, and never that there is none', async () => {
    const alias = { email: null, verified: false, account: {}, alike: [] };
    const read = vi
      .fn()
      .mockRejectedValueOnce(Object.assign(new Error('x'), { status: 500 }))
      .mockResolvedValue({ data: alias });
    inFrame(<ProfileMenu />, {
      callApi: read as never,
      page: { pathname: '/', state: { argoId: true } },
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Accedi con ArgoID' }));
    const again = await dialog.findByRole('button', { name: 'Riprova' });
    expect(dialog.queryByText(/non è collegato alcun ArgoID/)).toBeNull();
    expect(dialog.queryByRole('link', { name: 'Crea ArgoID' })).toBeNull();
    await userEvent.click(again);
    expect(await dialog.findByText(/non è collegato alcun ArgoID/)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Crea ArgoID' })).toBeVisible();
  });

  it('leads to the alias that is still to be verified, and not to a sign-in with it', async () => {
    const alias = { email: 'anna@example.org', verified: false, account: {}, alike: [] };
    inFrame(<ProfileMenu />, {
      callApi: (async () => ({ data: alias })) as never,
      page: { pathname: '/', state: { argoId: true } },
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Accedi con ArgoID' }));
    expect(
      await dialog.findByText(/^L'ArgoID anna@example\.org collegato all'utenza .* è ancora da verificare/),
    ).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Gestisci ArgoID' })).toHaveAttribute('href', '/account-argo');
    expect(dialog.queryByRole('button', { name: 'Esci e accedi con ArgoID' })).toBeNull();
  });

  it('SHELL-022 SESSION-031 offers another account to aliases only', async () => {
    for (const user_type of ['PEOPLE', 'SPID'] as const) {
      const { header } = await open({ session: { profile: { ...sessionOf('user').profile, user_type } } });
      expect(header.queryByRole('button', { name: 'Cambia account' }), user_type).toBeNull();
      cleanup();
    }
    const second = await open({ session: alias() });
    expect(second.header.getByRole('button', { name: 'Cambia account' })).toBeVisible();
  });

  it('SESSION-025 SESSION-023 SESSION-024 lists the accounts; those that cannot be acted as are "(Disabilitato)" and no way', async () => {
    const one = {
      customerCode: 'SG10002',
      school: 'IIS Volta',
      city: 'Roma',
      status: true,
      primoAccesso: false,
    };
    const accounts = [
      { ...one, uid: 'maria.SG10001', current: true, waiting: 0 },
      { ...one, uid: 'maria.SG10002', current: false, waiting: 2 },
      { ...one, uid: 'chiuso.SG10002', current: false, waiting: 0, status: false },
      { ...one, uid: 'mai.SG10002', current: false, waiting: 0, primoAccesso: true },
    ];
    const callApi = (async () => ({ data: accounts })) as never;
    const { header, access } = await open({ session: alias(), callApi });
    await userEvent.click(header.getByRole('button', { name: 'Cambia account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cambia account' }));
    const way = await dialog.findByRole('button', { name: /maria\.SG10002/ });
    expect(way).toHaveTextContent('2 notifiche da leggere');
    expect(dialog.getByText('chiuso.SG10002 (Disabilitato)')).toBeVisible();
    expect(dialog.getByText('mai.SG10002 (Disabilitato)')).toBeVisible();
    expect(dialog.getAllByRole('button').map((button) => button.textContent)).toEqual([
      expect.stringContaining('maria.SG10002'),
      'Chiudi',
    ]);
    await userEvent.click(way);
    expect(access.switchTo).toHaveBeenCalledWith('maria.SG10002');
  });

  it('gives the focus back when it closes', async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Profilo di Maria Bianchi' })).toHaveFocus();
  });
});
