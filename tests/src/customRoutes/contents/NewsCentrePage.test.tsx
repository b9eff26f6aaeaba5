import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Content } from '../../../../contract/contents/content';
import { shortTitle } from '../../../../src/customRoutes/contents/shortTitle';
import { ApiError } from '../../../../src/dataProvider/ApiError';
import { type Answers, answering, type Sent } from '../../../fixtures/answers';
import { address, axeFindings, ownScreen } from '../../../fixtures/resourceScreen';

const long = 'Un aggiornamento dal titolo lunghissimo che non finisce mai più';

const item = (code: string, category: Content['category'], more: Partial<Content> = {}): Content => ({
  code,
  category,
  date: '2026-08-30',
  title: `Titolo ${code}`,
  text: '<p>Prima <strong>riga</strong></p><script>window.hacked = true</script><a href="https://example.org">qui</a>',
  ...more,
});
const wwa = { applicationCode: 'WWA', applicationDescription: 'Alunni' };
const contents = [
  item('A2', 'aggiornamenti', { ...wwa, version: { version: '6.14.0' }, title: long }),
  item('A1', 'aggiornamenti', { ...wwa, version: { version: '6.13.0' } }),
  item('N1', 'notizie'),
];

function open(answers: Answers = {}, page = '/notizie') {
  const api = answering({
    contentList: ({ query }: Sent) =>
      query?.ac ? contents.filter(({ applicationCode }) => applicationCode === query.ac) : contents,
    ...answers,
  });
  ownScreen(page, { roles: ['user'], callApi: api.callApi });
  return api;
}

describe('the news centre', () => {
  it('NEWS-001 NEWS-005 NEWS-006 has a tab each for software updates, news and regulations', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'Notizie', level: 1 })).toBeVisible();
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent)).toEqual(['Aggiornamenti software', 'Notizie', 'Normative']);
    expect(screen.getByText('Alunni · Versione 6.13.0 · 30/08/2026')).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Notizie' }));
    expect(address()).toBe('/notizie?scheda=notizie');
    expect(screen.getByRole('heading', { name: 'Titolo N1' })).toBeVisible();
    expect(await axeFindings()).toEqual([]);
  });

  it('NEWS-007 shows the whole of an item in a dialog, its markup cleaned, and gives the focus back', async () => {
    open();
    const more = await screen.findByRole('button', { name: `Leggi di più: ${long}` });
    await userEvent.click(more);
    const dialog = within(screen.getByRole('dialog', { name: long }));
    const link = await dialog.findByRole('link', { name: 'qui' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(dialog.getByText('riga').tagName).toBe('STRONG');
    expect(document.querySelector('[role=dialog] script')).toBeNull();
    expect(document.body.innerHTML).not.toContain('hacked');
    expect(await axeFindings()).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Chiudi' }));
    expect(more).toHaveFocus();
  });

  it('NEWS-008 shows every release of an application', async () => {
    const { sent } = open();
    await userEvent.click(
      (await screen.findAllByRole('button', { name: /Cronologia dei rilasci: Alunni/ }))[0] as HTMLElement,
    );
    const dialog = within(screen.getByRole('dialog', { name: 'Cronologia dei rilasci: Alunni' }));
    expect(await dialog.findAllByText(/Versione 6\.1[34]\.0/)).toHaveLength(2);
    expect(sent.at(-1)?.[1].query).toEqual({ ac: 'WWA', category: 'aggiornamenti' });
  });

  it('NEWS-013 cuts titles at 50 characters', async () => {
    open();
    const cut = 'Un aggiornamento dal titolo lunghissimo che non fi…';
    expect(await screen.findByRole('heading', { name: cut })).toHaveAttribute('title', long);
    expect(shortTitle('x'.repeat(50))).toBe('x'.repeat(50));
    expect(shortTitle('x'.repeat(51))).toBe(`${'x'.repeat(50)}…`);
  });

  it.each([
    ['NEWS-010', 'aggiornamenti', 'Nessun aggiornamento software trovato!', [contents[2]]],
    ['NEWS-011', 'notizie', 'Nessuna notizia trovata!', [contents[0]]],
    ['NEWS-012', 'normative', 'Nessuna normativa trovata!', contents],
    ['NEWS-009', 'notizie', 'Nessun contenuto trovato!', []],
  ])('%s says of %s that there are none', async (_id, tab, text, contentList) => {
    open({ contentList }, `/notizie?scheda=${tab}`);
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('says that it could not be read', async () => {
    open({
      contentList: () => {
        throw ApiError.of(500, undefined);
      },
    });
    expect(await screen.findByText('Ops, dati non disponibili. Riprovare più tardi.')).toBeVisible();
  });
});
