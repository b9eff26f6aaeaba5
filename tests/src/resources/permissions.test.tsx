import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { may, rolesWith } from '../../../contract/permissions';
import { roles } from '../../../contract/roles';
import { matches } from '../../../contract/where';
import { isAllowed, isOffered, wireCalls } from '../../../src/engine/declaration/wireCalls';
import { fake } from '../../../src/engine/fake/fake';
import { viewerOf } from '../../../src/engine/viewer';
import { createI18nProvider } from '../../../src/i18n/i18nProvider';
import { menuItems } from '../../../src/layout/menuItems';
import { editableResources as resources } from '../../fixtures/editableResources';
import { address, resourceScreen } from '../../fixtures/resourceScreen';
import { sessionOf } from '../layout/inFrame';

const named = resources.map((resource) => [resource.name, resource] as const);
const words = createI18nProvider();

describe.each(named)('who may do what with %s', (_name, resource) => {
  const rows = fake(resource, 11, 8);
  const say = (key: string, values = {}) => words.translate(`resources.${resource.name}.${key}`, values);

  it('is the same for the console, which offers each call, and the provider, which answers it', () => {
    for (const role of roles) {
      for (const call of wireCalls(resource)) {
        expect(isOffered(role, call), `${role}: ${call.use}`).toBe(isAllowed(role, call));
      }
    }
  });

  it.each(roles)('is what a %s is shown in the menu', (role) => {
    const item = menuItems.find(({ to }) => to === resource.path);
    expect(item?.shownTo(sessionOf(role))).toBe(may([role], resource.can.list));
  });

  it.each(roles)('is what a %s is let in to', async (role) => {
    resourceScreen(resource, { roles: [role], rows });
    const allowed = may([role], resource.can.list);
    if (allowed) await screen.findByRole('heading', { level: 1, name: say('title') });
    else await waitFor(() => expect(address()).not.toBe(resource.path));
    expect(screen.queryByRole('table') !== null).toBe(allowed);
  });

  it.each(roles)('is what a %s can open and change', async (role) => {
    const [row] = rows;
    resourceScreen(resource, { roles: [role], rows, at: `/${encodeURIComponent(row?.id ?? '')}` });
    const allowed = may([role], resource.can.read ?? resource.can.list);
    if (allowed) await screen.findByRole('link', { name: "Torna all'elenco" });
    else await waitFor(() => expect(screen.getByText('another page')).toBeVisible());
  });

  it.each(roles.filter((role) => may([role], resource.can.list)))(
    'is what a %s is offered on rows, one or many',
    async (role) => {
      resourceScreen(resource, { roles: [role], rows });
      await screen.findByRole('table');
      await waitFor(() => expect(document.querySelectorAll('tbody tr:not([aria-hidden])')).toHaveLength(8));
      const viewer = viewerOf(sessionOf(role));
      for (const row of rows) {
        const name = String(row[resource.title] || row.id);
        for (const [action, { on, can, offered }] of Object.entries(resource.actions)) {
          const due = on.includes('row') && may([role], can) && matches(offered, row, viewer);
          const shown = screen.queryAllByRole('button', { name: say(`actions.${action}.row`, { name }) });
          expect(shown.length > 0, `${action} on ${name}`).toBe(due);
        }
      }
      await userEvent.click(screen.getByRole('checkbox', { name: 'Seleziona tutte le righe mostrate' }));
      const menu = await screen.findByRole('region', { name: 'Azioni sugli elementi selezionati' });
      for (const [action, { on, can }] of Object.entries(resource.actions)) {
        const shown = within(menu).queryByRole('button', { name: say(`actions.${action}.label`) });
        expect(shown !== null, action).toBe(on.includes('bulk') && may([role], can));
      }
    },
  );

  it('is nothing on any row where the person may list but not act', async () => {
    const [role] = rolesWith(resource.can.list);
    const shut = Object.entries(resource.actions).map(([action, declared]) => [
      action,
      { ...declared, can: ['clock', 'move'] as const },
    ]);
    const closed = { ...resource, actions: Object.fromEntries(shut) };
    resourceScreen(closed, { roles: role ? [role] : [], rows });
    await screen.findByRole('table');
    await waitFor(() => expect(document.querySelectorAll('tbody tr:not([aria-hidden])')).toHaveLength(8));
    expect(document.querySelectorAll('tbody .act')).toHaveLength(0);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Seleziona tutte le righe mostrate' }));
    const menu = await screen.findByRole('region', { name: 'Azioni sugli elementi selezionati' });
    for (const [action] of shut) {
      const label = say(`actions.${action}.label`);
      expect(within(menu).queryByRole('button', { name: label })).toBeNull();
    }
  });
});
