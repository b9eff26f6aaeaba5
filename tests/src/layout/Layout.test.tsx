import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { Page } from '../../../src/engine/Page';
import { Home } from '../../../src/layout/Home';
import { Layout } from '../../../src/layout/Layout';
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
      <Route path="/" element={<Home />} />
    </Routes>
  </Layout>
);

describe('the frame', () => {
  it('SHELL-010 has neither menu nor bar before the workspace is open', () => {
    inFrame(pages, { access: accessIn({ phase: 'opening' }) });
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('SHELL-010 has both once it is, and keeps them when the session expired', () => {
    const session = sessionOf('supervisor');
    inFrame(pages, { access: accessIn({ phase: 'open', session, expired: true }), page: '/user' });
    expect(screen.getByRole('banner', { hidden: true })).toBeInTheDocument();
    expect(screen.getByLabelText('Menu principale')).toBeInTheDocument();
  });

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

  it('SHELL-011 narrows the menu to 60 pixels, and remembers it', async () => {
    inFrame(pages, { roles: ['supervisor'], page: '/user' });
    await userEvent.click(screen.getByRole('button', { name: 'Riduci il menu' }));
    expect(getComputedStyle(screen.getByRole('navigation')).width).toBe('60px');
    expect(screen.getByRole('button', { name: 'Espandi il menu' })).toHaveAttribute('aria-expanded', 'false');
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

describe('the first page', () => {
  it('leads whoever manages users to them', () => {
    inFrame(pages, { roles: ['teacherManager'] });
    expect(document.title).toBe('Gestione utenti');
  });

  it('shows everybody else which account they are in', () => {
    inFrame(pages, { roles: ['user'] });
    expect(screen.getByRole('heading', { name: 'Benvenuto, Maria' })).toBeVisible();
    expect(screen.getByText('Liceo Galilei - Milano')).toBeVisible();
  });
});
