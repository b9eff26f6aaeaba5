import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { refused } from '../../../fixtures/resizingProvider';
import { axeFindings } from '../../../fixtures/resourceScreen';
import { practice, transferProvider } from '../../../fixtures/transferProvider';
import { at, boom, button, heading, open, PAGE, press, red } from '../../../fixtures/transferScreen';

describe('the steps of a transfer', () => {
  it('XFER-006 XFER-007 XFER-009 are six, with the way back to the history', async () => {
    open(transferProvider(), 'nuova');
    await heading('Informativa');
    const steps = within(screen.getByRole('list', { name: 'Passi della procedura' })).getAllByRole(
      'listitem',
    );
    expect(steps.map(({ textContent }) => textContent?.replace(/^\d/, ''))).toEqual([
      ...[
        'Informativa',
        'DS responsabile',
        'Area appartenenza applicativi',
        'Allegati',
        'Documento',
        'Firma',
      ],
    ]);
    expect(screen.getByRole('link', { name: 'Torna allo storico pratiche' })).toHaveAttribute('href', PAGE);
    expect(screen.queryByRole('table')).toBeNull();
    expect(await axeFindings()).toEqual([]);
  });

  it('XFER-008 XFER-010 XFER-052 go on and back, with the head of the school or a form', async () => {
    open(transferProvider({ dsRead: '' }), 'nuova');
    expect(await button('Indietro')).toBeVisible();
    await press('Avanti');
    await heading('DS responsabile');
    expect(await button('Avanti')).toHaveAttribute('aria-disabled', 'true');
    await press('Scegli il DS tra gli utenti');
    const dialog = await screen.findByRole('dialog', { name: 'DS responsabile' });
    await userEvent.type(within(dialog).getByRole('combobox', { name: 'Dirigente scolastico' }), 'ver');
    await screen.findByRole('option', { name: 'Ugo Verdi (verdi.SG10001)' });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Annulla' }));
    await press('Indietro');
    await heading('Informativa');
  });

  it('XFER-073 XFER-113 XFER-010 want the head’s names, of 50 characters, in boxes of 100', async () => {
    at('ds', { dsRead: '' }, { ds: undefined });
    const name = await screen.findByRole('textbox', { name: 'Nome' });
    const surname = screen.getByRole('textbox', { name: 'Cognome' });
    expect([name, surname].map((box) => box.getAttribute('maxlength'))).toEqual(['100', '100']);
    await userEvent.click(name);
    await userEvent.click(surname);
    await userEvent.tab();
    expect(await screen.findByText('Nome obbligatorio')).toBeVisible();
    expect(await screen.findByText('Cognome obbligatorio')).toBeVisible();
    fireEvent.change(name, { target: { value: 'a'.repeat(51) } });
    expect(await screen.findByText('Il nome non può essere maggiore di 50 caratteri')).toBeVisible();
    fireEvent.change(surname, { target: { value: 'A1' } });
    expect(await screen.findByText('Cognome non valido')).toBeVisible();
  });
});

