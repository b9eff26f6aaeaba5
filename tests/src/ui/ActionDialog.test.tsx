import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { I18nContextProvider } from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ActionDialog, type ActionDialogProps } from '../../../src/ui/ActionDialog';

const i18n = { translate: (key: string) => key, changeLocale: async () => {}, getLocale: () => 'it' };
const run = vi.fn();
const close = vi.fn();
beforeEach(() => vi.clearAllMocks());

/** Renders a dialog with one field, which is invalid while `wrong` is set. */
const asking = ({ wrong, ...props }: Partial<ActionDialogProps> & { readonly wrong?: boolean } = {}) => (
  <I18nContextProvider value={i18n}>
    <ActionDialog title="Eliminare?" confirm={{ text: 'Elimina', run }} close={close} {...props}>
      <input aria-label="Motivo" aria-invalid={wrong} />
    </ActionDialog>
  </I18nContextProvider>
);
const field = () => screen.getByRole('textbox', { name: 'Motivo' });

describe('a dialog', () => {
  it('takes the focus when it opens, and gives it back when it closes', async () => {
    function Page() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            Apri
          </button>
          {open && asking({ close: () => setOpen(false) })}
        </>
      );
    }
    render(<Page />);
    const opener = screen.getByRole('button', { name: 'Apri' });
    await userEvent.click(opener);
    expect(screen.getByRole('dialog', { name: 'Eliminare?' })).toContainElement(
      document.activeElement as HTMLElement,
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('is confirmed by its button, and by Enter in a field', async () => {
    render(asking());
    await userEvent.click(screen.getByRole('button', { name: 'Elimina' }));
    await userEvent.type(field(), 'x{Enter}');
    expect(run).toHaveBeenCalledTimes(2);
    expect(close).not.toHaveBeenCalled();
  });

  it('is not confirmed while there is a reason against it, which its button says', async () => {
    render(asking({ confirm: { text: 'Elimina', disabledReason: 'Scrivere il motivo', run } }));
    await userEvent.type(field(), 'x{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Elimina', description: 'Scrivere il motivo' }));
    expect(run).not.toHaveBeenCalled();
  });

  it('stays while its action runs: neither Escape nor a button does anything', async () => {
    render(asking({ running: true }));
    expect(screen.getByRole('status')).toHaveTextContent('shell.working');
    await userEvent.type(field(), 'x{Enter}{Escape}');
    for (const button of screen.getAllByRole('button')) await userEvent.click(button);
    expect(run).not.toHaveBeenCalled();
    expect(close).not.toHaveBeenCalled();
  });

  it('is closed by its button alone where something typed would be lost', async () => {
    render(asking({ persistent: true }));
    await userEvent.type(field(), 'x{Escape}');
    expect(close).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'shell.cancel' }));
    expect(close).toHaveBeenCalledOnce();
  });

  it('leads to the first wrong field when it is confirmed, and when the action was refused', async () => {
    const { rerender } = render(asking({ wrong: true }));
    await userEvent.click(screen.getByRole('button', { name: 'Elimina' }));
    await waitFor(() => expect(field()).toHaveFocus());

    rerender(asking());
    await userEvent.click(screen.getByRole('button', { name: 'Elimina' }));
    rerender(asking({ running: true }));
    expect(field()).not.toHaveFocus();
    rerender(asking({ wrong: true, error: 'Il motivo è troppo breve' }));
    await waitFor(() => expect(field()).toHaveFocus());
    expect(screen.getByRole('alert')).toHaveTextContent('Il motivo è troppo breve');
  });

  it('that only shows something has one button, which closes it', async () => {
    render(asking({ confirm: undefined }));
    await userEvent.click(screen.getByRole('button', { name: 'shell.close' }));
    expect(close).toHaveBeenCalledOnce();
  });
});
