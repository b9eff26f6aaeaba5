import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { tabbedVisits } from '../../../fixtures/reference/visits';
import { address, axeFindings, resourceScreen } from '../../../fixtures/resourceScreen';
import { sayOf } from '../../../fixtures/suites/onScreen';
import { stepsHold } from '../../../fixtures/suites/stepsHold';
import { input, press, refusal, type, visit } from '../../../fixtures/visitForm';

const words = (key: string) => sayOf(tabbedVisits, key);
const tab = (name: string) => screen.getByRole('tab', { name: new RegExp(words(`tabs.${name}`)) });
const isOpen = (name: string) => tab(name).getAttribute('aria-selected') === 'true';

async function open(calls: object = {}, at = '/1') {
  resourceScreen(tabbedVisits, { roles: ['supervisor'], rows: [visit], at, calls });
  await screen.findByRole('link', { name: "Torna all'elenco" });
  await screen.findAllByText(words('fields.day'));
}

describe('a form on tabs', () => {
  it('shows one tab at a time, by mouse and arrows, and the address brings it back', async () => {
    await open();
    expect(isOpen('journey')).toBe(true);
    expect(input('title')).not.toBeVisible();
    tab('journey').focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(input('title')).toBeVisible());
    expect(isOpen('visit')).toBe(true);
    expect(address()).toBe('/visits/1?tab=visit');
    expect(await axeFindings()).toEqual([]);
  });

  it('SHELL-042 opens the tab of what is refused, counts it on the tab, and leads to it from a summary with the focus', async () => {
    await open();
    await userEvent.click(tab('visit'));
    type('title', '');
    type('tags', 'a\nmolto più lungo di otto');
    await userEvent.click(tab('office'));
    type('notes', 'altro');
    await press('Salva');
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent('Dati assenti o non validi!');
    await waitFor(() => expect(summary.parentElement).toHaveFocus());
    await waitFor(() => expect(isOpen('visit')).toBe(true));
    expect(tab('visit')).toHaveTextContent('2 errori');
    await userEvent.click(tab('journey'));
    await userEvent.click(within(summary).getByRole('link', { name: new RegExp(words('fields.tags')) }));
    await waitFor(() => expect(input('tags')).toHaveFocus());
    expect(isOpen('visit')).toBe(true);
    expect(input('tags')).toHaveAccessibleDescription('Sono ammessi al massimo 8 caratteri');
    expect(await axeFindings()).toEqual([]);
  });

  it('puts what the provider refuses at the input that it is about, in a row of another tab too', async () => {
    const errors = [{ field: 'stops[1].name', message: 'Fermata sconosciuta' }];
    await open({ update: vi.fn().mockRejectedValue(refusal(400, { errors })) });
    await userEvent.click(tab('office'));
    type('notes', 'altro');
    await press('Salva');
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(isOpen('journey')).toBe(true));
    await waitFor(() => expect(summary.parentElement).toHaveFocus());
    const link = within(summary).getByRole('link', {
      name: `${words('fields.stops')}, Riga 2, ${words('parts.stops.name')}: Fermata sconosciuta`,
    });
    await userEvent.click(link);
    await waitFor(() => expect(input('stops.1.name')).toHaveFocus());
    expect(input('stops.1.name')).toHaveAccessibleDescription('Fermata sconosciuta');
  });

  it('says what the provider refuses and is about no input', async () => {
    const errors = [{ field: 'school', message: 'La scuola è chiusa' }];
    await open({ update: vi.fn().mockRejectedValue(refusal(400, { errors, message: 'Dati assenti' })) });
    type('people', '3');
    await press('Salva');
    expect(await screen.findByRole('alert')).toHaveTextContent('La scuola è chiusa');
  });

  it('is on the same tabs where a record is shown and not changed', async () => {
    const { update: _update, ...endpoints } = tabbedVisits.endpoints;
    const looked = { ...tabbedVisits, endpoints };
    resourceScreen(looked, { roles: ['supervisor'], rows: [visit], at: '/1' });
    await userEvent.click(await screen.findByRole('tab', { name: words('tabs.visit') }));
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Museo');
    expect(await axeFindings()).toEqual([]);
  });
});

describe('a form in steps', () => {
  it('goes on when a step is right, says why not, keeps what was typed when it goes back, and saves at the end', () =>
    stepsHold((calls) => open(calls, '/new')));
});
