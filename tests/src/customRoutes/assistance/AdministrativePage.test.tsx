import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { textbookChecksum } from '../../../../contract/licences/textbooks';
import { AdministrativePage } from '../../../../src/customRoutes/administrative/AdministrativePage';
import { assistanceContacts } from '../../../../src/resources/assistance/assistanceContacts';
import { exportRequests } from '../../../../src/resources/exportRequests/exportRequests';
import { licenceProducts } from '../../../../src/resources/licences/licenceProducts';
import { answering } from '../../../fixtures/answers';
import { documentsArea } from '../../../fixtures/documentsArea';
import {
  address,
  axeFindings,
  firstScreen,
  lastSaid,
  ownScreen,
  resourceScreen,
} from '../../../fixtures/resourceScreen';

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

it('ADM-001 shows the parts of the area, a card with a way there each', async () => {
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
  expect(link('Esportazione dati')).toBe('/areaamministrativa/esportazione');
  expect(link('Licenze')).toBe('/areaamministrativa/licenze?tipo=web&v=1');
  expect(await axeFindings()).toEqual([]);
});

it.each([
  ['licenze', 'Licenze', () => resourceScreen(licenceProducts, { roles: ['supervisor'], rows: [] })],
  [
    'esportazione',
    'Esportazione dati',
    () => resourceScreen(exportRequests, { roles: ['supervisor'], rows: [] }),
  ],
  ['assistenza', 'Assistenza', () => resourceScreen(assistanceContacts, { roles: ['supervisor'], rows: [] })],
  ['documenti', /Documenti/, () => documentsArea('', { roles: ['supervisor'] })],
])('ADM-007 at its last segment %s is that section', async (segment, name, open) => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  expect(address()).toBe(`/areaamministrativa/${segment}`);
});

it('ADM-009 ADM-010 ADM-011 ADM-015 opens from its cards documents and signature, assistance, licences and export', async () => {
  const { router } = resourceScreen(licenceProducts, {
    roles: ['supervisor'],
    rows: [],
    pages: true,
    callApi: answering({}).callApi,
    beside: [exportRequests, assistanceContacts],
  });
  for (const [card, path, name] of [
    ['Documenti e firma', 'documenti', /Documenti/],
    ['Assistenza', 'assistenza', 'Assistenza'],
    ['Licenze', 'licenze', 'Licenze'],
    ['Esportazione dati', 'esportazione', 'Esportazione dati'],
  ] as const) {
    await act(() => router.navigate('/areaamministrativa'));
    await userEvent.click(await screen.findByRole('link', { name: `Apri ${card}` }));
    await waitFor(() => expect(address().split('?')[0]).toBe(`/areaamministrativa/${path}`));
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  }
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

it('ADM-014 shows for half a second that it loads', () => {
  vi.useFakeTimers();
  try {
    // Advances the clock by hand: lazy content would wait for a clock that is stopped.
    firstScreen(<AdministrativePage />, { roles: ['supervisor'], callApi: answering({}).callApi });
    act(() => void vi.advanceTimersByTime(499));
    expect(screen.getByRole('status', { name: /./ })).toBeVisible();
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(cards()).toHaveLength(5);
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
