import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { ProvisioningHealth as Health } from '../../../contract/provisioning/provisioning';
import { fetchSentences } from '../../../src/i18n/italian';
import { ProvisioningHealth } from '../../../src/ui/ProvisioningHealth';
import { inFrame } from '../layout/inFrame';

const run = {
  startedAt: '2026-11-28T09:00:00Z',
  endedAt: '2026-11-28T09:02:00Z',
  created: 212,
  updated: 3,
  deactivated: 14,
  errors: 2,
  warnings: 1,
};
const health: Health = {
  problems: [
    { cause: 'unauthorised', severity: 'error', persons: 9 },
    { cause: 'rejected', severity: 'error', persons: 2 },
    { cause: 'vanished', severity: 'warning', persons: 1 },
  ],
  runs: [{ id: '00000000-0000-4000-8000-000000000001', kind: 'first', ...run }],
};

const show = async (given: Health | undefined, retry?: () => unknown) => {
  await fetchSentences();
  const list = { persons: '/user/utenze-inviate', system: 'Orari & turni' };
  inFrame(<ProvisioningHealth health={given} retry={retry} {...list} />, { roles: ['supervisor'] });
};

describe('the health of a connected system', () => {
  it('lists the most urgent problem first, with what to do and its persons', async () => {
    await show(health);
    const table = await screen.findByRole('group', { name: 'Da correggere' });
    const [, first, second, third] = within(table).getAllByRole('row');
    expect(first).toHaveTextContent('La chiave non è accettata');
    expect(first).toHaveTextContent('Creare una nuova chiave nel sistema e inserirla qui.');
    expect(second).toHaveTextContent('Errore');
    expect(third).toHaveTextContent('Avviso');
    const link = (row: HTMLElement | undefined, name: string) =>
      within(row as HTMLElement)
        .getByRole('link', { name })
        .getAttribute('href');
    expect(link(first, '9 utenze')).toBe('/user/utenze-inviate?q=Orari+%26+turni&state=waiting&v=1');
    expect(link(second, '2 utenze')).toBe('/user/utenze-inviate?q=Orari+%26+turni&cause=rejected&v=1');
  });

  it('shows the runs with errors apart from warnings', async () => {
    await show(health);
    const table = await screen.findByRole('group', { name: 'Ultime 14 sincronizzazioni' });
    const [head, row] = within(table).getAllByRole('row');
    expect(head).toHaveTextContent('InizioTipoCreateAggiornateDisattivateErroriAvvisi');
    expect(row).toHaveTextContent(/Prima sincronizzazione21231421$/);
  });

  it('says that nothing has to be fixed and nothing was sent', async () => {
    await show({ problems: [], runs: [] });
    expect(await screen.findByText('Nessun problema.')).toBeInTheDocument();
    expect(screen.getByText('Nessuna modifica inviata finora.')).toBeInTheDocument();
  });

  it('can be loaded again if that failed', async () => {
    const retry = vi.fn();
    await show(undefined, retry);
    const [again] = await screen.findAllByRole('button', { name: /riprova/i });
    await userEvent.click(again as HTMLElement);
    expect(retry).toHaveBeenCalled();
  });
});
