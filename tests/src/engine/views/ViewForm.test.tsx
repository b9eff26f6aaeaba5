import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { ViewForm } from '../../../../src/engine/views/ViewForm';
import { createI18nProvider } from '../../../../src/i18n/i18nProvider';

it('one press saves one view, however often the button is pressed while it is saved', async () => {
  let saved: () => void = () => undefined;
  const save = vi.fn(() => new Promise<void>((resolve) => (saved = resolve)));
  render(
    <CoreAdminContext i18nProvider={createI18nProvider()}>
      <ViewForm label="Nome" submit="Salva" taken={[]} onCancel={() => undefined} onSubmit={save} />
    </CoreAdminContext>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Nome' }), 'Docenti');
  const button = screen.getByRole('button', { name: 'Salva' });
  await userEvent.dblClick(button);
  expect(save).toHaveBeenCalledOnce();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  saved();
});
