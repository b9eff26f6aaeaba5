import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { auditArchived } from '../../../../contract/audit/endpoints';
import { createI18nProvider } from '../../../../src/i18n/i18nProvider';
import { audit } from '../../../../src/resources/audit/audit';
import { operations } from '../../../../src/resources/operations/operations';
import { users } from '../../../../src/resources/users/users';
import { address, resourceScreen } from '../../../fixtures/resourceScreen';

const ID = '5b1f0a52-6f7e-4f0b-9f5e-0c6f3f4a1b11';
const base = {
  at: '2026-09-01T10:00:00.000Z',
  who: 'a.SG10001',
  asWhom: 'a.SG10001',
  name: 'Ada Neri',
  outcome: 'done',
  hash: '',
};
const operation = { ...base, id: '3', seq: 3, entity: 'operation', action: 'run', target: ID };
const rows = [
  { ...operation, what: { said: 'operationOn', count: 42, noun: 'users' }, page: 'operation' },
  {
    ...base,
    id: '2',
    seq: 2,
    entity: 'user',
    action: 'delete',
    target: 'ex.SG10001',
    what: { name: 'Ugo Via' },
  },
  {
    ...base,
    id: '1',
    seq: 1,
    entity: 'school',
    action: 'update',
    target: 'SG10001',
    who: 'automatico',
    asWhom: 'automatico',
    name: 'automatico',
  },
];
const show = (at = '', width = 1440, i18n = createI18nProvider()) =>
  resourceScreen(audit, { roles: ['supervisor'], rows, at, width, i18n, beside: [users, operations] });

/** Returns the cells of a column, below its heading. */
const column = (heading: string) => {
  const place = screen.getAllByRole('columnheader').findIndex((one) => one.textContent?.includes(heading));
  return screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.children[place]?.textContent);
};

describe('who did what a line of the audit log tells', () => {
  it('is shown by name in the list, with the account on the page of the line', async () => {
    const { unmount } = show();
    await screen.findByRole('link', { name: 'Operazione su 42 utenti' });
    expect(column('Chi')).toEqual(['Ada Neri', 'Ada Neri', 'Automatico']);
    unmount();
    show('/3');
    await screen.findByText('Ada Neri');
    expect(screen.getAllByText('a.SG10001').length).toBeGreaterThan(0);
  });
});

describe('the sentences of the audit log', () => {
  it('are English in the English console', async () => {
    const i18n = createI18nProvider();
    await i18n.changeLocale('en');
    show('', 1440, i18n);
    await screen.findByRole('link', { name: 'Operation on 42 users' });
    expect(column('Who')).toEqual(['Ada Neri', 'Ada Neri', 'Automatic']);
    expect(document.querySelector('table')?.textContent).not.toMatch(/Operazione|utenti|Automatico/);
  });
});

describe('what is in the archive alone', () => {
  const answering =
    (archived: object) =>
    async (_name: string, { id }: { readonly id: string }) =>
      id === auditArchived.id ? archived : [];

  it.each([
    [
      'it',
      'Le operazioni fino al 30/09/2024 sono conservate in archivio. Per consultarle: assistenza, 06 1234.',
    ],
    ['en', 'What was done until 30/09/2024 is kept in the archive. To consult it: support, 06 1234.'],
  ])('is said above the list, with whom to ask for it (%s)', async (language, sentence) => {
    const i18n = createI18nProvider();
    await i18n.changeLocale(language);
    const run = answering({ until: '2024-09-30', contact: '06 1234' });
    resourceScreen(audit, { roles: ['supervisor'], rows, at: '', i18n, calls: { callEndpoint: run } });
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it('is not spoken of where the list has all of it', async () => {
    const run = vi.fn(answering({ contact: '06 1234' }));
    resourceScreen(audit, { roles: ['supervisor'], rows, at: '', calls: { callEndpoint: run } });
    await expect.poll(() => run.mock.calls.some(([, { id }]) => id === auditArchived.id)).toBe(true);
    expect(screen.queryByText(/06 1234/)).toBeNull();
  });
});

describe('what lines of the audit log are about', () => {
  it('is shown in words and links to its page, if it has one; no internal code is shown', async () => {
    show();
    const link = await screen.findByRole('link', { name: 'Operazione su 42 utenti' });
    expect(link).toHaveProperty('title', 'Operazione su 42 utenti');
    const whichOf = (row: HTMLElement) => within(row).getAllByRole('cell').at(-2)?.textContent;
    expect(screen.getAllByRole('row').slice(1).map(whichOf)).toEqual([
      'Operazione su 42 utenti',
      'Ugo Via',
      '',
    ]);
    expect(screen.queryByRole('link', { name: 'Ugo Via' })).toBeNull();
    expect(document.querySelector('table')?.textContent).not.toContain(ID);
    await userEvent.click(link);
    await expect.poll(address).toBe(`/operazioni/${ID}`);
  });

  it.each([
    ['the page of a line', '/3', 1440],
    ['a phone', '', 390],
  ])('is shown on %s', async (_name, at, width) => {
    show(at, width);
    const link = await screen.findByRole('link', { name: 'Operazione su 42 utenti' });
    expect(link.getAttribute('href')).toBe(`/operazioni/${ID}`);
    expect(screen.queryByText(ID)).toBeNull();
  });
});
