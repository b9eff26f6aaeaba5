import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { textbookChecksum } from '../../../../contract/textbooks';
import { answering } from '../../../fixtures/answers';
import { address, axeFindings, lastSaid, ownScreen } from '../../../fixtures/resourceScreen';

const open = (licenses?: readonly string[], answers = {}) => {
  const api = answering(answers);
  ownScreen('/areaamministrativa', {
    roles: ['supervisor'],
    callApi: api.callApi,
    ...(licenses && { licenses }),
  });
  return api;
};
const cards = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('ADM-001 ADM-009 ADM-010 ADM-011 shows the parts of the area, a card with a way there each', async () => {
  open();
  await screen.findByRole('heading', { level: 2, name: 'Licenze' });
  expect(address()).toBe('/areaamministrativa');
  expect(screen.getByRole('heading', { level: 1, name: 'Area Amministrativa' })).toBeVisible();
  expect(cards()).toEqual([
    'Documenti e firma',
    'Assistenza',
    'Licenze',
    'Esportazione dati',
    'Trasferimento dati da altri fornitori',
  ]);
  const link = (name: string) => screen.getByRole('link', { name: `Apri ${name}` }).getAttribute('href');
  expect(link('Documenti e firma')).toBe('/areaamministrativa/documenti');
  expect(link('Assistenza')).toBe('/areaamministrativa/assistenza');
  expect(link('Licenze')).toBe('/areaamministrativa/licenze?tipo=web&v=1');
  expect(await axeFindings()).toEqual([]);
});

it('ADM-013 leads to the transfer of data from other providers', async () => {
  open([]);
  const link = await screen.findByRole('link', { name: 'Apri Trasferimento dati da altri fornitori' });
  expect(link).toHaveAttribute('href', '/areaamministrativa/altri-fornitori');
});

it.each([
  ['WWA', true],
  ['WWB', true],
  ['WWP', true],
  ['WPR', true],
  ['WWS', true],
  ['MOF', true],
  ['NCV', false],
])('ADM-012 ADM-038 with the licence %s has a card of the data export: %s', async (licence, shown) => {
  open([licence]);
  await screen.findByRole('heading', { level: 2, name: 'Licenze' });
  expect(cards().includes('Esportazione dati')).toBe(shown);
});

it('shows for half a second that it loads', () => {
  vi.useFakeTimers();
  try {
    // Drawn by hand: what is loaded later would wait for a clock that stands still.
    open();
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

it('ADM-006 is the supervisor’s alone: others are led to the dashboard', async () => {
  ownScreen('/areaamministrativa', { roles: ['teacherManager'] });
  await screen.findByText('another page');
  expect(address()).toBe('/');
});

it('ADM-043 opens the textbooks by the code of the school and its checksum', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const api = open([], { textbooks: { url: 'https://libri.example.org/SG10001' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Libri di testo della scuola' }));
  await waitFor(() =>
    expect(opened).toHaveBeenCalledWith('https://libri.example.org/SG10001', '_blank', 'noopener'),
  );
  const [, sent] = api.sent.at(-1) ?? [];
  const { customerCode = '', checksum } = sent?.params ?? {};
  expect(checksum).toBe(String(textbookChecksum(customerCode)));
  expect(lastSaid()).toBeUndefined();
  opened.mockRestore();
});
