import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { DayLimits } from '../../../../contract/values/dayLimits';
import { createI18nProvider } from '../../../../src/i18n/i18nProvider';
import { DayButton } from '../../../../src/ui/dayPicker/DayButton';
import { axeFindings, firstScreen } from '../../../fixtures/resourceScreen';

interface FieldProps {
  readonly first: string;
  readonly limits?: DayLimits;
  readonly withTime?: boolean;
}

function Field({ first, limits = {}, withTime = false }: FieldProps) {
  const [typed, setTyped] = useState(first);
  return (
    <>
      <label id="day-label" htmlFor="day">
        Data scadenza
      </label>
      <input id="day" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <DayButton
        labelledBy="day-label"
        typed={typed}
        change={setTyped}
        limits={() => limits}
        withTime={withTime}
      />
    </>
  );
}

/** The session's clock is at 2 September 2026. */
async function open(first: string, more: Omit<FieldProps, 'first'> = {}) {
  firstScreen(<Field first={first} {...more} />, { roles: ['supervisor'] });
  const name = more.withTime ? 'Scegli giorno e ora' : 'Scegli dal calendario';
  const button = await screen.findByRole('button', { name });
  expect(button).toHaveAccessibleDescription('Data scadenza');
  await userEvent.click(button);
  return within(await screen.findByRole('dialog', { name }));
}
const typed = () => screen.getByLabelText('Data scadenza');

describe('the calendar of a day', () => {
  it('SHELL-040 has weeks that begin on Monday, in Italian', async () => {
    const dialog = await open('15/02/2026');
    expect(dialog.getByRole('grid', { name: 'febbraio 2026' })).toBeVisible();
    const heads = dialog.getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      'lun',
      'mar',
      'mer',
      'gio',
      'ven',
      'sab',
      'dom',
    ]);
    expect(heads[0]).toHaveAccessibleName('lunedì');
    const [, first, second] = dialog.getAllByRole('row');
    // 1 February 2026 is a Sunday.
    expect(first).toHaveTextContent(/^1$/);
    expect(second).toHaveTextContent(/^2345678$/);
    expect(dialog.getByRole('gridcell', { name: 'domenica 15 febbraio 2026' })).toHaveFocus();
    expect(await axeFindings()).toEqual([]);
  });

  it('is in English in the English console', async () => {
    const i18n = createI18nProvider();
    await i18n.changeLocale('en');
    firstScreen(<Field first="15/02/2026" />, { roles: ['supervisor'], i18n });
    await userEvent.click(await screen.findByRole('button', { name: 'Choose from the calendar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose from the calendar' }));
    expect(dialog.getByRole('grid', { name: 'February 2026' })).toBeVisible();
    expect(dialog.getAllByRole('columnheader')[0]).toHaveAccessibleName('Monday');
    expect(dialog.getByRole('gridcell', { name: 'Sunday 15 February 2026' })).toHaveFocus();
    expect(dialog.getByRole('button', { name: 'Choose the year and the month' })).toBeVisible();
  });

  it('is gone through by keyboard: days, weeks, months; Escape leaves all as it was, at its button', async () => {
    await open('');
    const here = () => document.activeElement;
    expect(here()).toHaveAttribute('aria-current', 'date');
    expect(here()).toHaveAccessibleName('mercoledì 2 settembre 2026');
    for (const [keys, name] of [
      ['{ArrowRight}', 'giovedì 3 settembre 2026'],
      ['{ArrowDown}', 'giovedì 10 settembre 2026'],
      ['{Home}', 'lunedì 7 settembre 2026'],
      ['{End}', 'domenica 13 settembre 2026'],
      ['{PageDown}', 'martedì 13 ottobre 2026'],
      ['{PageUp}{PageUp}', 'giovedì 13 agosto 2026'],
    ] as const) {
      await userEvent.keyboard(keys);
      await waitFor(() => expect(here()).toHaveAccessibleName(name));
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(typed()).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Scegli dal calendario' })).toHaveFocus();
  });

  it('writes the day that is chosen as it would be typed', async () => {
    const dialog = await open('30/09/2026');
    await userEvent.click(dialog.getByLabelText('Mese successivo'));
    await userEvent.click(await dialog.findByLabelText('venerdì 2 ottobre 2026'));
    expect(typed()).toHaveValue('02/10/2026');
  });

  it('reaches a year of birth in three clicks', async () => {
    // The first button opens it.
    const dialog = await open('', { limits: { max: '2026-09-01' } });
    await userEvent.click(dialog.getByRole('button', { name: "Scegli l'anno e il mese" }));
    expect(await axeFindings()).toEqual([]);
    expect(dialog.queryByRole('radio', { name: '2027' })).toBeNull();
    await userEvent.click(dialog.getByRole('radio', { name: '1951' }));
    await userEvent.click(await dialog.findByRole('radio', { name: 'marzo' }));
    expect(await dialog.findByRole('grid', { name: 'marzo 1951' })).toBeVisible();
    expect(typed()).toHaveValue('');
    await userEvent.click(dialog.getByRole('gridcell', { name: 'lunedì 12 marzo 1951' }));
    expect(typed()).toHaveValue('12/03/1951');
  });

  it('offers the days within the limits only, and begins at the nearest of them', async () => {
    const dialog = await open('', { limits: { min: '2026-09-10', max: '2026-09-20' } });
    const day = (name: string) => dialog.getByRole('gridcell', { name });
    expect(day('giovedì 10 settembre 2026')).toHaveFocus();
    expect(day('mercoledì 9 settembre 2026')).toBeDisabled();
    expect(day('domenica 20 settembre 2026')).toBeEnabled();
    expect(day('lunedì 21 settembre 2026')).toBeDisabled();
    expect(dialog.getByLabelText('Mese precedente')).toBeDisabled();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    expect(typed()).not.toHaveValue('09/09/2026');
  });
});

