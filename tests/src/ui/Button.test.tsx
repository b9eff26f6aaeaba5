import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nContextProvider } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { Button } from '../../../src/ui/Button';

const i18n = { translate: (key: string) => key, changeLocale: async () => {}, getLocale: () => 'it' };
const pressed = vi.fn();
beforeEach(() => void pressed.mockClear());

const button = (disabledReason?: string, busy = false) => (
  <I18nContextProvider value={i18n}>
    <Button disabledReason={disabledReason} busy={busy} onClick={pressed}>
      Invia
    </Button>
  </I18nContextProvider>
);

it('a button that comes into use stays the one with the focus', async () => {
  const { rerender } = render(button('Scegli prima un file.'));
  await userEvent.tab();
  const seen = screen.getByRole('button', { name: 'Invia', description: 'Scegli prima un file.' });
  expect(seen).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(pressed).not.toHaveBeenCalled();

  rerender(button());
  expect(screen.getByRole('button', { name: 'Invia' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(pressed).toHaveBeenCalledOnce();
});

it('a button at work keeps the focus, is announced as unavailable, and does nothing when it is pressed again', async () => {
  const { rerender } = render(button());
  await userEvent.tab();
  rerender(button(undefined, true));
  const seen = screen.getByRole('button', { name: 'Invia' });
  expect(seen).toHaveFocus();
  expect(seen).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(seen);
  expect(pressed).not.toHaveBeenCalled();

  rerender(button());
  await userEvent.keyboard('{Enter}');
  expect(pressed).toHaveBeenCalledOnce();
});

it('a form whose button is at work is not sent again, by the button nor by Enter in a field', async () => {
  const sent = vi.fn((event: Event) => event.preventDefault());
  const form = (busy: boolean) => (
    <I18nContextProvider value={i18n}>
      <form onSubmit={(event) => sent(event.nativeEvent)}>
        <input aria-label="Nome" />
        <Button type="submit" busy={busy}>
          Invia
        </Button>
      </form>
    </I18nContextProvider>
  );
  const { rerender } = render(form(true));
  await userEvent.click(screen.getByRole('button', { name: 'Invia' }));
  await userEvent.type(screen.getByRole('textbox'), 'Anna{Enter}');
  expect(sent).not.toHaveBeenCalled();

  rerender(form(false));
  await userEvent.type(screen.getByRole('textbox'), '{Enter}');
  expect(sent).toHaveBeenCalledOnce();
});

it('a link that cannot be used leads nowhere and says why', async () => {
  const link = (disabledReason?: string) => (
    <MemoryRouter>
      <I18nContextProvider value={i18n}>
        <Button to="/utenti" disabledReason={disabledReason}>
          Utenti
        </Button>
      </I18nContextProvider>
    </MemoryRouter>
  );
  const { rerender } = render(link('Non è consentito.'));
  expect(screen.getByRole('button', { name: 'Utenti', description: 'Non è consentito.' })).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
  rerender(link());
  expect(screen.getByRole('link', { name: 'Utenti' })).toHaveAttribute('href', '/utenti');
});
