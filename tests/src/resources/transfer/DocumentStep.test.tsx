import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { refused } from '../../../fixtures/resizingProvider';
import { address } from '../../../fixtures/resourceScreen';
import { SUBJECT, transferProvider } from '../../../fixtures/transferProvider';
import { at, heading, open, PAGE, press, red } from '../../../fixtures/transferScreen';

describe('the document of a transfer', () => {
  it.each([
    [
      refused(409, 'Il documento si sta preparando.', { code: 'conflict' }),
      'Il documento si sta preparando.',
    ],
    [refused(500, 'boom'), 'Si è verificato un errore di sistema, riprovare più tardi'],
  ])('says in red why it cannot be gone on to the signature, and stays (%s)', async (refusal, said) => {
    at('documento', {
      transferGo: () => {
        throw refusal;
      },
    });
    await heading('Documento');
    await press('Conferma e firma');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Firma subito con Sigillo' }));
    await red(said);
    expect(screen.getByText(said).closest('[role=alert]')).not.toBeNull();
    await waitFor(() => expect(address()).toBe(`${PAGE}/${encodeURIComponent(SUBJECT)}`));
    expect(screen.getByRole('heading', { level: 2, name: 'Documento' })).toBeVisible();
  });

  it('asks for no signature where somebody else went on meanwhile', async () => {
    const provider = transferProvider(
      {
        transferGo: () => {
          const saved = { name: 'Ugo Verdi', at: '2026-09-01T08:00:00Z' };
          throw refused(409, 'stale', { code: 'stale', current: { ...provider.run, step: 'firma', saved } });
        },
      },
      { step: 'documento' },
    );
    open(provider);
    await heading('Documento');
    await press('Conferma e firma');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Firma subito con Sigillo' }));
    expect(await screen.findByText(/^Ugo Verdi ha salvato il/)).toBeVisible();
    expect(await heading('Firma')).toBeVisible();
    await waitFor(() => expect(address()).toBe(`${PAGE}/${encodeURIComponent(SUBJECT)}`));
  });
});
