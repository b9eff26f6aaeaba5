import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router';
import { describe, expect, it, vi } from 'vitest';

function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      back
    </button>
  );
}

/** Loads the console at its first page. */
async function visit() {
  vi.resetModules();
  const { Page } = await import('../../../src/ui/Page');
  render(
    <MemoryRouter initialEntries={['/']}>
      <Link to="/due">to the second</Link>
      <Back />
      <Routes>
        <Route path="/" element={<Page title="Prima">one</Page>} />
        <Route path="/due" element={<Page title="Seconda">two</Page>} />
      </Routes>
    </MemoryRouter>,
  );
}

describe('a page', () => {
  it('SHELL-007 is called in the window as in its heading', async () => {
    await visit();
    expect(document.title).toBe('Prima');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Prima');
  });

  it('takes the focus to its heading when the address changes, not on the first page of a visit', async () => {
    await visit();
    expect(document.body).toHaveFocus();
    await userEvent.click(screen.getByText('to the second'));
    expect(screen.getByRole('heading', { name: 'Seconda' })).toHaveFocus();
  });

  it('is seen from its beginning when somebody goes to it, and where it was when they come back', async () => {
    await visit();
    const { documentElement } = document;
    documentElement.scrollTop = 300;
    await userEvent.click(screen.getByText('to the second'));
    expect(documentElement.scrollTop).toBe(0);
    documentElement.scrollTop = 200;
    await userEvent.click(screen.getByText('back'));
    expect(screen.getByRole('heading', { name: 'Prima' })).toHaveFocus();
    expect(documentElement.scrollTop).toBe(200);
  });

  it('hands the focus of its heading on to a page that takes its place at the same address', async () => {
    const { Page } = await import('../../../src/ui/Page');
    const at = (key: string, title: string) => (
      <MemoryRouter>
        <Page key={key} title={title}>
          {title}
        </Page>
      </MemoryRouter>
    );
    const { rerender } = render(at('loading', 'Caricamento'));
    screen.getByRole('heading', { name: 'Caricamento' }).focus();
    rerender(at('record', 'Utente'));
    expect(screen.getByRole('heading', { name: 'Utente' })).toHaveFocus();
    screen.getByRole('heading').blur();
    rerender(at('other', 'Altro'));
    expect(document.body).toHaveFocus();
  });
});
