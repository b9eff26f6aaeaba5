import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { version } from '../../../package.json';
import { Layout } from '../../../src/layout/Layout';
import { Page } from '../../../src/ui/Page';
import { styled } from '../../fixtures/styled';
import { accessIn, inFrame, sessionOf } from './inFrame';

function Broken(): never {
  throw new Error('broken on purpose');
}

const pages = (
  <Layout>
    <Routes>
      <Route
        path="/user"
        element={
          <Page title="Gestione utenti">
            <Link to="/due">avanti</Link>
          </Page>
        }
      />
      <Route path="/due" element={<Page title="Seconda">due</Page>} />
      <Route path="/senza-nome" element={<Page title="">nome</Page>} />
      <Route path="/rotta" element={<Broken />} />
    </Routes>
  </Layout>
);

describe('the frame', () => {
  it.each([
    { phase: 'asked' },
    { phase: 'starting' },
    { phase: 'opening' },
    { phase: 'switching' },
    { phase: 'leaving' },
    { phase: 'failed', why: 'workspace' },
    { phase: 'failed', why: 'notAuthorised' },
  ] as const)('SHELL-010 has neither menu nor bar unless the workspace is open: %j', (state) => {
    inFrame(pages, { access: accessIn(state), page: '/user' });
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it.each([false, true])(
    'SHELL-010 has both once it is, whether the session expired or not: %s',
    (expired) => {
      const session = sessionOf('supervisor');
      inFrame(pages, { access: accessIn({ phase: 'open', session, expired }), page: '/user' });
      expect(screen.getByRole('banner', { hidden: true })).toHaveTextContent('Liceo Galilei');
      expect(screen.getByLabelText('Menu principale')).toBeInTheDocument();
    },
  );

  it('SHELL-007 names the page in the window and in a heading, which takes the focus at each change', async () => {
    inFrame(pages, { roles: ['supervisor'], page: '/user' });
    expect(document.title).toBe('Gestione utenti');
    await userEvent.click(screen.getByText('avanti'));
    expect(document.title).toBe('Seconda');
    expect(screen.getByRole('heading', { name: 'Seconda', level: 1 })).toHaveFocus();
  });

  it('SHELL-008 calls a page without a name "Area Amministrativa"', () => {
    inFrame(pages, { roles: ['supervisor'], page: '/senza-nome' });
    expect(document.title).toBe('Area Amministrativa');
    expect(screen.getByRole('heading', { name: 'Area Amministrativa', level: 1 })).toBeVisible();
  });

  it('narrows the menu by a button that says whether it is', async () => {
    inFrame(pages, { roles: ['supervisor'], page: '/user' });
    await userEvent.click(screen.getByRole('button', { name: 'Riduci il menu' }));
    expect(screen.getByRole('button', { name: 'Espandi il menu' })).toHaveAttribute('aria-expanded', 'false');
  });

  it.each([
    ['SHELL-012', 'Manuale', 'manual'],
    ['SHELL-013', 'Assistenza', 'assistance'],
    ['SHELL-014', 'Informativa privacy ArgoID', 'aliasPrivacy'],
    ['SHELL-015', 'Sito del fornitore', 'provider'],
  ] as const)('%s leads from the help menu to "%s", where it is configured', async (_id, name, link) => {
    const to = `https://example.org/${link}`;
    inFrame(pages, { roles: ['user'], page: '/user', session: { links: { [link]: to } } });
    await userEvent.click(screen.getByRole('button', { name: 'Aiuto' }));
    const help = within(screen.getByRole('dialog', { name: 'Aiuto' }));
    expect(help.getAllByRole('link')).toHaveLength(1);
    const outside = help.getByRole('link', {
      name: new RegExp(`^${name} ?\\(si apre in una nuova scheda\\)$`),
    });
    expect(outside).toHaveAttribute('href', to);
    expect(outside).toHaveAttribute('target', '_blank');
  });

  it('has no help menu where nothing is configured', () => {
    inFrame(pages, { roles: ['user'], page: '/user' });
    expect(screen.queryByRole('button', { name: 'Aiuto' })).toBeNull();
  });

  it('SHELL-005 has the client version and the version of the product at its foot, with the statements that a public body owes', () => {
    const links = { accessibility: 'https://example.org/a', privacy: 'https://example.org/p' };
    inFrame(pages, { roles: ['user'], page: '/user', session: { links } });
    const foot = within(screen.getByRole('contentinfo'));
    expect(foot.getByText('Versione 5.27.3')).toBeVisible();
    expect(foot.getByText(`Sportello ${version}`)).toBeVisible();
    expect(foot.getByRole('link', { name: /^Dichiarazione di accessibilità/ })).toHaveAttribute(
      'href',
      links.accessibility,
    );
    expect(foot.getByRole('link', { name: /^Privacy/ })).toHaveAttribute('href', links.privacy);
  });

  it('SESSION-003 says on each page as which account an alias acts, in words, in a colour of its own and in the window', () => {
    const as = (username: string, accountNumber: number) => {
      const { profile, school } = sessionOf('user');
      const acting = { ...profile, user_type: 'ALIAS' as const, selected_account: { username } };
      inFrame(pages, { page: '/user', session: { profile: acting, school, accountNumber } });
      const band = screen.getByRole('region', { name: 'Account in uso' });
      expect(band).toHaveTextContent(`Stai operando come ${username} - Liceo Galilei, Milano`);
      expect(document.title).toBe(`Gestione utenti · ${username}`);
      const colour = styled(band, 'background-color');
      cleanup();
      return colour;
    };
    const [one, other] = [as('maria.SG10001', 1), as('maria.SG10002', 2)];
    expect(one).toMatch(/^#/);
    expect(other).not.toBe(one);
  });

  it('SESSION-002 says nothing of it to a person who has one account', () => {
    inFrame(pages, { page: '/user' });
    expect(screen.queryByRole('region', { name: 'Account in uso' })).toBeNull();
    expect(document.title).toBe('Gestione utenti');
  });

  it('leads past the bar and the menu with its first link', async () => {
    inFrame(pages, { roles: ['supervisor'], page: '/user' });
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Vai al contenuto' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('stands when a page breaks, and leads out', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    inFrame(pages, { roles: ['supervisor'], page: '/rotta' });
    expect(screen.getByRole('heading', { name: 'Si è verificato un problema' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Torna alla pagina iniziale' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('navigation')).toBeVisible();
    vi.restoreAllMocks();
  });

  it('changes all its words to English and back', async () => {
    inFrame(pages, { roles: ['supervisor'], page: '/user' });
    await userEvent.click(screen.getByRole('button', { name: /English/ }));
    expect(await screen.findByRole('link', { name: 'Skip to content' })).toBeInTheDocument();
    expect(document.documentElement.lang).toBe('en');
  });
});
