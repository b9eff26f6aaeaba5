import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { exportRequests } from '../../../../src/resources/exportRequests/exportRequests';
import { lastSaid, resourceScreen } from '../../../fixtures/resourceScreen';

const request = (prgRichiesta: string, more: object) => ({
  id: prgRichiesta,
  prgRichiesta,
  applicazioni: ['WWA'],
  codCliente: 'SG10001',
  cognomeNomeSupervisor: 'Rossi Maria',
  desEmail: 'scuola@example.org',
  dataRich: '2026-08-01T08:00:00Z',
  nomeScu: 'Galilei',
  comuneScu: 'Roma',
  ...more,
});
const labels = {
  WWA: 'Alunni',
  WWB: 'Bilancio',
  WWS: 'Emolumenti',
  MOF: 'Miglioramento dell’offerta formativa',
  WWP: 'Personale',
  WPR: 'Protezione dei dati',
} as const;
const exportable = Object.keys(labels);

/** Opens the form of a new request, in a school with these licences. */
async function newRequest(licenses: readonly string[] = exportable, calls: object = {}) {
  resourceScreen(exportRequests, { roles: ['supervisor'], rows: [], at: '/new', licenses, calls });
  return within(await screen.findByRole('group', { name: /Applicazioni/ }));
}
const email = () => screen.getByRole('textbox', { name: /^E-mail/ });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Salva' }));

describe('the export requests on the screen', () => {
  it.each([
    ['ADM-030', 'pending', 'In elaborazione'],
    ['ADM-031', 'active', 'Attiva'],
    ['ADM-032', 'expired', 'Scaduta'],
  ])('%s one that is %s is "%s"', async (_id, stato, words) => {
    resourceScreen(exportRequests, {
      roles: ['supervisor'],
      rows: [request('7', { stato, enableDownload: stato === 'active' })] as never,
    });
    const table = within(await screen.findByRole('table'));
    expect(await table.findByText(words)).toBeVisible();
  });

  it('ADM-051 say that none was sent', async () => {
    resourceScreen(exportRequests, { roles: ['supervisor'], rows: [] });
    expect(await screen.findByText('Non è stata inoltrata nessuna richiesta')).toBeVisible();
  });

  it.each([
    [exportable, ['WWA', 'WWB', 'WWS', 'MOF', 'WWP', 'WPR']],
    [
      ['MOF', 'NCV', 'WWA', 'CMP'],
      ['WWA', 'MOF'],
    ],
    ...exportable.map((one) => [[one, 'LDT'], [one]]),
  ])('ADM-037 offer with the licences %s the applications %s', async (licences, offered) => {
    const group = await newRequest(licences);
    const names = group.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
    expect(names).toEqual(offered.map((ac) => labels[ac as keyof typeof labels]));
  });

  it.each([
    ['', true],
    ['segreteria', true],
    ['segreteria@example.org', false],
  ])('ADM-035 take the e-mail "%s", or say that it is not valid: %s', async (typed, refused) => {
    await newRequest();
    if (typed) await userEvent.type(email(), typed);
    await save();
    await screen.findByText('Dati assenti o non validi!');
    expect(screen.queryAllByText(/E-mail non valida/).length > 0).toBe(refused);
  });

  it('ADM-036 need an application', async () => {
    const create = vi.fn(async () => ({ data: request('8', { stato: 'pending' }) }));
    const group = await newRequest(exportable, { create });
    await userEvent.type(email(), 'segreteria@example.org');
    await save();
    const summary = (await screen.findByText('Dati assenti o non validi!')).closest('[role=alert]');
    expect(summary).toHaveTextContent("Scegliere l'applicazione di cui esportare i dati.");
    expect(create).not.toHaveBeenCalled();
    await userEvent.click(group.getByRole('checkbox', { name: 'Bilancio' }));
    await save();
    await waitFor(() => expect(create).toHaveBeenCalledOnce());
  });

  it('ADM-045 ADM-064 are made with the e-mail and the codes of the applications, and say so', async () => {
    const create = vi.fn(async () => ({ data: request('8', { stato: 'pending' }) }));
    const group = await newRequest(exportable, { create });
    await userEvent.click(group.getByRole('checkbox', { name: 'Alunni' }));
    await userEvent.click(group.getByRole('checkbox', { name: 'Personale' }));
    await userEvent.type(email(), 'segreteria@example.org');
    await save();
    await waitFor(() =>
      expect(lastSaid()).toEqual(['Richiesta esportazione dati effettuata con successo!', 'success']),
    );
    expect(create).toHaveBeenCalledWith(
      'exportRequest',
      expect.objectContaining({
        data: expect.objectContaining({ desEmail: 'segreteria@example.org', applicazioni: ['WWA', 'WWP'] }),
      }),
    );
  });
});
