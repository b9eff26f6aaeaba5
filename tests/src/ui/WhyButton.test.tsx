import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nContextProvider } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { WhyButton } from '../../../src/ui/tips/WhyButton';

const i18n = { translate: (key: string) => key, changeLocale: async () => {}, getLocale: () => 'it' };
const pressed = vi.fn();

const button = (why?: string) => (
  <I18nContextProvider value={i18n}>
    <WhyButton why={why} onClick={pressed}>
      Invia
    </WhyButton>
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
