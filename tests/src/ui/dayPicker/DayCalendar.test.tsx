import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { DayButton } from '../../../../src/ui/dayPicker/DayButton';
import { axeFindings, firstScreen } from '../../../fixtures/resourceScreen';

function Field({ first }: { readonly first: string }) {
  const [typed, setTyped] = useState(first);
  return (
    <>
      <label id="day-label" htmlFor="day">
        Data scadenza
      </label>
      <input id="day" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <DayButton labelledBy="day-label" typed={typed} change={setTyped} />
    </>
  );
}

/** The clock of the session is at 2 September 2026. */
async function open(first: string) {
  firstScreen(<Field first={first} />, { roles: ['supervisor'] });
  const button = await screen.findByRole('button', { name: 'Scegli dal calendario' });
  expect(button).toHaveAccessibleDescription('Data scadenza');
  await userEvent.click(button);
  return within(await screen.findByRole('dialog', { name: 'Scegli dal calendario' }));
}
const typed = () => screen.getByLabelText('Data scadenza');

describe('the calendar of a day', () => {
  it('SHELL-040 has weeks that begin on Monday, in Italian', async () => {
    const dialog = await open('15/02/2026');
    expect(dialog.getByRole('grid', { name: 'febbraio 2026' })).toBeVisible();
    expect(dialog.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'lun',
      'mar',
      'mer',
      'gio',
      'ven',
      'sab',
      'dom',
    ]);
    const [, first, second] = dialog.getAllByRole('row');
    // 1 February 2026 is a Sunday.
    expect(first).toHaveTextContent(/^1$/);
    expect(second).toHaveTextContent(/^2345678$/);
    expect(dialog.getByRole('button', { name: 'domenica 15 febbraio 2026' })).toHaveFocus();
    expect(await axeFindings()).toEqual([]);
  });

  it('is gone through by keyboard: days, weeks, months; Escape leaves all as it was', async () => {
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
      expect(here()).toHaveAccessibleName(name);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(typed()).toHaveValue('');
  });

  it('writes the day that is chosen as it would be typed', async () => {
    const dialog = await open('30/09/2026');
    await userEvent.click(dialog.getByLabelText('Mese successivo'));
    await userEvent.click(dialog.getByLabelText('venerdì 2 ottobre 2026'));
    expect(typed()).toHaveValue('02/10/2026');
  });
});
