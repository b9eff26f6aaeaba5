import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Dialog, type DialogProps } from '../../../src/ui/Dialog';

function Page({ leaves = true, ...dialog }: Partial<DialogProps> & { readonly leaves?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <h1 tabIndex={-1}>Utenti</h1>
      {(leaves || !open) && (
        <button type="button" onClick={() => setOpen(true)}>
          Apri
        </button>
      )}
      {open && <Dialog size="question" title="Domanda" {...dialog} onClose={() => setOpen(false)} />}
    </main>
  );
}
const openDialog = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Apri' }));
  return screen.findByRole('dialog', { name: 'Domanda' });
};

describe('a dialog', () => {
  it('is named by its title and described by what it is about', async () => {
    render(<Page about="Si può annullare">corpo</Page>);
    expect(await openDialog()).toHaveAccessibleDescription('Si può annullare');
  });

  it('is described by its whole body, where that is said of it', async () => {
    render(<Page bodyDescribes>Tutto il testo</Page>);
    expect(await openDialog()).toHaveAccessibleDescription('Tutto il testo');
  });

  it('has no description and no row of buttons where it has neither', async () => {
    render(<Page>corpo</Page>);
    const dialog = await openDialog();
    expect(dialog).not.toHaveAttribute('aria-describedby');
    expect(dialog.querySelector('.MuiDialogActions-root')).toBeNull();
  });

  it('sends its form from a button among its actions', async () => {
    const send = vi.fn((event: FormEvent) => event.preventDefault());
    render(<Page onSubmit={send} actions={<button type="submit">Salva</button>} />);
    await openDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
    expect(send).toHaveBeenCalledOnce();
  });

  it('gives the focus back to the button that opened it', async () => {
    render(<Page>corpo</Page>);
    await openDialog();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Apri' })).toHaveFocus());
  });

  it('takes the focus itself where what had it has gone from it', async () => {
    const Step = () => {
      const [over, setOver] = useState(false);
      return over ? (
        <p>Fatto</p>
      ) : (
        <button type="button" onClick={() => setOver(true)}>
          Continua
        </button>
      );
    };
    render(
      <Page>
        <Step />
      </Page>,
    );
    const dialog = await openDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Continua' }));
    await screen.findByText('Fatto');
    await waitFor(() => expect(dialog).toHaveFocus());
  });

  it('gives the focus to the heading of the page where that button has gone', async () => {
    const { rerender } = render(<Page>corpo</Page>);
    await openDialog();
    rerender(<Page leaves={false}>corpo</Page>);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Utenti' })).toHaveFocus());
  });
});
