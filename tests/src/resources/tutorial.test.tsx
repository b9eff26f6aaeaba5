import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Resource } from '../../../src/engine/declaration/defineResource';
import { createI18nProvider } from '../../../src/i18n/i18nProvider';
import { type CopyOfConsole, copyOfConsole } from '../../fixtures/copyOfConsole';
import { countedLines } from '../../fixtures/countedLines';
import { fake } from '../../fixtures/fake/fake';
import { keepStored } from '../../fixtures/keepStored';
import { notices as kept } from '../../fixtures/reference/storedNotices';
import { address, resourceScreen } from '../../fixtures/resourceScreen';
import { input, press, type } from '../../fixtures/visitForm';

/** Maximum lines and files of a whole resource: its screens, calls, table, history and words. */
const [MOST_LINES, MOST_FILES] = [60, 4];

const text = readFileSync('docs/tutorial.md', 'utf8');
/** Complete files shown in the tutorial, by path. */
const files = [...text.matchAll(/^```ts (\S+\/\S+)\n([\s\S]*?)^```$/gm)].map(
  ([, path = '', code = '']) => [path, code] as const,
);
const [[keptPath = '', keptCode = ''] = [], [screenPath = '', screenCode = ''] = []] = files;

describe('the tutorial', () => {
  let copy: CopyOfConsole;
  let notices: Resource;
  const undo = keepStored(kept);
  beforeAll(async () => {
    copy = copyOfConsole();
    const [, name = ''] = /^npm run new:resource -- (\w+)$/m.exec(text) ?? [];
    expect(copy.scaffold(name)).toMatchObject({ status: 0, output: `${keptPath}\n${screenPath}\n` });
  });
  afterAll(() => {
    undo();
    copy.remove();
  });

  it('begins with a command, and ends with files that compile', async () => {
    for (const [path, code] of files) copy.write(path, code);
    expect(copy.compile(files.map(([path]) => path))).toBe('');
    // Replaces the copy's own with the one kept for this test; the next test checks that they are equal.
    copy.write(keptPath, `export { notices } from ${JSON.stringify(join(process.cwd(), FIXTURE))};\n`);
    ({ notices } = (await import(/* @vite-ignore */ join(copy.folder, screenPath))) as {
      notices: Resource;
    });
    expect(notices.name).toBe('notices');
  });

  const FIXTURE = 'tests/fixtures/reference/storedNotices.ts';
  it('shows what the generated suites try, on the provider and on the screen', () => {
    expect(keptCode).toBe(
      readFileSync(FIXTURE, 'utf8').replace("'../../../contract/storing/", "'../storing/"),
    );
    // Its imports have other paths and another order.
    const withoutImports = (code: string) => code.replace(/^import .*\n/gm, '');
    expect(withoutImports(screenCode)).toBe(
      withoutImports(readFileSync('tests/fixtures/reference/noticesScreen.ts', 'utf8')),
    );
  });

  it(`takes at most ${MOST_LINES} lines in ${MOST_FILES} files for all of it`, () => {
    expect(files.length).toBeLessThanOrEqual(MOST_FILES);
    expect(files.reduce((sum, [, code]) => sum + countedLines(code), 0)).toBeLessThanOrEqual(MOST_LINES);
  });

  it('takes ten minutes', () => {
    const minutes = { one: 1, two: 2, three: 3, four: 4 } as const;
    const said = [...text.matchAll(/^## .*\((\w+) minutes?\)$/gm)].map(([, word]) => minutes[word as 'one']);
    expect(said.reduce((sum, one) => sum + one, 0)).toBe(10);
  });

  it.each([
    [
      'a text without English',
      "['Invio', 'Sending']",
      "['Invio']",
      "Type '[string]' is not assignable to type 'Bilingual'",
    ],
    [
      'an option that there is not',
      'max: 120',
      'maximum: 120',
      '"maximum\\" is no option of a field of kind \\"text\\"',
    ],
    [
      'a kind that there is not',
      "'instant'",
      "'moment'",
      'Type \'"moment"\' is not assignable to type \'"attachment"',
    ],
    [
      'a role that there is not',
      "list: ['supervisor']",
      "list: ['boss']",
      'Type \'"boss"\' is not assignable',
    ],
  ])('does not compile with %s, and the first line says so', (_what, right, wrong, says) => {
    expect(keptCode).toContain(right);
    copy.write(keptPath, keptCode.replace(right, wrong));
    expect(copy.compile([keptPath]).split('\n')[0]).toContain(says);
  });

  describe.each([
    {
      locale: 'it',
      says: ['Avvisi', 'Titolo', 'In programma', 'Ricerca per titolo o testo'],
      all: 'Seleziona tutte le righe mostrate',
      menu: 'Azioni sugli elementi selezionati',
      label: 'Annulla avvisi',
      fresh: 'Avviso: nuovo inserimento',
    },
    {
      locale: 'en',
      says: ['Notices', 'Title', 'Scheduled', 'Search by title or text'],
      all: 'Select all rows shown',
      menu: 'Actions on the selected items',
      label: 'Cancel notices',
      fresh: 'Notice: new entry',
    },
  ])('in $locale', ({ locale, says, all, menu, label, fresh }) => {
    const drawn = async (at?: string, calls?: object) => {
      const rows = fake(notices, 1, 9);
      const i18n = createI18nProvider();
      await i18n.changeLocale(locale);
      resourceScreen(notices, {
        roles: ['supervisor'],
        rows,
        i18n,
        ...(at && { at }),
        ...(calls && { calls }),
      });
      return rows;
    };
    const keys = () => document.body.textContent?.match(/\b(resources|engine)\.\w+[\w.]*/g) ?? [];
    const called = () =>
      [...document.querySelectorAll('[aria-label], [placeholder], [data-tip], [title]')].flatMap((one) =>
        ['aria-label', 'placeholder', 'data-tip', 'title'].map((name) => one.getAttribute(name) ?? ''),
      );

    it('has a list in which something is done with several, and no raw key', async () => {
      await drawn();
      await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(9));
      for (const sentence of says)
        expect([document.body.textContent, ...called()].join('\n')).toContain(sentence);
      await userEvent.click(screen.getByRole('checkbox', { name: all }));
      const bar = await screen.findByRole('region', { name: menu });
      await userEvent.click(within(bar).getByRole('button', { name: new RegExp(label) }));
      await screen.findByRole('dialog');
      expect([...keys(), ...called().filter((one) => /^(resources|engine)\./.test(one))]).toEqual([]);
    });

    it('makes a notice tab by tab, asking an SMS for its moment', async () => {
      const create = vi.fn(async (_name: string, { data }: { data: object }) => ({
        data: { ...data, id: '7' },
      }));
      await drawn('/new', { create });
      await waitFor(() => expect(document.getElementById('input-title')).not.toBeNull());
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(fresh);
      expect(input('channel')).not.toBeVisible();
      type('title', 'Uscita');
      type('body', 'Alle dodici.');
      expect(keys()).toEqual([]);
      await press(locale === 'it' ? 'Avanti' : 'Next');
      await waitFor(() => expect(input('channel')).toBeVisible());
      expect(input('sendAt').required).toBe(false);
      type('channel', 'sms');
      await waitFor(() => expect(input('sendAt').required).toBe(true));
      type('sendAt', '01/09/2026 8:30');
      await press(locale === 'it' ? 'Salva' : 'Save');
      await waitFor(() => expect(address()).toBe('/notices/7'));
      expect(create.mock.calls[0]?.[1].data).toMatchObject({ title: 'Uscita', channel: 'sms' });
      expect(keys()).toEqual([]);
    });
  });

  it('keeps an input locked whose lock has no words', async () => {
    const [row] = fake(notices, 1, 1);
    const locked = [{ fields: ['title'], when: {} }] as unknown as typeof notices.form.locked;
    const one = { ...notices, form: { ...notices.form, locked } };
    resourceScreen(one, { roles: ['supervisor'], rows: row ? [row] : [], at: `/${row?.id}` });
    await waitFor(() => expect(document.getElementById('input-title')).not.toBeNull());
    expect(input('title').readOnly).toBe(true);
  });

  it('removes a notice that was not sent', async () => {
    const rows = fake(notices, 2, 9);
    resourceScreen(notices, { roles: ['supervisor'], rows });
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(9));
    const sent = rows.filter(({ status }) => status === 'sent').length;
    expect(sent).toBeGreaterThan(0);
    expect(screen.getAllByRole('button', { name: /^Elimina / })).toHaveLength(9 - sent);
  });
});
