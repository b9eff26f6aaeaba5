import { join } from 'node:path';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ejectCreate } from '../../../scripts/lib/ejectCreate.mjs';
import { ejectForm } from '../../../scripts/lib/ejectForm.mjs';
import { leftOut } from '../../../scripts/lib/ejectLeftOut.mjs';
import { ejectList } from '../../../scripts/lib/ejectList.mjs';
import { fake } from '../../../src/engine/fake/fake';
import { resources } from '../../../src/resources';
import { audit } from '../../../src/resources/audit/audit';
import { users } from '../../../src/resources/users/users';
import { type CopyOfConsole, copyOfConsole } from '../../fixtures/copyOfConsole';
import { axeFindings, viewScreen } from '../../fixtures/resourceScreen';
import { listChecks } from '../../fixtures/suites/listChecks';

describe('npm run eject', () => {
  let copy: CopyOfConsole;
  const paths = new Map<string, string>();
  beforeAll(() => {
    copy = copyOfConsole();
  });
  afterAll(() => copy.remove());

  it('writes the list of every declared resource as code that compiles', () => {
    for (const resource of resources) {
      const { path, text } = ejectList(resource);
      if (resource === users) {
        const said = ['Not carried over:', ...leftOut(users, 'list')].join('\n  - ');
        expect(copy.eject('user', 'list')).toEqual({ status: 0, output: `${path}\n${said}\n` });
      } else copy.write(path, text);
      paths.set(resource.name, path);
    }
    expect(copy.compile([...paths.values()])).toBe('');
  }, 120_000);

  it.each(resources.map((resource) => [resource.name, resource] as const))(
    'leaves %s with the same rows, links, values, order and search, and without its declaration',
    async (name, resource) => {
      const path = paths.get(name) ?? '';
      expect(copy.read(path)).not.toContain('defineResource');
      const module = (await import(/* @vite-ignore */ join(copy.folder, path))) as Record<
        string,
        ComponentType
      >;
      const [View] = Object.values(module);
      if (!View) throw new Error(`${path} exports nothing`);
      for (const { plain, holds } of listChecks) {
        if (plain) await holds(resource, <View />);
        cleanup();
      }
      const rows = fake(resource, 5, 8);
      viewScreen(<View />, { roles: ['supervisor'], rows, resource });
      await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(8));
      const links = screen
        .getAllByRole('rowheader')
        .map((cell) => within(cell).getByRole('link').getAttribute('href'));
      expect(new Set(links)).toEqual(
        new Set(rows.map(({ id }) => `${resource.path}/${encodeURIComponent(id)}`)),
      );
      expect(await axeFindings()).toEqual([]);
      if (resource.wire.list.answers === 'page') return;
      const order = resource.list.sort.startsWith('-') ? 'descending' : 'ascending';
      const sorted = document.querySelector(`th[aria-sort="${order}"]`) as HTMLElement;
      await userEvent.click(within(sorted).getByRole('button'));
      await waitFor(() => expect(document.querySelectorAll(`th[aria-sort="${order}"]`)).toHaveLength(0));
      if (resource.list.search.length === 0) return expect(screen.queryByRole('textbox')).toBeNull();
      await userEvent.type(screen.getByRole('textbox'), 'nessuno si chiama così');
      await waitFor(() => expect(screen.queryByRole('rowheader')).toBeNull());
    },
  );

  it('says what there is when it is asked for something else', () => {
    expect(copy.eject('nobody', 'list')).toMatchObject({
      status: 1,
      output: expect.stringContaining('There are: user'),
    });
    expect(copy.eject('user', 'page')).toMatchObject({
      status: 1,
      output: expect.stringContaining('There are: list, form, create, show'),
    });
    expect(() => ejectForm(audit)).toThrow('npm run eject -- audit show');
    expect(() => ejectCreate(audit)).toThrow('has no page for a new record');
    expect(copy.eject('user', 'list')).toMatchObject({
      status: 1,
      output: expect.stringContaining('is there already'),
    });
  });
});
