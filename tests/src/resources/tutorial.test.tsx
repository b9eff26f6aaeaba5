import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Resource } from '../../../src/engine/declaration/defineResource';
import { fake } from '../../../src/engine/fake/fake';
import { type CopyOfConsole, copyOfConsole } from '../../fixtures/copyOfConsole';
import { resourceScreen } from '../../fixtures/resourceScreen';

const text = readFileSync('docs/tutorial.md', 'utf8');
/** The files that the tutorial shows whole, by path. */
const files = [...text.matchAll(/^```ts (\S+)\n([\s\S]*?)^```$/gm)].map(
  ([, path = '', code = '']) => [path, code] as const,
);

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
  }, 120_000);

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
});