describe('the last steps of a transfer', () => {
  it('XFER-018 XFER-019 XFER-058 shows answers and files, with Annulla and the menu of the signature', async () => {
    at('documento', {
      practiceFiles: [
        {
          filename: 'dati.zip',
          fornitore: 'Nuvola',
          type: 'zip',
          password: true,
          size: '4,00 B',
          bytes: 4,
          upload: { id: 'u', state: 'stored' },
        },
      ],
    });
    await heading('Documento');
    expect(await screen.findByText('dati.zip (4,00 B, Nuvola, con password)')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Avanti' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Indietro', hidden: false })?.closest('main h1')).toBeFalsy();
    expect(await button('Annulla')).toBeVisible();
    await press('Conferma e firma');
    const menu = await screen.findByRole('menu');
    expect(
      within(menu)
        .getAllByRole('menuitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      ...[
        'Firma subito con Sigillo',
        expect.stringMatching(/^Firma subito con /),
        'Scarica/Carica documento',
      ],
    ]);
  });

  it('XFER-062 XFER-108 deletes the files with Annulla, once confirmed, and is at the files again', async () => {
    const { of } = at('documento');
    await heading('Documento');
    await press('Annulla');
    const dialog = await screen.findByRole('dialog', { name: 'Sicuro di voler procedere?' });
    expect(dialog).toHaveTextContent('Premendo CONFERMA i file caricati saranno eliminati.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'CONFERMA' }));
    await heading('Allegati');
    expect(of('practiceDeleteFiles')).toHaveLength(1);
  });

  it('XFER-103 says in red that the files could not be deleted', async () => {
    at('documento', { practiceDeleteFiles: boom });
    await heading('Documento');
    await press('Annulla');
    await press('CONFERMA');
    await red("Errore durante l'eliminazione dei file");
  });

  it('XFER-020 XFER-071 signs in the way that was chosen', async () => {
    at('documento');
    await heading('Documento');
    await press('Conferma e firma');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Scarica/Carica documento' }));
    await heading('Firma');
    expect(await screen.findByRole('list', { name: 'Scarica/Carica documento' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Firma con/ })).toBeNull();
    await press('Indietro');
    await press('Conferma e firma');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Firma subito con Sigillo' }));
    expect(await screen.findByRole('dialog', { name: /Firma online con Sigillo/ })).toBeVisible();
  });

  it('XFER-071 XFER-072 XFER-105 shows what the server says of a signature, and then the history', async () => {
    let fails = true;
    at('documento', {
      practiceSignOnline: () => {
        if (fails) throw refused(422, 'Firma rifiutata dal server', { code: 'signatureRefused' });
        return { number: 'F-2026-000001' };
      },
    });
    await heading('Documento');
    await press('Conferma e firma');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Firma subito con Sigillo' }));
    const dialog = await screen.findByRole('dialog', { name: /Firma online con Sigillo/ });
    await userEvent.type(within(dialog).getByLabelText(/^Username/), 'rossi');
    await userEvent.type(within(dialog).getByLabelText(/^Password/), 'x');
    await userEvent.type(within(dialog).getByLabelText(/^Codice OTP/), '123456');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Conferma' }));
    await screen.findByText('Firma rifiutata dal server');
    fails = false;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Conferma' }));
    expect(await screen.findByRole('link', { name: 'Nuova Pratica' })).toBeVisible();
  });

  it('XFER-072 sends the file that was signed elsewhere, and shows the history', async () => {
    const { of } = at('documento', { practiceSignOffline: { number: 'F-2026-000001' } });
    await heading('Documento');
    await press('Conferma e firma');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Scarica/Carica documento' }));
    await press('Carica documento firmato (.p7m)');
    const file = new File(['x'], 'd.pdf.p7m', { type: 'application/pkcs7-mime' });
    await userEvent.upload(await screen.findByLabelText('File firmato (.p7m)'), file);
    await press('Upload file');
    expect(await screen.findByRole('link', { name: 'Nuova Pratica' })).toBeVisible();
    expect(of('practiceSignOffline')).toMatchObject([{ file, query: { area: 'Didattica' } }]);
  });
});

describe('a signed practice', () => {
  const details = {
    practice: practice({ status: 'SIGNED', statusOperatore: 'STARTED' }),
    customerCode: 'SG10001',
  };

  it('XFER-031 XFER-059 shows its signed document', async () => {
    open(transferProvider({ practiceDetails: details, transferReceipt: boom }));
    expect(await button('Scarica il documento firmato (.p7m)')).toBeVisible();
    expect(screen.getByText('In lavorazione')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Richiesta di trasferimento dati' })).toBeVisible();
  });

  it('says that its document was not read, and reads it again', async () => {
    let there = false;
    const practicePdf = () => (there ? { name: 'd.pdf', content: btoa('%PDF-1.7') } : boom());
    open(transferProvider({ practiceDetails: details, transferReceipt: boom, practicePdf }));
    const region = within(await screen.findByRole('region', { name: 'Richiesta di trasferimento dati' }));
    expect(await region.findByRole('alert')).toHaveTextContent('boom');
    there = true;
    await userEvent.click(region.getByRole('button', { name: 'Riprova' }));
    expect(await region.findByText('%PDF-1.7')).toBeVisible();
  });
});
