import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { practices } from '../../../../src/resources/transfer/practices';
import { refused } from '../../../fixtures/resizingProvider';
import { address, axeFindings, lastSaid, ownScreen } from '../../../fixtures/resourceScreen';
import { practice, SOURCE, transferProvider } from '../../../fixtures/transferProvider';

const PAGE = '/areaamministrativa/altri-fornitori';
const open = (
  answers: Record<string, unknown> = {},
  roles: readonly string[] = ['supervisor'],
  width?: number,
) => {
  const provider = transferProvider(answers);
  const { router } = ownScreen(PAGE, {
    roles: roles as never,
    callApi: provider.callApi,
    shows: [practices],
    ...(width && { width }),
  });
  return { ...provider, router };
};
const signed = practice({
  codMinAltri: 'TNTF01000AXX',
  area: 'Contabile',
  status: 'SIGNED',
  statusOperatore: 'STARTED',
  applicativi: [
    { appCode: 'wwb', fornitore: 'A' },
    { appCode: 'inv', fornitore: 'A' },
  ],
  createdDate: '2026-06-01T08:00:00Z',
  updatedDate: '2026-09-01T22:30:00Z',
  progress: 100,
});
const cellsOf = (row: HTMLElement | undefined) =>
  within(row as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
/** Returns the rows, once their custom cells are loaded. */
const rows = async () => {
  await screen.findAllByRole('progressbar');
  return screen.getAllByRole('rowheader').map((header) => header.closest('tr') as HTMLElement);
};
/** Returns the identifiers in the row headers or card headings, without the area that screen readers announce. */
const identifiers = async (role: 'rowheader' | 'heading') => {
  await screen.findAllByRole('progressbar');
  const heads = screen.getAllByRole(role).filter((head) => head.tagName !== 'H1');
  return heads.map((head) => within(head).getByText(/^SG10001/).firstChild?.textContent);
};
const boom = () => {
  throw refused(500, 'boom');
};

describe('the history of transfers', () => {
  it('is a list of cards on a phone, with everything that the table has', async () => {
    open({ practiceList: [signed] }, ['supervisor'], 390);
    const card = (await screen.findByText('SG10001TNTF01000A')).closest('li');
    const shown = within(card as HTMLElement);
    expect(shown.getByRole('heading', { level: 2 })).toHaveTextContent('SG10001TNTF01000A Area Contabile');
    await shown.findByRole('progressbar');
    expect(shown.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      ...['01-06-2026', '02-09-2026', 'Area Contabile', 'Bilancio, Inventario', '100%', 'In lavorazione'],
    ]);
    expect(
      await shown.findByRole('link', { name: 'Visualizza SG10001TNTF01000A Area Contabile' }),
    ).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    expect(await axeFindings()).toEqual([]);
  });

  it('XFER-001 XFER-004 XFER-006 XFER-021 is a table with the identifier of each practice', async () => {
    open({ practiceList: [practice(), signed] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Altri Fornitori' })).toBeVisible();
    expect(await identifiers('rowheader')).toEqual(['SG10001TNTF01000A', `SG10001${SOURCE}`]);
    expect(screen.queryByRole('list', { name: 'Passi della procedura' })).toBeNull();
    expect(await axeFindings()).toEqual([]);
  });

  it('XFER-022 XFER-023 XFER-036 has the days as dd-mm-yyyy, in Rome', async () => {
    open({ practiceList: [signed] });
    expect(cellsOf((await rows())[0]).slice(0, 2)).toEqual(['01-06-2026', '02-09-2026']);
  });

  it('XFER-024 XFER-025 XFER-029 has area, applications, a bar of the upload and what can be done', async () => {
    open({ practiceList: [signed, practice()], practiceProgress: { [`${SOURCE}~Didattica`]: 40 } });
    const [first, second] = await rows();
    expect(cellsOf(first).slice(2, 5)).toEqual(['Area Contabile', 'Bilancio, Inventario', '100%']);
    expect(await within(second as HTMLElement).findByText('40%')).toBeVisible();
    const bar = within(second as HTMLElement).getByRole('progressbar');
    expect(bar).toHaveAttribute('aria-valuenow', '40');
    expect(screen.getByRole('columnheader', { name: 'Azioni' })).toBeVisible();
  });

  it('XFER-030 XFER-031 goes on with one to be signed, and opens the signed document of the others', async () => {
    open({ practiceList: [signed, practice()] });
    await rows();
    await screen.findByRole('link', { name: /^Modifica/ });
    const links = screen.getAllByRole('link').filter((link) => link.closest('td'));
    expect(links.map((link) => [link.getAttribute('data-tip'), link.getAttribute('href')])).toEqual([
      ['Visualizza', `${PAGE}/TNTF01000AXX~Contabile`],
      ['Modifica', `${PAGE}/${SOURCE}~Didattica`],
    ]);
  });

  it('XFER-032 XFER-033 XFER-034 tells the state of the operator once there is one', async () => {
    const updatedDate = '2026-08-25T08:00:00Z';
    const done = practice({ area: 'Personale', status: 'SIGNED', statusOperatore: 'COMPLETED', updatedDate });
    open({ practiceList: [signed, done, practice()] });
    await screen.findByRole('columnheader', { name: 'Stato lavorazione pratica' });
    expect((await rows()).map((row) => cellsOf(row)[5])).toEqual(['In lavorazione', 'Completata', '']);
  });

  it('XFER-032 has no such column while nobody of the staff is at one', async () => {
    open();
    await rows();
    expect(screen.queryByRole('columnheader', { name: 'Stato lavorazione pratica' })).toBeNull();
  });

  it('XFER-035 orders by either day', async () => {
    open({ practiceList: [practice(), signed] });
    const ids = async () => (await identifiers('rowheader')).map((identifier) => identifier?.slice(7));
    expect(await ids()).toEqual(['TNTF01000A', SOURCE]);
    await userEvent.click(screen.getByRole('button', { name: 'Ultimo aggiornamento' }));
    expect(await ids()).toEqual([SOURCE, 'TNTF01000A']);
    await userEvent.click(screen.getByRole('button', { name: 'Data inizio' }));
    expect(await ids()).toEqual(['TNTF01000A', SOURCE]);
    expect(screen.getByRole('columnheader', { name: 'Data inizio' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  });

  it('XFER-035 orders the cards of a phone by either day too', async () => {
    open({ practiceList: [practice(), signed] }, ['supervisor'], 390);
    const ids = async () => (await identifiers('heading')).map((identifier) => identifier?.slice(7));
    expect(await ids()).toEqual(['TNTF01000A', SOURCE]);
    await userEvent.click(screen.getByRole('button', { name: 'Decrescente' }));
    expect(await ids()).toEqual([SOURCE, 'TNTF01000A']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ordina per' }), 'Data inizio');
    expect(await ids()).toEqual(['TNTF01000A', SOURCE]);
    expect(screen.getByText('In lavorazione')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    expect(await axeFindings()).toEqual([]);
  });

  it('XFER-037 XFER-038 begins a new practice, and shows so many on a page', async () => {
    const many = Array.from({ length: 12 }, (_, at) => practice({ codMinAltri: `TNIS0130${at + 10}` }));
    open({ practiceList: many });
    const button = await screen.findByRole('link', { name: 'Nuova Pratica' });
    expect(button).toHaveAttribute('data-tip', 'Effettua un nuovo upload');
    expect(button).toHaveAttribute('href', `${PAGE}/nuova`);
    expect(await rows()).toHaveLength(10);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Risultati per pagina' }), '25');
    expect(await rows()).toHaveLength(12);
  });

  it('XFER-096 says in red that their progress could not be read, and shows the rest', async () => {
    open({ practiceProgress: boom });
    const said = await screen.findByText(
      "Si è verificato un errore durante il recupero dell'avanzamento dele pratiche, riprovare più tardi",
    );
    expect(said.closest('.MuiAlert-colorError')).not.toBeNull();
    expect(await rows()).toHaveLength(1);
  });

  it('XFER-005 goes back to the page before, or home', async () => {
    const { router } = open();
    const back = async () =>
      userEvent.click(await screen.findByRole('button', { name: 'Torna alla pagina precedente' }));
    await back();
    await waitFor(() => expect(address()).toBe('/'));
    await act(() => router.navigate('/altrove?a=1'));
    await act(() => router.navigate(PAGE));
    await back();
    await waitFor(() => expect(address()).toBe('/altrove?a=1'));
  });

  it('XFER-090 XFER-003 leads everybody else home, and says why', async () => {
    const { of } = open({}, ['teacherManager']);
    expect(await screen.findByText('another page')).toBeInTheDocument();
    const words = "L'accesso all'area di trasferimento dati è riservato all'utente “supervisor”.";
    expect(lastSaid()?.[0]).toBe(words);
    expect(of('practiceList')).toEqual([]);
  });
});
