import { join } from 'node:path';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filterWhere } from '../../../contract/filterMeaning';
import { matches } from '../../../contract/where';
import { ejectCreate } from '../../../scripts/lib/eject/create.mjs';
import { filtersOf } from '../../../scripts/lib/eject/filters.mjs';
import { ejectForm } from '../../../scripts/lib/eject/form.mjs';
import { leftOut } from '../../../scripts/lib/eject/leftOut.mjs';
import { ejectList } from '../../../scripts/lib/eject/list.mjs';
import { fake } from '../../../src/development/fake/fake';
import type { Row } from '../../../src/engine/declaration/defineResource';
import { resources } from '../../../src/resources';
import { audit } from '../../../src/resources/audit/audit';
import { users } from '../../../src/resources/users/users';
import { type CopyOfConsole, copyOfConsole } from '../../fixtures/copyOfConsole';
import { fakeBackend } from '../../fixtures/fakeBackend';
import { axeFindings, viewScreen } from '../../fixtures/resourceScreen';
import { listChecks } from '../../fixtures/suites/listChecks';
import { say, sayOf, viewerFor } from '../../fixtures/suites/onScreen';

describe('npm run eject', () => {
  let copy: CopyOfConsole;
  const paths = new Map<string, string>();
  beforeAll(() => {
    copy = copyOfConsole();
  });
  afterAll(() => copy.remove());

  async function viewOf(name: string): Promise<ComponentType> {
    const path = paths.get(name) ?? '';
    expect(copy.read(path)).not.toContain('defineResource');
    const module = (await import(/* @vite-ignore */ join(copy.folder, path))) as Record<
      string,
      ComponentType
    >;
    const [View] = Object.values(module);
    if (!View) throw new Error(`${path} exports nothing`);
    return View;
  }
  /** Where the rows lead to. */
  const leads = () =>
    screen.queryAllByRole('rowheader').map((cell) => within(cell).getByRole('link').getAttribute('href'));

  it('writes the list of every declared resource as code that compiles, with which the linter has nothing to find', () => {
    const written: string[] = [];
    for (const resource of resources) {
      const { path, text, beside } = ejectList(resource);
      if (resource === users) {
        const said = ['Not carried over:', ...leftOut(users, 'list')].join('\n  - ');
        const output = `${[path, beside?.path].join('\n')}\n${said}\n`;
        expect(copy.eject('user', 'list')).toEqual({ status: 0, output });
      } else for (const file of [{ path, text }, beside]) if (file) copy.write(file.path, file.text);
      paths.set(resource.name, path);
      written.push(path, ...(beside ? [beside.path] : []));
    }
    expect(copy.compile([...paths.values()])).toBe('');
    expect(copy.lint(written)).toBe('');
  });

  it.each(resources.map((resource) => [resource.name, resource] as const))(
    'leaves %s with the same rows, links, values, order and search, and without its declaration',
    async (name, resource) => {
      const View = await viewOf(name);
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

  it.each(
    resources
      .filter((resource) => filtersOf(resource).carried.length > 0)
      .map((resource) => [resource.name, resource] as const),
  )(
    'leaves %s with the filters that are chosen, each of which keeps what it kept',
    async (name, resource) => {
      const View = await viewOf(name);
      const whole = resource.wire.list.answers === 'whole';
      const backend = fakeBackend(resource, fake(resource, 5, whole ? 40 : 8));
      viewScreen(<View />, { roles: ['supervisor'], rows: [], resource, backend });
      await waitFor(() => expect(screen.queryAllByRole('rowheader')).not.toHaveLength(0));
      const filters = within(screen.getByRole('group', { name: say('engine.list.filters') }));
      for (const { name: filter, values = ['Rossi'] } of filtersOf(resource).carried) {
        const field = resource.list.filters.of[filter];
        const input = filters.getByLabelText(sayOf(resource, `filters.${filter}.label`));
        const before = (input as HTMLSelectElement).value;
        for (const value of values) {
          fireEvent.change(input, { target: { value } });
          const meant = field?.kind === 'flag' ? value === 'true' : value;
          if (whole) {
            const kept = filterWhere<Row>(resource.list.filters.means, { [filter]: meant });
            const expected = backend.rows.filter((row) => matches(kept, row, viewerFor(resource)));
            const most = resource.list.pageSize ?? expected.length;
            const paths = expected.map(({ id }) => `${resource.path}/${encodeURIComponent(id)}`);
            await waitFor(() => {
              const shown = leads();
              expect(shown).toHaveLength(Math.min(expected.length, most));
              expect(shown.filter((path) => !paths.includes(path ?? ''))).toEqual([]);
            });
          } else
            await waitFor(() =>
              expect(backend.asked.at(-1)?.input).toMatchObject({ filter: { [filter]: meant } }),
            );
        }
        fireEvent.change(input, { target: { value: before } });
      }
      expect(await axeFindings()).toEqual([]);
    },
  );

  it('leaves the list of users with the ways that lead on, for whoever may go them', async () => {
    const View = await viewOf('user');
    viewScreen(<View />, { roles: ['supervisor'], rows: [], resource: users });
    const fresh = await screen.findByRole('link', { name: sayOf(users, 'create') });
    expect(fresh).toHaveAttribute('href', '/user/new');
    expect(screen.getByRole('link', { name: say('engine.import.open') })).toHaveAttribute(
      'href',
      '/user/importa',
    );
  });

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
