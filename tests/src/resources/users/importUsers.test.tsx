import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { SentRow } from '../../../../contract/imports/imported';
import { ApiError } from '../../../../src/dataProvider/ApiError';
import { axeFindings } from '../../../fixtures/resourceScreen';
import { savedFiles } from '../../../fixtures/savedFiles';
import {
  button,
  confirm,
  fileInput,
  isOff,
  judged,
  openUsersFile,
  people,
  person,
  upload,
} from '../../../fixtures/usersFile';

vi.mock('../../../../src/engine/import/book/bookClient', () => import('../../../fixtures/bookInPage'));

const WRONG =
  'Si è verificato un errore nel file di importazione. Verificare che i dati inseriti siano corretti!';

describe('the import of users from a CSV', () => {
  it('CSVI-001 CSVI-006 CSVI-009 CSVI-022 begins with the file, of three steps, whose first row is the header', async () => {
    openUsersFile();
    expect(await screen.findByRole('heading', { level: 1, name: 'Importa utenti' })).toBeVisible();
    const steps = [...document.querySelectorAll('.MuiStepLabel-label')].map(({ textContent }) => textContent);
    expect(steps).toEqual(['File', 'Anteprima', 'Esito']);
    expect(screen.getByText(/^La prima riga del file deve contenere l’intestazione/)).toBeVisible();
    expect(fileInput()).toHaveAttribute('accept', '.csv,.CSV');
    expect(await axeFindings()).toEqual([]);
  });

  it('CSVI-007 CSVI-008 CSVI-020 CSVI-021 uploads nothing without a file, and gives a sample of one', async () => {
    const { asked } = openUsersFile();
    expect(isOff(await button('Carica'))).toBe(true);
    expect(isOff(await button('Conferma'))).toBe(true);
    expect(screen.getByRole('link', { name: 'Scarica il modello di esempio' })).toHaveAttribute(
      'href',
      '/modelli/importa-utenti.csv',
    );
    await userEvent.click(await button('Carica'));
    expect(asked).not.toContain('importPreview');
    await upload([person(1)]);
    expect(await screen.findByText('Totale utenti: 1')).toBeVisible();
  });

  it('CSVI-010 CSVI-011 CSVI-012 CSVI-017 shows five users a page, how many there are, and each once', async () => {
    openUsersFile();
    await upload([...people(7), person(3), person(4)]);
    expect(await screen.findByText('Totale utenti: 7')).toBeVisible();
    expect(screen.getByText('Righe ripetute, escluse: 2')).toBeVisible();
    await userEvent.click(screen.getByText('Mostra le righe ripetute'));
    expect(screen.getByText('Riga 9: come la riga 5')).toBeVisible();
    expect(screen.getByText('Riga 10: come la riga 6')).toBeVisible();
    const surnames = () =>
      screen
        .getAllByRole('row')
        .slice(1)
        .map((one) => one.querySelectorAll('td')[1]?.textContent);
    await waitFor(() => expect(surnames()).toEqual([0, 1, 2, 3, 4].map((n) => `Rossi ${n}`)));
    await userEvent.click(await button('Pagina successiva'));
    await waitFor(() => expect(surnames()).toEqual(['Rossi 5', 'Rossi 6']));
    expect(screen.queryByRole('columnheader', { name: 'Dettagli' })).toBeNull();
  });

  it('CSVI-005 CSVI-013 CSVI-018 asks before it imports, and says that it is over', async () => {
    const { asked } = openUsersFile();
    await upload([person(1)]);
    await screen.findByText('Totale utenti: 1');
    expect(asked).not.toContain('importRun');
    await confirm();
    expect(await screen.findByText('Procedura terminata')).toBeVisible();
    expect(asked).toContain('importRun');
    expect(isOff(await button('Conferma'))).toBe(true);
    expect(screen.getByRole('link', { name: /^Apri l’importazione/ })).toHaveAttribute(
      'href',
      '/importazioni/i1',
    );
    expect(await axeFindings()).toEqual([]);
  });

  it('CSVI-019 goes back to the first step, where neither file nor headers are kept', async () => {
    openUsersFile();
    await upload([person(1)]);
    await screen.findByText('Totale utenti: 1');
    await userEvent.click(await button('Indietro'));
    expect(await screen.findByText('Nessun file scelto')).toBeVisible();
    expect(isOff(await button('Carica'))).toBe(true);
    const swapped = [2, 3].map((n) => {
      const [nome, cognome, ...more] = person(n).split(',');
      return [cognome, nome, ...more].join(',');
    });
    await upload(swapped, 'Cognome,Nome,Codice Fiscale,Email');
    expect(await screen.findByText('Totale utenti: 2')).toBeVisible();
    const cells = [...(screen.getAllByRole('row')[1]?.querySelectorAll('td') ?? [])];
    expect(cells.slice(0, 2).map(({ textContent }) => textContent)).toEqual(['Anna', 'Rossi 2']);
  });

  it('CSVI-020 CSVI-026 confirms nothing with nobody to import, says which field is required, and takes corrections', async () => {
    openUsersFile();
    await upload([`,${person(1).split(',').slice(1).join(',')}`]);
    expect(await screen.findByText('Nome: Campo obbligatorio')).toBeVisible();
    expect(isOff(await button('Conferma'))).toBe(true);
    await userEvent.type(screen.getByLabelText('Nome, riga 2'), 'Anna{Enter}');
    await waitFor(async () => expect(isOff(await button('Conferma'))).toBe(false));
  });

  it('tells of a line with the total, and of a wrong check letter where it is put right, among many', async () => {
    const odd = 'La lettera di controllo non torna';
    const importPreview = ({ rows }: { rows: SentRow[] }) =>
      judged(rows).map((one, at) => ({
        ...one,
        warnings: String(rows[at]?.cells.codicefiscale ?? '').endsWith('X') ? [odd] : [],
      }));
    openUsersFile({ importPreview });
    const wrong = person(8).replace(/.,a8/, 'X,a8');
    await upload([...people(8), wrong, 'Totale: 9;;;'.replaceAll(';', ',')]);
    expect(await screen.findByText('Totale utenti: 9')).toBeVisible();
    expect(screen.getByText(/Righe di totale in fondo, saltate: 1\./)).toBeVisible();
    expect(screen.queryByText(odd)).toBeNull();
    await userEvent.click(await button('Da verificare (1)'));
    expect(await screen.findByText(odd)).toBeVisible();
    const cell = screen.getByLabelText('Codice Fiscale, riga 10');
    await userEvent.clear(cell);
    await userEvent.type(cell, 'RSSNNA80A18H501I{Enter}');
    await waitFor(() => expect(screen.queryByText(odd)).toBeNull());
    expect(screen.getByLabelText('Codice Fiscale, riga 10')).toHaveValue('RSSNNA80A18H501I');
    expect(screen.queryByRole('button', { name: 'Solo errori (0)' })).toBeNull();
  });

  it('CSVI-024 CSVI-025 CSVI-032 shows what the provider says of single rows at these, in red', async () => {
    const errors = [{ field: 'rows[1].cells.email', message: "L'e-mail è già di un altro" }];
    const importAdd = () => {
      throw new ApiError('invalid', 400, 'Dati assenti o non validi!', errors);
    };
    openUsersFile({ importAdd });
    await upload([person(1), person(2)]);
    await screen.findByText('Totale utenti: 2');
    await confirm();
    expect((await screen.findByText(WRONG)).closest('.MuiAlert-root')).toHaveClass('MuiAlert-colorError');
    expect(screen.getByRole('columnheader', { name: 'Dettagli' })).toBeVisible();
    const rows = screen.getAllByRole('row').slice(1);
    const chips = rows.map((one) => one.querySelector('.MuiChip-colorError') !== null);
    expect(chips).toEqual([false, true]);
    expect(within(rows[1] as HTMLElement).getByText("L'e-mail è già di un altro")).toBeVisible();
  });

  it('says on a phone what is wrong in a row at the beginning of its card', async () => {
    const importAdd = () => {
      throw new ApiError('invalid', 400, 'Dati assenti o non validi!', [
        { field: 'rows[0].cells.email', message: "L'e-mail è già di un altro" },
      ]);
    };
    openUsersFile({ importAdd }, 390);
    await upload([person(1)]);
    await screen.findByText('Totale utenti: 1');
    await confirm();
    const problem = await screen.findByText("L'e-mail è già di un altro");
    const card = within(problem.closest('li') as HTMLElement);
    expect(card.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      ...['Dettagli', 'Nome', 'Cognome', 'Codice Fiscale', 'Email'],
    ]);
  });

  it('CSVI-031 stays at the file where it is refused, and keeps saying why, in red', async () => {
    const importPreview = () => {
      throw new ApiError('forbidden', 403, 'Non si dispone dei permessi per questa operazione.');
    };
    openUsersFile({ importPreview });
    await upload([person(1)]);
    const message = await screen.findByText('Non si dispone dei permessi per questa operazione.');
    expect(message.closest('.MuiAlert-root')).toHaveClass('MuiAlert-colorError');
    expect(screen.queryByText(/^Totale utenti/)).toBeNull();
    expect(await button('Carica')).toBeVisible();
  });

  it('offers what comes next for those whom it made, while it is not taken back', async () => {
    const over = { id: 'i1', resource: 'user', state: 'done', total: 1, waiting: 0, created: 1 };
    openUsersFile({ importRead: () => ({ ...over, takenBack: false }) });
    await upload([person(1)]);
    await screen.findByText('Totale utenti: 1');
    await confirm();
    expect(await screen.findByRole('button', { name: 'Vedi il nuovo elemento' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Assegna ruoli' })).toBeVisible();
    cleanup();
    openUsersFile({ importRead: () => ({ ...over, takenBack: true }) });
    await upload([person(1)]);
    await screen.findByText('Totale utenti: 1');
    await confirm();
    await screen.findByText('Procedura terminata');
    expect(screen.queryByRole('button', { name: 'Vedi il nuovo elemento' })).toBeNull();
  });

  it('CSVI-023 CSVI-034 gives the report of one category at least, under its name', async () => {
    const saved = savedFiles();
    openUsersFile();
    await upload([person(1)]);
    await screen.findByText('Totale utenti: 1');
    await confirm();
    const download = await button('Scarica il report');
    expect(isOff(download)).toBe(true);
    await userEvent.click(download);
    expect(saved).toEqual([]);
    await userEvent.click(screen.getByRole('checkbox', { name: /^ERROR: 0/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /^OK: 1/ }));
    await userEvent.click(await button('Scarica il report'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV (.csv)' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved).toEqual([expect.stringMatching(/^Report_OK-ERROR_SG10001_20260902-1030\d\d\.csv$/)]);
  });
});