describe('the calendar of a moment', () => {
  it('has the time beside it, as clocks in Rome show it, and writes both once they are confirmed', async () => {
    const dialog = await open('15/02/2026 10:30', { withTime: true });
    expect(dialog.getByRole('gridcell', { name: 'domenica 15 febbraio 2026' })).toHaveFocus();
    const hours = within(dialog.getByRole('listbox', { name: 'Ore' }));
    expect(hours.getByRole('option', { name: '10' })).toHaveAttribute('aria-selected', 'true');
    expect(await axeFindings()).toEqual([]);
    await userEvent.click(dialog.getByRole('gridcell', { name: 'lunedì 16 febbraio 2026' }));
    await userEvent.click(hours.getByRole('option', { name: '14' }));
    const minutes = within(dialog.getByRole('listbox', { name: 'Minuti' }));
    await userEvent.click(minutes.getByRole('option', { name: '5' }));
    expect(typed()).toHaveValue('15/02/2026 10:30');
    await userEvent.click(dialog.getByRole('button', { name: 'Conferma' }));
    expect(typed()).toHaveValue('16/02/2026 14:05');
  });

  it('does not offer the hour that the clocks of Rome leave out', async () => {
    const dialog = await open('29/03/2026 01:00', { withTime: true });
    const hours = within(dialog.getByRole('listbox', { name: 'Ore' }));
    expect(hours.getByRole('option', { name: '2' })).toHaveAttribute('aria-disabled', 'true');
    expect(hours.getByRole('option', { name: '3' })).not.toHaveAttribute('aria-disabled');
  });

  it('offers the times within the limits only', async () => {
    // 08:00Z and 15:00Z are 10:00 and 17:00 in Rome.
    const limits = { min: '2026-09-10T08:00:00Z', max: '2026-09-10T15:00:00Z' };
    const dialog = await open('10/09/2026 12:00', { withTime: true, limits });
    const hours = within(dialog.getByRole('listbox', { name: 'Ore' }));
    const isOffered = (name: string) =>
      hours.getByRole('option', { name }).getAttribute('aria-disabled') === null;
    expect(['9', '10', '17', '18'].map(isOffered)).toEqual([false, true, true, false]);
    expect(dialog.getByRole('gridcell', { name: 'venerdì 11 settembre 2026' })).toBeDisabled();
  });
});
