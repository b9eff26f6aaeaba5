import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { axeFindings, ownScreen } from '../../fixtures/resourceScreen';
import { savedFiles } from '../../fixtures/savedFiles';
import { servicesProvider, statusWith } from '../../fixtures/servicesProvider';

const all = ['Contratto', 'Allegato', 'Affidamento', 'Attivazione'] as const;

function open(answers: Parameters<typeof servicesProvider>[0] = {}) {
  const provider = servicesProvider(answers);
  ownScreen('/servizi', { roles: ['supervisor'], callApi: provider.callApi });
  return provider;
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const row = (name: RegExp) => screen.getByRole('row', { name });

describe('the documents of preservation', () => {
  const names = ['Contratto', 'Clausole Vessatorie', 'Atto affidamento', 'Scheda attivazione'];
  /** Opens it with the contract signed and the other documents unsigned. */
  async function openSigned() {
    const preservationStatus = statusWith({
      made: ['Allegato', 'Affidamento', 'Attivazione'],
      signed: ['Contratto'],
    });
    open({ preservationStatus });
    await screen.findByRole('table');
  }

  it('SRV-018 SRV-019 SRV-020 SRV-072 are four, each to be downloaded and looked at', async () => {
    await openSigned();
    const listed = screen.getAllByRole('rowheader').map(({ firstChild }) => firstChild?.textContent);
    expect(listed).toEqual(names);
    for (const name of names) {
      const own = within(row(new RegExp(`^${name}`)));
      own.getByRole('button', { name: new RegExp(`^Scarica.*: ${name}$`) });
      own.getByRole('button', { name: `Visualizza Anteprima: ${name}` });
    }
  });

  it('SRV-021 SRV-022 say when one was signed, and offer to sign the others in two ways', async () => {
    await openSigned();
    within(row(/^Contratto/)).getByText('Firmato il 02/09/2026');
    expect(within(row(/^Contratto/)).queryByRole('button', { name: /^Firma/ })).toBeNull();
    for (const name of names.slice(1))
      within(row(new RegExp(`^${name}`))).getByRole('button', { name: `Firma il documento ${name}` });
    const act = row(/^Atto affidamento/);
    await within(act).findByText('Deve firmare: Ugo Verdi');
    within(row(/^Contratto/)).getByText(/^Firmato da /);
    await userEvent.click(
      within(act).getByRole('button', { name: 'Visualizza Anteprima: Atto affidamento' }),
    );
    await screen.findByText('%PDF-1.7');
    await press('Chiudi');
    await userEvent.click(within(act).getByRole('button', { name: 'Firma il documento Atto affidamento' }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Firma subito',
      'Carica documento firmato (.p7m)',
    ]);
    await userEvent.keyboard('{Escape}');
    await screen.findByText(/mancano 3 firme. Tocca a: Anna Rossi, Ugo Verdi/);
    expect(await axeFindings()).toEqual([]);
  });

  it('SRV-020 opens a preview named as the specification says, turned page by page', async () => {
    const { of } = open({ preservationStatus: statusWith({ made: all }) });
    await press('Visualizza Anteprima: Contratto');
    const dialog = within(await screen.findByRole('dialog', { name: 'Visualizza Anteprima' }));
    await dialog.findByText('%PDF-1.7');
    expect(of('preservationDocument')).toEqual([
      { params: { tipoDocumento: 'Contratto' }, query: { versione: 'originale' } },
    ]);
    await dialog.findByText('Pagina 1 di 3');
    await userEvent.click(dialog.getByRole('button', { name: 'Pagina successiva' }));
    dialog.getByText('Pagina 2 di 3');
    await userEvent.click(dialog.getByRole('button', { name: 'Pagina precedente' }));
    dialog.getByText('Pagina 1 di 3');
  });

  it('SRV-019 saves a document under its name, and a signed one as it was signed', async () => {
    const saved = savedFiles();
    const { of } = open({
      preservationStatus: statusWith({ made: ['Allegato'], signed: ['Contratto'] }),
      preservationDocument: ({ query }: { query: { versione: string } }) => ({
        name: `${query.versione}.pdf`,
        content: btoa('%PDF'),
      }),
    });
    await press(/^Scarica.*: Clausole Vessatorie$/);
    await waitFor(() => expect(saved).toEqual(['originale.pdf']));
    await press(/^Scarica.*: Contratto$/);
    await waitFor(() => expect(saved).toEqual(['originale.pdf', 'firmata.pdf']));
    expect(of('preservationDocument').map(({ params }) => params)).toEqual([
      { tipoDocumento: 'Allegato' },
      { tipoDocumento: 'Contratto' },
    ]);
  });

  it('SRV-023 SRV-050 SRV-073 asks every 5 seconds while documents are made, and no longer', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let made: readonly (typeof all)[number][] = ['Contratto'];
    const { of } = open({ preservationStatus: () => statusWith({ made }) });
    await screen.findAllByText('In lavorazione...');
    const before = of('preservationStatus').length;
    // From here on the clock only advances explicitly.
    vi.setTimerTickMode('manual');
    const asked = async (afterMore: number) => {
      await act(() => vi.advanceTimersByTimeAsync(afterMore));
      return of('preservationStatus').length - before;
    };
    expect(await asked(3_000)).toBe(0);
    expect(await asked(2_500)).toBe(1);
    expect(await asked(5_000)).toBe(2);
    made = all;
    expect(await asked(2_000)).toBe(2);
    expect(await asked(3_000)).toBe(3);
    vi.setTimerTickMode('interval', 20);
    await waitFor(() => expect(screen.getAllByText('Da firmare')).toHaveLength(4));
    const after = of('preservationStatus').length;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(of('preservationStatus')).toHaveLength(after);
    vi.useRealTimers();
  });

  it('SRV-050 does not ask again while the signing step has not begun', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { of } = open();
    await screen.findByText('Ugo Verdi, VRDGUO65B02L378H');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(of('preservationStatus')).toHaveLength(1);
    vi.useRealTimers();
  });
});
