import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { fakeBackend } from '../../../fixtures/fakeBackend';
import { keepStored } from '../../../fixtures/keepStored';
import { storedTrips } from '../../../fixtures/reference/storedTrips';
import { axeFindings, resourceScreen } from '../../../fixtures/resourceScreen';

const undo = keepStored(storedTrips);
const { trips } = await import('../../../fixtures/reference/trips');
afterAll(undo);

const row = {
  id: 'a',
  title: 'Gita',
  day: '2026-09-01',
  by: 'foot',
  status: 'planned',
  halts: 0,
  program: '<p>Alle <strong>nove</strong></p>',
};
const shown = { ...trips, form: { ...trips.form, inputs: ['title'], tabs: {} }, show: ['program'] };

it('is written in a box with tools that are one stop of the tabulator, and saved clean', async () => {
  const backend = fakeBackend(trips, [row]);
  resourceScreen(trips, { roles: ['supervisor'], rows: [row], at: '/a?tab=visit', backend });
  const box = await screen.findByRole('textbox', { name: 'Programma' });
  expect(box.innerHTML).toBe(row.program);
  const tools = within(screen.getByRole('toolbar', { name: 'Formattazione di Programma' }));
  const [first, second] = tools.getAllByRole('button');
  first?.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(second);
  expect(tools.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toEqual([second]);
  await userEvent.click(tools.getByRole('button', { name: 'Collegamento' }));
  await userEvent.type(
    screen.getByRole('textbox', { name: 'Indirizzo' }),
    '{Control>}a{/Control}http://a.it{Enter}',
  );
  screen.getByText('Scrivere un indirizzo che comincia con https://');
  expect(await axeFindings()).toEqual([]);
  box.innerHTML = '<div style="x">Alle <b>dieci</b><script>x()</script></div>';
  fireEvent.input(box);
  fireEvent.click(screen.getByRole('button', { name: 'Salva' }));
  await waitFor(() => expect(backend.asked.some(({ method }) => method === 'update')).toBe(true));
  const sent = JSON.stringify(backend.asked.find(({ method }) => method === 'update'));
  expect(sent).toContain('<p>Alle <strong>dieci</strong></p>');
  expect(sent).not.toContain('script');
});

it('leads a link that is there to another address, wherever in it somebody is', async () => {
  const linked = {
    ...row,
    program: '<p>Vedi <a href="https://a.it">il <strong>sito</strong> qui</a> oggi</p>',
  };
  resourceScreen(trips, { roles: ['supervisor'], rows: [linked], at: '/a?tab=visit' });
  const box = await screen.findByRole('textbox', { name: 'Programma' });
  // Records the browser's editing commands and the text that they apply to.
  const done: (string | undefined)[][] = [];
  document.execCommand = (command, _, value) => {
    done.push([command, value, String(document.getSelection())]);
    return true;
  };
  onTestFinished(() => void Reflect.deleteProperty(document, 'execCommand'));
  const tool = screen.getByRole('button', { name: 'Collegamento' });
  const press = async (address: string) => {
    document.getSelection()?.collapse(box.querySelector('strong')?.firstChild ?? null, 2);
    await userEvent.click(tool);
    const input = screen.getByRole('textbox', { name: 'Indirizzo' });
    expect(input).toHaveValue('https://a.it');
    fireEvent.change(input, { target: { value: address } });
    await userEvent.type(input, '{Enter}');
  };
  await press('https://b.it');
  await press('');
  expect(done.filter(([command]) => command !== 'defaultParagraphSeparator')).toEqual([
    ['createLink', 'https://b.it', 'il sito qui'],
    ['unlink', undefined, 'il sito qui'],
  ]);
});

it('is read formatted where it is not written, and by its words in a list', async () => {
  const { unmount } = resourceScreen(shown, { roles: ['supervisor'], rows: [row], at: '/a' });
  expect((await screen.findByText('nove')).tagName).toBe('STRONG');
  unmount();
  resourceScreen(trips, { roles: ['supervisor'], rows: [row], width: 390 });
  await screen.findByText('Alle nove');
  // An empty list is shown too, because it is information as well.
  screen.getByText('Fermate', { selector: 'dt' });
});
