import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { applicationCodes } from '../../../contract/constants';
import { may, type Permission, permissions } from '../../../contract/permissions/permissions';
import { type Role, roles } from '../../../contract/permissions/roles';
import type { Resource, Row } from '../../../src/engine/declaration/defineResource';
import { menuItems } from '../../../src/layout/menuItems';
import { SideMenu } from '../../../src/layout/SideMenu';
import { allResources, resources } from '../../../src/resources';
import { audit } from '../../../src/resources/audit/audit';
import { users as declaredUsers } from '../../../src/resources/users/users';
import type { AccessChecker } from '../../../src/session/viewer';
import { fake } from '../../fixtures/fake/fake';
import { address, resourceScreen } from '../../fixtures/resourceScreen';
import { menuOf, sayOf } from '../../fixtures/suites/onScreen';
import { userRow } from '../../fixtures/userRecords';
import { authProviderOf, inFrame, sessionOf } from '../layout/inFrame';

const users = declaredUsers as unknown as Resource;
const judgeOf = (role: Role) => authProviderOf(sessionOf(role), allResources) as unknown as AccessChecker;
const licenses = Object.values(applicationCodes);
const inMenu = () =>
  screen.getAllByRole('link').map((link) => new URL((link as HTMLAnchorElement).href).pathname);
/** Returns whether a page is on the menu, as an item or through another item that stands for it. */
const stands = (menu: readonly string[], path: string) =>
  menuItems.some(({ to, also }) => menu.includes(to) && (to === path || also?.includes(path)));
const createLink = () => screen.queryByRole('link', { name: sayOf(users, 'create') });
/** Returns a command of a row: its button, or its item in the menu of the row. */
const rowAction = async (row: Row, name: string) =>
  screen.queryByRole('button', {
    name: sayOf(users, `actions.${name}.row`, { name: String(row.labelNomeCognome) }),
  }) ??
  (await menuOf(users, row)).find(
    ({ textContent }) => textContent === sayOf(users, `actions.${name}.confirm`),
  ) ??
  null;

/** Returns the list of users as a role sees it, or undefined if they are redirected. */
async function listOfUsers(role: Role, canAccess?: AccessChecker['canAccess']) {
  const row = userRow('rossi');
  resourceScreen(users, { roles: [role], rows: [row], ...(canAccess && { canAccess }) });
  await waitFor(() =>
    expect(screen.queryByRole('rowheader') ?? screen.queryByText('another page')).not.toBeNull(),
  );
  return screen.queryByRole('rowheader') ? row : undefined;
}

describe('the judge of what is shown', () => {
  it.each(roles)('agrees for the %s with the table of permissions, in the words of both', (role) => {
    const { canAccess } = judgeOf(role);
    for (const [resource, actions] of Object.entries(permissions)) {
      for (const action of Object.keys(actions)) {
        const permission = [resource, action] as unknown as Permission;
        expect(canAccess({ resource, action }), permission.join()).toBe(may([role], permission));
      }
    }
    for (const { name, can } of allResources) {
      expect(canAccess({ resource: name, action: 'edit' }), name).toBe(
        can.update ? may([role], can.update) : name in permissions && may([role], [name, 'update'] as never),
      );
      expect(canAccess({ resource: name, action: 'create' }), name).toBe(
        can.create ? may([role], can.create) : name in permissions && may([role], [name, 'create'] as never),
      );
    }
  });

  it.each(roles)('agrees for the %s with the menu and the routes that are painted', async (role) => {
    const { canAccess } = judgeOf(role);
    inFrame(<SideMenu mini={false} />, { roles: [role], licenses });
    const menu = inMenu();
    cleanup();
    for (const resource of resources) {
      const allowed = canAccess({ resource: resource.name, action: 'list' });
      expect(stands(menu, resource.path), resource.path).toBe(allowed);
      resourceScreen(resource, { roles: [role], rows: fake(resource, 3, 2) });
      if (allowed) await screen.findByRole('heading', { level: 1, name: sayOf(resource, 'title') });
      else await screen.findByText('another page');
      cleanup();
    }
  });

  it.each(roles)('agrees for the %s with the buttons that are painted', async (role) => {
    const { canAccess } = judgeOf(role);
    const row = await listOfUsers(role);
    expect(row !== undefined).toBe(canAccess({ resource: 'user', action: 'list' }));
    expect(createLink() !== null).toBe(canAccess({ resource: 'user', action: 'create' }));
    if (row)
      expect((await rowAction(row, 'disable')) !== null).toBe(
        canAccess({ resource: 'user', action: 'disable' }),
      );
  });

  it('hides from a supervisor what it denies: the page of the menu, the route, the link, the button, the name in a column', async () => {
    const denying =
      (...denied: readonly string[]): AccessChecker['canAccess'] =>
      ({ resource, action }) =>
        !denied.includes(`${resource}.${action}`);
    inFrame(<SideMenu mini={false} />, { roles: ['supervisor'], licenses, canAccess: denying('user.list') });
    expect(inMenu()).not.toContain('/user');
    expect(inMenu()).toContain('/registro-operazioni');
    cleanup();

    expect(await listOfUsers('supervisor', denying('user.list'))).toBeUndefined();
    cleanup();

    const row = await listOfUsers('supervisor', denying('user.create', 'user.disable'));
    expect(row && [createLink(), await rowAction(row, 'disable')]).toEqual([null, null]);
    cleanup();

    resourceScreen(users, {
      roles: ['supervisor'],
      rows: [],
      at: '/new',
      canAccess: denying('user.create'),
    });
    await waitFor(() => expect(address()).toBe('/'));
    cleanup();

    const line = {
      id: '1',
      seq: 1,
      at: '2026-09-01T08:00:00Z',
      page: 'user',
      what: 'Mario Rossi',
      target: 'rossi.SG10001',
    };
    const leads = async (canAccess: AccessChecker['canAccess']) => {
      const rows = [line as unknown as Row];
      resourceScreen(audit as unknown as Resource, {
        roles: ['supervisor'],
        rows,
        beside: [users],
        canAccess,
      });
      await screen.findByRole('rowheader');
      const links = within(screen.getByRole('table')).getAllByRole('link');
      const hrefs = links.map((link) => link.getAttribute('href'));
      cleanup();
      return hrefs.includes('/user/rossi.SG10001');
    };
    expect(await leads(() => true)).toBe(true);
    expect(await leads(denying('user.read'))).toBe(false);
  });

  it('shows to anybody what it allows, and nothing where it keeps one waiting', async () => {
    const row = await listOfUsers('user', () => true);
    expect(row && (await rowAction(row, 'disable'))).not.toBeNull();
    expect(createLink()).not.toBeNull();
    cleanup();
    const slow = (async () => true) as unknown as AccessChecker['canAccess'];
    expect(await listOfUsers('supervisor', slow)).toBeUndefined();
  });
});
