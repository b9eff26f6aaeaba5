import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { SIGNING_MAINTENANCE } from '../../../contract/signing/signing';
import { ownScreen } from '../../fixtures/resourceScreen';
import { refuse, servicesProvider, statusWith } from '../../fixtures/servicesProvider';

const all = ['Contratto', 'Allegato', 'Affidamento', 'Attivazione'] as const;

function open(answers: Parameters<typeof servicesProvider>[0] = {}) {
  const provider = servicesProvider(answers);
  ownScreen('/servizi', { roles: ['supervisor'], callApi: provider.callApi });
  return provider;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** Opens the preview of a document and closes it again: only a document that was previewed can be signed. */
const seen = async (name: string) => {
  await press(`Visualizza Anteprima: ${name}`);
  await screen.findByText('%PDF-1.7');
  await press('Chiudi');
};

describe('the signature of a document of preservation', () => {
  it('SRV-043 SRV-068 signs online by kind and credentials alone, and says what failed', async () => {
    const { of } = open({
      preservationStatus: statusWith({ made: all }),
      preservationSignOnline: refuse(502, 'no'),
    });
    await seen('Contratto');
    await press('Firma il documento Contratto');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Firma subito' }));
    await userEvent.type(screen.getByLabelText(/^Username/), 'rossi');
    await userEvent.type(screen.getByLabelText(/^Password/), 'segreta');
    await userEvent.type(screen.getByLabelText(/^Codice OTP/), '123456');
    await press('Conferma');
    const said = await screen.findByText(
      'Non è stato possibile completare la firma del documento. Verifica di aver inserito le credenziali corrette o riprova più tardi.',
    );
    expect(said.closest('.MuiAlert-colorError')).toBeTruthy();
    expect(of('preservationSignOnline')).toEqual([
      { body: { tipoDocumento: 'Contratto', username: 'rossi', password: 'segreta', otp: '123456' } },
    ]);
  });

  it('SRV-067 says in red that an upload failed, and why', async () => {
    const { of } = open({
      preservationStatus: statusWith({ made: all }),
      preservationSignOffline: refuse(422, 'no'),
    });
    await seen('Contratto');
    await press('Firma il documento Contratto');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Carica documento firmato (.p7m)' }));
    const file = new File(['x'], 'c.pdf.p7m', { type: 'application/pkcs7-mime' });
    await userEvent.upload(screen.getByLabelText('File firmato (.p7m)'), file);
    await press('Upload file');
    const said = await screen.findByText(
      "Non è stato possibile completare il caricamento del documento. Verifica di aver firmato il file con l'identità corretta oppure scarica nuovamente e ricarica il file firmato esternamente",
    );
    expect(said.closest('.MuiAlert-colorError')).toBeTruthy();
    expect(of('preservationSignOffline')).toEqual([
      { body: { tipoDocumento: 'Contratto' }, file, progress: expect.any(Function) },
    ]);
  });

  it('leaves the focus at the heading of the page, since the pen of a signed document goes', async () => {
    let status: object | Promise<object> = statusWith({ made: all });
    let read: (now: object) => void = () => undefined;
    open({
      preservationStatus: () => status,
      preservationSignOffline: () => {
        // The status arrives after the dialog has returned the focus.
        status = new Promise((resolve) => (read = resolve));
        return { number: 'F-2026-000001', at: '2026-09-01T22:30:00Z' };
      },
    });
    await seen('Contratto');
    await press('Firma il documento Contratto');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Carica documento firmato (.p7m)' }));
    const file = new File(['x'], 'c.pdf.p7m', { type: 'application/pkcs7-mime' });
    await userEvent.upload(screen.getByLabelText('File firmato (.p7m)'), file);
    await press('Upload file');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Firma il documento Contratto' })).toHaveFocus(),
    );
    read(statusWith({ made: ['Allegato', 'Affidamento', 'Attivazione'], signed: ['Contratto'] }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Firma il documento Contratto' })).toBeNull(),
    );
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('is offered once the document was opened, and names it and who must sign', async () => {
    open({ preservationStatus: statusWith({ made: all }) });
    const pen = await screen.findByRole('button', { name: 'Firma il documento Contratto' });
    expect(pen).toHaveAttribute('aria-disabled', 'true');
    expect(pen).toHaveAccessibleDescription('Aprire prima il documento');
    await seen('Contratto');
    await press('Firma il documento Contratto');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Firma subito' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Contratto',
      'Anna Rossi',
    ]);
  });

  it('is not offered for what was opened but could not be read, until it can be', async () => {
    let there = false;
    const gone = refuse(404, 'Il documento non si trova.');
    open({
      preservationStatus: statusWith({ made: all }),
      preservationDocument: () => (there ? { name: 'x.pdf', content: btoa('%PDF-1.7') } : gone()),
    });
    const pen = () => screen.getByRole('button', { name: 'Firma il documento Contratto' });
    await press('Visualizza Anteprima: Contratto');
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Il documento non si trova.');
    await press('Chiudi');
    expect(pen()).toHaveAttribute('aria-disabled', 'true');
    await press('Visualizza Anteprima: Contratto');
    there = true;
    await press('Riprova');
    await screen.findByText('%PDF-1.7');
    await press('Chiudi');
    expect(pen()).not.toHaveAttribute('aria-disabled');
  });

  it('is not offered for what was closed before it came', async () => {
    open({
      preservationStatus: statusWith({ made: all }),
      preservationDocument: () => new Promise(() => undefined),
    });
    await press('Visualizza Anteprima: Contratto');
    await press('Chiudi');
    expect(screen.getByRole('button', { name: 'Firma il documento Contratto' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('says in maintenance that nothing can be signed now, and lets the documents be read', async () => {
    open({
      preservationStatus: statusWith({ made: all }),
      signingState: { maintenance: true, providers: [] },
    });
    await screen.findByText(SIGNING_MAINTENANCE);
    expect(screen.getAllByRole('button', { name: /^Visualizza Anteprima: / })).toHaveLength(4);
    expect(screen.queryByRole('button', { name: /^Firma il documento / })).toBeNull();
  });
});
