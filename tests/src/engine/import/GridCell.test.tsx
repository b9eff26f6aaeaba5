import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { GridCell } from '../../../../src/engine/import/GridCell';
import { axeFindings, firstScreen } from '../../../fixtures/resourceScreen';

const NAME = 'Data di nascita, riga 4';
const cell = (props: { day: boolean; onWrite?: (text: string) => void }) => (
  <>
    <GridCell name={NAME} value="31/02/1980" invalid why="why" onWrite={vi.fn()} {...props} />
    <p id="why">La data non esiste</p>
  </>
);

it('lets a day of a file be chosen from the calendar, by keyboard too, and gives the focus back', async () => {
  const onWrite = vi.fn();
  firstScreen(cell({ day: true, onWrite }), { roles: ['supervisor'] });
  expect(await screen.findByLabelText(NAME)).toHaveAccessibleDescription('La data non esiste');
  const button = await screen.findByRole('button', { name: 'Scegli dal calendario' });
  expect(button).toHaveAccessibleDescription(NAME);
  expect(await axeFindings()).toEqual([]);
  button.focus();
  await userEvent.keyboard('{Enter}');
  // The text is not a date: the calendar opens at today, 2 September 2026.
  const calendar = within(await screen.findByRole('dialog', { name: 'Scegli dal calendario' }));
  await waitFor(() =>
    expect(calendar.getByRole('gridcell', { name: 'mercoledì 2 settembre 2026' })).toHaveFocus(),
  );
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(onWrite).toHaveBeenCalledExactlyOnceWith('03/09/2026');
  await waitFor(() => expect(button).toHaveFocus());
});

it('writes what was typed once, when the cell is left for the calendar', async () => {
  const onWrite = vi.fn();
  firstScreen(cell({ day: true, onWrite }), { roles: ['supervisor'] });
  const button = await screen.findByRole('button', { name: 'Scegli dal calendario' });
  fireEvent.change(screen.getByLabelText(NAME), { target: { value: '01/02/1980' } });
  fireEvent.blur(screen.getByLabelText(NAME));
  await userEvent.click(button);
  expect(onWrite).toHaveBeenCalledExactlyOnceWith('01/02/1980');
});

it('has no calendar where no day is written', async () => {
  firstScreen(cell({ day: false }), { roles: ['supervisor'] });
  await screen.findByLabelText(NAME);
  expect(screen.queryByRole('button')).toBeNull();
});

it('writes what was typed where its row goes out of sight meanwhile, unless it was given up', async () => {
  const onWrite = vi.fn();
  const drawn = () => firstScreen(cell({ day: false, onWrite }), { roles: ['supervisor'] });
  const { unmount } = drawn();
  await userEvent.type(await screen.findByLabelText(NAME), '9');
  expect(onWrite).not.toHaveBeenCalled();
  unmount();
  expect(onWrite).toHaveBeenCalledExactlyOnceWith('31/02/19809');
  const { unmount: close } = drawn();
  await userEvent.type(await screen.findByLabelText(NAME), '9{Escape}');
  close();
  expect(onWrite).toHaveBeenCalledOnce();
});
