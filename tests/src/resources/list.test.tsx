import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { rolesWith } from '../../../contract/permissions';
import { kinds } from '../../../src/engine/cells/kinds';
import { fake } from '../../../src/engine/fake/fake';
import { en } from '../../../src/i18n/en/en';
import { createI18nProvider } from '../../../src/i18n/i18nProvider';
import { it as italian } from '../../../src/i18n/it/it';
import { editableResources as resources } from '../../fixtures/editableResources';
import { address, axeFindings, resourceScreen } from '../../fixtures/resourceScreen';

const words = createI18nProvider();
const bodyRows = () => [...document.querySelectorAll('tbody tr:not([aria-hidden])')] as HTMLElement[];

describe.each(resources.map((resource) => [resource.name, resource] as const))(
  'the list of %s',
  (_name, resource) => {
    const rows = fake(resource, 21, 12);
    const say = (key: string) => words.translate(`resources.${resource.name}.${key}`);
    const open = async (at = '?per=tutti') => {
      resourceScreen(resource, { roles: rolesWith(resource.can.list).slice(0, 1), rows, at });
      await waitFor(() => expect(bodyRows().length).toBeGreaterThan(0));
    };

    it('shows invented records as a table, whose rows are known by a link', async () => {
      await open();
      expect(bodyRows()).toHaveLength(rows.length);
      for (const row of bodyRows()) {
        expect(row.getAttribute('role')).toBeNull();
        const link = within(within(row).getByRole('rowheader')).getByRole('link');
        expect(link.getAttribute('href')).toMatch(new RegExp(`^${resource.path}/.`));
        expect(link.textContent).not.toBe('');
      }
      const links = bodyRows().map((row) =>
        within(row).getByRole('rowheader').querySelector('a')?.getAttribute('href'),
      );
      expect(new Set(links)).toEqual(
        new Set(rows.map(({ id }) => `${resource.path}/${encodeURIComponent(id)}`)),
      );
    });

    it('has no control without a name and nothing else that axe can tell', async () => {
      await open();
      await userEvent.click(screen.getByRole('button', { name: 'Filtri' }));
      expect(await axeFindings()).toEqual([]);
    });

    it('orders by each column that is shown, and says so in head and address', async () => {
      await open();
      for (const head of screen.getAllByRole('columnheader').filter((one) => one.querySelector('button'))) {
        await userEvent.click(within(head).getByRole('button'));
        const first = head.getAttribute('aria-sort');
        await userEvent.click(within(head).getByRole('button'));
        expect([first, head.getAttribute('aria-sort')].sort()).toEqual(['ascending', 'descending']);
        const others = screen.getAllByRole('columnheader').filter((one) => one !== head);
        for (const other of others) expect(other.getAttribute('aria-sort')).toBeNull();
      }
    });

    it('finds a record by what its search looks in', async () => {
      await open();
      const [row] = rows;
      const field = resource.list.search[0] ?? resource.key[0] ?? '';
      const text = kinds[resource.fields[field]?.kind ?? 'text'].text(row?.[field], String);
      await userEvent.type(screen.getByRole('textbox', { name: say('search') }), text);
      await waitFor(() => expect(bodyRows().length).toBeLessThan(rows.length));
      expect(
        screen.getByRole('link', { name: String(row?.[resource.list.columns[0]?.field ?? '']) }),
      ).toBeInTheDocument();
      await waitFor(() => expect(address()).toContain('q='));
    });

    it('shows every filter that is chosen as a chip and in the address, until the chip is pressed', async () => {
      await open();
      await userEvent.click(screen.getByRole('button', { name: 'Filtri' }));
      const choices = within(screen.getByRole('group', { name: 'Filtri' })).getAllByRole('combobox');
      for (const choice of choices.filter((one) => !one.closest('form'))) {
        const value = choice.querySelectorAll('option')[1]?.value ?? '';
        await userEvent.selectOptions(choice, value);
        await waitFor(() => expect(address()).toContain(`=${value}`));
        const chips = within(screen.getByRole('group', { name: 'Filtri attivi' })).getAllByRole('button', {
          name: /^Rimuovi il filtro/,
        });
        expect(chips).toHaveLength(1);
        await userEvent.click(chips[0] as HTMLElement);
        await waitFor(() => expect(screen.queryByRole('group', { name: 'Filtri attivi' })).toBeNull());
      }
    });

    it('says that a part of its address means nothing, instead of obeying it or not unseen', async () => {
      await open('?nessuno=1&per=tutti&sort=nessuno');
      expect(screen.getAllByText(/^Filtro non più valido: /)).toHaveLength(2);
    });

    it('has a sentence in both languages for all that it draws', () => {
      const keys = [
        ...['title', 'caption', 'search', 'one', 'updated', 'name'],
        ...resource.list.columns.map(({ field }) => `fields.${field}`),
        ...resource.form.inputs.map((field) => `fields.${field}`),
        ...resource.list.filters.show.map(({ field }) => `filters.${field}.label`),
        ...Object.keys(resource.actions).flatMap((action) =>
          [
            'label',
            'row',
            'planned',
            'leftOut',
            'none',
            'doneOne',
            'doneMany',
            'nothingToDo',
            'partly',
            'confirm',
          ].map((key) => `actions.${action}.${key}`),
        ),
      ];
      for (const catalogue of [italian, en]) {
        const missing = keys.filter(
          (key) =>
            typeof key
              .split('.')
              .reduce<unknown>(
                (on, part) => (on as Record<string, unknown> | undefined)?.[part],
                catalogue.resources[resource.name as never],
              ) !== 'string',
        );
        expect(missing).toEqual([]);
      }
    });
  },
);
