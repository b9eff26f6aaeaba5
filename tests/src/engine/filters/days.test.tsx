import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { audit } from '../../../../src/resources/audit/audit';
import { users } from '../../../../src/resources/users/users';
import { fakeBackend } from '../../../fixtures/fakeBackend';
import { address, axeFindings, resourceScreen } from '../../../fixtures/resourceScreen';
import { addFilter } from '../../../fixtures/suites/onScreen';
import { userRow } from '../../../fixtures/userRecords';

const CALENDAR = 'Scegli dal calendario';

async function openAudit(at = '') {
  const backend = fakeBackend(audit as never, []);
  resourceScreen(audit as never, { roles: ['supervisor'], rows: [], at, backend });
  await screen.findByRole('button', { name: 'Filtro' });
  // An active filter has its chip from the beginning.
  if (!at) await addFilter('Dal');
  const asked = () =>
    backend.asked.map(
      ({ input }) => (input as { filter?: Record<string, unknown> } | undefined)?.filter?.from,
    );
  return { asked, from: screen.getByLabelText('Dal') };
}

async function openCondition(operator: string) {
  resourceScreen(users as never, { roles: ['supervisor'], rows: [userRow('rossi')] });
  await screen.findByRole('button', { name: 'Filtro' });
  await addFilter('Altra condizione…');
  const form = within(await screen.findByRole('group', { name: 'Aggiungi un filtro' }));
  await userEvent.selectOptions(form.getByLabelText('Aggiungi un filtro'), 'Scadenza');
  await userEvent.selectOptions(form.getByLabelText('Condizione'), operator);
  return form;
}

/** Returns the calendar buttons for days, each by the input that it fills. */
const calendarOf = (label: string) =>
  waitFor(() => {
    const found = screen
      .getAllByRole('button', { name: CALENDAR })
      .find(
        (one) => document.getElementById(one.getAttribute('aria-describedby') ?? '')?.textContent === label,
      );
    expect(found).toBeDefined();
    return found as HTMLElement;
  });

describe('a filter that is a day', () => {
  it('SHELL-040 is typed and shown as Italians write it, while the address and the provider have it as ever', async () => {
    const { asked, from } = await openAudit();
    expect(from).toHaveAttribute('placeholder', 'GG/MM/AAAA');
    await userEvent.type(from, '1/9/2026{Enter}');
    await waitFor(() => expect(address()).toContain('from=2026-09-01'));
    await waitFor(() => expect(asked()).toContain('2026-09-01'));
    expect(from).toHaveValue('01/09/2026');
    await calendarOf('Dal');
    expect(await axeFindings()).toEqual([]);
    await userEvent.clear(from);
    await userEvent.tab();
    await waitFor(() => expect(address()).not.toContain('from='));
  });

  it('is chosen from the calendar, which is at the day of the address', async () => {
    const { from } = await openAudit('?from=2026-09-15');
    expect(from).toHaveValue('15/09/2026');
    await userEvent.click(await calendarOf('Dal'));
    const dialog = within(await screen.findByRole('dialog', { name: CALENDAR }));
    expect(dialog.getByRole('gridcell', { name: 'martedì 15 settembre 2026' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('gridcell', { name: 'lunedì 7 settembre 2026' }));
    await waitFor(() => expect(address()).toContain('from=2026-09-07'));
    expect(from).toHaveValue('07/09/2026');
  });

  it('says of a day that does not exist how it is written, keeps what was typed and asks for nothing', async () => {
    const { from } = await openAudit();
    await userEvent.type(from, '31/02/2026');
    await userEvent.tab();
    expect(await screen.findByText('Scrivere una data esistente, nel formato GG/MM/AAAA')).toBeVisible();
    expect(from).toHaveAccessibleDescription('Scrivere una data esistente, nel formato GG/MM/AAAA');
    expect(from).toBeInvalid();
    expect(from).toHaveValue('31/02/2026');
    expect(address()).not.toContain('from=');
    await userEvent.clear(from);
    await userEvent.type(from, '28022026{Enter}');
    expect(from).toBeValid();
    await waitFor(() => expect(address()).toContain('from=2026-02-28'));
  });
});

describe('a condition with days', () => {
  it('SHELL-040 has the calendar at each of them', async () => {
    const form = await openCondition('tra due giorni');
    for (const [label, day] of [
      ['Dal', 'martedì 1 settembre 2026'],
      ['Al', 'mercoledì 30 settembre 2026'],
    ] as const) {
      await userEvent.click(await calendarOf(label));
      const dialog = within(await screen.findByRole('dialog', { name: CALENDAR }));
      await userEvent.click(dialog.getByRole('gridcell', { name: day }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    expect(form.getByLabelText('Dal')).toHaveValue('01/09/2026');
    expect(form.getByLabelText('Al')).toHaveValue('30/09/2026');
    await userEvent.click(form.getByRole('button', { name: 'Aggiungi' }));
    await waitFor(() => expect(address()).toContain('dataScadenza.between=2026-09-01..2026-09-30'));
  });
});
