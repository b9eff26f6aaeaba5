import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fake } from '../../../src/development/fake/fake';
import type { Resource } from '../../../src/engine/declaration/defineResource';
import { type CopyOfConsole, copyOfConsole } from '../../fixtures/copyOfConsole';
import { address, resourceScreen } from '../../fixtures/resourceScreen';
import { input, press, type } from '../../fixtures/visitForm';

const text = readFileSync('docs/tutorial.md', 'utf8');
/** The files that the tutorial shows whole, by path. */
const files = [...text.matchAll(/^```ts (\S+\/\S+)\n([\s\S]*?)^```$/gm)].map(
  ([, path = '', code = '']) => [path, code] as const,
);

/** The declaration in the end, and the words that come with it. */
const [, laterPath = '', later = ''] = /^```ts then (\S+)\n([\s\S]*?)^```$/m.exec(text) ?? [];
const [, laterWords = ''] = /^```ts words\n([\s\S]*?)^```$/m.exec(text) ?? [];

describe('the tutorial', () => {
  let copy: CopyOfConsole;
  beforeAll(() => {
    copy = copyOfConsole();
  });
  afterAll(() => copy.remove());

  it('is followed from its first command to files that compile', () => {
    const [, name = ''] = /^npm run new:resource -- (\w+)$/m.exec(text) ?? [];
    expect(copy.scaffold(name)).toMatchObject({ status: 0 });
    expect(files.map(([path]) => path)).toEqual([
      `src/resources/${name}/${name}.ts`,
      `src/i18n/it/${name}.ts`,
    ]);
    for (const [path, code] of files) copy.write(path, code);
    // "The English file has the same keys."
    const italian = files.find(([path]) => path.includes('/it/'))?.[1] ?? '';
    copy.write(`src/i18n/en/${name}.ts`, italian);
    expect(copy.compile()).toBe('');
  });

  it('shows the reference resource', () => {
    const reference = readFileSync('tests/fixtures/reference/notices.ts', 'utf8');
    expect(files[0]?.[1]).toBe(reference.replaceAll("'../../../src/engine/", "'../../engine/"));
  });

  it('ends with a list that can be used', async () => {
    const path = join(copy.folder, files[0]?.[0] ?? '');
    const { notices } = (await import(/* @vite-ignore */ path)) as { notices: Resource };
    const rows = fake(notices, 1, 9);
    resourceScreen(notices, { roles: ['supervisor'], rows });
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(9));
    for (const { id } of rows)
      expect(document.querySelector(`a[href="/notices/${encodeURIComponent(id)}"]`)).not.toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Seleziona tutte le righe mostrate' }));
    const menu = await screen.findByRole('region', { name: 'Azioni sugli elementi selezionati' });
    expect(within(menu).getAllByRole('button')).toHaveLength(2);
  });

  it('names only sentences that the screens ask for', async () => {
    const { notices: words } = (await import(/* @vite-ignore */ join(copy.folder, files[1]?.[0] ?? ''))) as {
      notices: { fields: object; actions: { cancel: object } };
    };
    const { notices } = (await import(/* @vite-ignore */ join(copy.folder, files[0]?.[0] ?? ''))) as {
      notices: Resource;
    };
    expect(Object.keys(words.fields)).toEqual(Object.keys(notices.fields).filter((name) => name !== 'id'));
    expect(Object.keys(words.actions)).toEqual(Object.keys(notices.actions));
  });

  it('takes ten minutes', () => {
    const minutes = { one: 1, two: 2, three: 3 } as const;
    const said = [...text.matchAll(/^## .*\((\w+) minutes?\)$/gm)].map(([, word]) => minutes[word as 'one']);
    expect(said.reduce((sum, one) => sum + one, 0)).toBe(10);
  });

  describe('in the end', () => {
    let notices: Resource;
    beforeAll(async () => {
      expect(laterPath).toBe(files[0]?.[0]);
      for (const language of ['it', 'en']) {
        const path = `src/i18n/${language}/notices.ts`;
        copy.write(path, copy.read(path).replace('  fields: {', `${laterWords}  fields: {`));
      }
      copy.write(laterPath, later);
      expect(copy.compile()).toBe('');
      // Another name: the module as it was before is known already.
      copy.write('src/resources/notices/later.ts', later);
      ({ notices } = (await import(
        /* @vite-ignore */ join(copy.folder, 'src/resources/notices/later.ts')
      )) as {
        notices: Resource;
      });
    });

    it('makes a notice tab by tab, asking an SMS for its moment', async () => {
      const create = vi.fn(async (_name: string, { data }: { data: object }) => ({
        data: { ...data, id: '7' },
      }));
      resourceScreen(notices, { roles: ['supervisor'], rows: [], at: '/new', calls: { create } });
      await waitFor(() => expect(document.getElementById('input-title')).not.toBeNull());
      expect(input('channel')).not.toBeVisible();
      type('title', 'Uscita');
      type('body', 'Alle dodici.');
      await press('Avanti');
      await waitFor(() => expect(input('channel')).toBeVisible());
      expect(input('sendAt').required).toBe(false);
      type('channel', 'sms');
      await waitFor(() => expect(input('sendAt').required).toBe(true));
      type('sendAt', '01/09/2026 8:30');
      await press('Salva');
      await waitFor(() => expect(address()).toBe('/notices/7'));
      expect(create.mock.calls[0]?.[1].data).toMatchObject({ title: 'Uscita', channel: 'sms' });
    });

    it('removes a notice that was not sent, and leads to the import of a file', async () => {
      const rows = fake(notices, 2, 9);
      resourceScreen(notices, { roles: ['supervisor'], rows });
      await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(9));
      const kept = rows.filter(({ status }) => status === 'sent').length;
      expect(kept).toBeGreaterThan(0);
      expect(screen.getAllByRole('button', { name: /^Elimina / })).toHaveLength(9 - kept);
      const way = screen.getByRole('link', { name: 'Importa da file' });
      expect(way.getAttribute('href')).toBe('/notices/importa');
    });
  });
});
