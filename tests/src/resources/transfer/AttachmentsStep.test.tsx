import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeUploads, fakeUploads } from '../../../fixtures/fakeUploads';
import { axeFindings } from '../../../fixtures/resourceScreen';
import { choices, SOURCE, two } from '../../../fixtures/transferProvider';
import { at, button, choose, heading, press, red, zip } from '../../../fixtures/transferScreen';
import { sha256 } from '../../../fixtures/uploadProvider';

let uploads: FakeUploads;
beforeEach(() => {
  uploads = fakeUploads();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function upload(): Promise<void> {
  await press('Carica file');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'CONFERMA' }));
}
const severalApplications = { applicativi: { ...choices, area: 'Contabile', applicativi: two } };

describe('the fourth step of a transfer', () => {
  it('XFER-017 XFER-054 XFER-085 XFER-109 has a list of files, each with its size and a password', async () => {
    at('allegati');
    await heading('Allegati');
    expect(await button('Carica file')).toHaveAttribute('aria-disabled', 'true');
    choose(zip(), new File(['a'.repeat(1536)], 'note.csv'));
    const list = await screen.findByRole('list', { name: 'File allegati' });
    const [first, second] = within(list).getAllByRole('listitem');
    expect(first).toHaveTextContent('dati.zip (4,00 B)');
    expect(second).toHaveTextContent('note.csv (1,50 KB)');
    expect(within(first as HTMLElement).getByLabelText('Password di dati.zip (facoltativa)')).toHaveAttribute(
      'type',
      'password',
    );
    expect(within(second as HTMLElement).queryByLabelText(/^Password/)).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveAttribute('maxlength', '256');
    expect(await button('Carica file')).not.toHaveAttribute('aria-disabled');
    expect(await axeFindings()).toEqual([]);
  });

  it('refuses an empty file or a folder in words, and keeps the others', async () => {
    at('allegati');
    await heading('Allegati');
    choose(zip(), new File([], 'vuoto.zip'));
    expect(await screen.findByText(/^Vuoti, o cartelle: vuoto\.zip\./)).toBeVisible();
    const list = await screen.findByRole('list', { name: 'File allegati' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  });

  it.each(['{Enter}', ' '])('has its files chosen from the keyboard, by %j', async (key) => {
    const opened = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
    at('allegati');
    await heading('Allegati');
    (await button('Scegli i file')).focus();
    await userEvent.keyboard(key);
    expect(opened.mock.contexts).toEqual([screen.getByLabelText('Scegli i file')]);
  });

  it('says which chosen file was removed, and leaves the focus where another is chosen', async () => {
    at('allegati');
    await heading('Allegati');
    choose(zip());
    await press('Togli dati.zip');
    expect(await screen.findByText('File tolto: dati.zip')).toHaveAttribute('role', 'status');
    await waitFor(async () => expect(await button('Scegli i file')).toHaveFocus());
    choose(zip());
    expect(screen.queryByText('File tolto: dati.zip')).toBeNull();
  });

  it('says which file of an earlier time was deleted, and leaves the focus where another is chosen', async () => {
    const upload = {
      id: 'u',
      name: 'dati.zip',
      size: 4,
      arrivedBytes: 2,
      by: 'Rossi Anna',
      state: 'sending',
    };
    let files = [{ filename: 'dati.zip', upload }];
    at('allegati', {
      practiceFiles: () => files,
      uploadRemove: () => {
        files = [];
      },
    });
    await press('Elimina dati.zip');
    expect(await screen.findByText('File eliminato: dati.zip')).toHaveAttribute('role', 'status');
    await waitFor(async () => expect(await button('Scegli i file')).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Elimina dati.zip' })).toBeNull();
  });

  it('XFER-084 refuses two files of one name', async () => {
    at('allegati');
    await heading('Allegati');
    choose(zip());
    choose(zip());
    await red('Errore: esiste già un allegato con lo stesso nome!');
    expect(screen.getAllByRole('button', { name: 'Togli dati.zip' })).toHaveLength(1);
  });

  it('XFER-087 XFER-088 wants notes for several files of several applications', async () => {
    at('allegati', {}, severalApplications);
    await heading('Allegati');
    choose(zip('a.zip'));
    await waitFor(async () => expect(await button('Carica file')).not.toHaveAttribute('aria-disabled'));
    choose(zip('b.zip'));
    await waitFor(async () => expect(await button('Carica file')).toHaveAttribute('aria-disabled', 'true'));
    const note = screen.getByRole('textbox', { name: /^Note/ });
    fireEvent.blur(note);
    expect(await screen.findByText('Campo Obbligatorio')).toBeVisible();
    fireEvent.change(note, { target: { value: 'a e b' } });
    expect(await button('Carica file')).not.toHaveAttribute('aria-disabled');
  });

  it('XFER-016 XFER-064 XFER-066 XFER-108 asks, then sends each file by its calls, and becomes "Avanti"', async () => {
    const { of } = at('allegati');
    await heading('Allegati');
    choose(zip(), zip('altro.zip'));
    fireEvent.change(await screen.findByLabelText('Password di dati.zip (facoltativa)'), {
      target: { value: 'segreta' },
    });
    await press('Carica file');
    const dialog = await screen.findByRole('dialog', { name: 'Sicuro di voler procedere?' });
    expect(dialog).toHaveTextContent('Premendo CONFERMA i file selezionati saranno caricati.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'CONFERMA' }));
    await screen.findByText('Tutti i file sono stati caricati e il documento è pronto.');
    expect(screen.queryByRole('button', { name: 'Carica file' })).toBeNull();
    expect(of('practiceUpload').map(({ body }) => body)).toMatchObject([
      {
        filename: 'dati.zip',
        password: 'segreta',
        size: 4,
        chunk: 1,
        status: 'STARTED',
        codMinAltri: SOURCE,
      },
      { filename: 'altro.zip' },
    ]);
    // They are sent in parallel: either may be the first.
    const body = expect.objectContaining({ chunkIndex: 1, sha256: sha256('data') });
    expect(of('practiceAddress')).toContainEqual(expect.objectContaining({ uploadToken: 'dati.zip', body }));
    expect(uploads.puts).toHaveLength(2);
    expect(of('practiceDocument')).toHaveLength(1);
  });

  it('XFER-044 XFER-067 XFER-092 XFER-093 completes each with the etags of its parts and the header of the upload', async () => {
    uploads.answer = () => new Response(null, { headers: { etag: '"e1"' } });
    const { of } = at('allegati');
    await heading('Allegati');
    choose(zip());
    await upload();
    await waitFor(() => expect(of('practiceComplete')).toHaveLength(1));
    expect(of('practiceComplete')[0]).toMatchObject({
      uploadToken: 'dati.zip',
      body: { status: 'COMPLETED', completedUploadDto: [{ etag: '"e1"', partNumber: 1 }] },
    });
  });

  it('sends no token to the address of a part', async () => {
    at('allegati');
    await heading('Allegati');
    choose(zip());
    await upload();
    await waitFor(() => expect(uploads.puts).toHaveLength(1));
    expect(uploads.puts[0]?.headers).toEqual({});
  });

  it('XFER-069 shows the parts that are there of all parts, in hundredths', async () => {
    const view = {
      id: 'u',
      folder: 'f',
      name: 'dati.zip',
      size: 4,
      partSize: 1,
      pieces: 1,
      state: 'sending',
    };
    const arrived = {
      arrived: [],
      arrivedPieces: [],
      arrivedBytes: 0,
      by: 'Rossi Anna',
      begunAt: '2026-09-01T00:00:00Z',
    };
    const address = ({ body }: { body: { chunkIndex: number } }) =>
      body.chunkIndex > 3 ? new Promise(() => undefined) : { url: '/objects/1', headers: [], until: '' };
    at('allegati', { practiceUpload: { ...view, ...arrived }, practiceAddress: address });
    await heading('Allegati');
    choose(zip());
    await upload();
    const bar = await screen.findByRole('progressbar', { name: 'Caricamento di tutti i file' });
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '75'));
    expect(await button('Avanti')).toHaveAttribute('aria-disabled', 'true');
  });

  it('XFER-042 XFER-055 XFER-068 makes the document once all parts are there, and goes on to it', async () => {
    const { of } = at('allegati');
    await heading('Allegati');
    choose(zip());
    fireEvent.change(screen.getByRole('textbox', { name: 'Note' }), { target: { value: 'Tutti' } });
    await upload();
    const bar = await screen.findByRole('progressbar', { name: 'Caricamento di tutti i file' });
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '100'));
    await waitFor(async () => expect(await button('Avanti')).not.toHaveAttribute('aria-disabled'));
    expect(of('practiceDocument')[0]?.body).toEqual({
      customerCodeArgo: 'SG10001',
      codMinAltri: SOURCE,
      area: 'Didattica',
      nomeDs: 'Anna',
      cognomeDs: 'Rossi',
      note: 'Tutti',
      file: [{ filename: 'dati.zip', fornitore: 'Nuvola', type: 'zip', password: false, size: '4,00 B' }],
    });
    await press('Avanti');
    await heading('Documento');
    expect(screen.queryByRole('progressbar', { name: 'Caricamento di tutti i file' })).toBeNull();
  });
});
