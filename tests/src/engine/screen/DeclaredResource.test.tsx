import { render, screen } from '@testing-library/react';
import {
  CoreAdminContext,
  CoreAdminUI,
  CustomRoutes,
  type DataProvider,
  useCreatePath,
  useGetRecordRepresentation,
  useResourceDefinitions,
} from 'react-admin';
import { createMemoryRouter, Link, Route, RouterProvider, useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import { addressBelow } from '../../../../src/engine/screen/addressBelow';
import { DeclaredResource } from '../../../../src/engine/screen/DeclaredResource';
import { createI18nProvider } from '../../../../src/i18n/i18nProvider';
import { resources } from '../../../../src/resources';
import { audit } from '../../../../src/resources/audit/audit';
import { registry } from '../../../../src/resources/registry/registry';
import { users } from '../../../../src/resources/users/users';
import { userRow } from '../../../fixtures/userRecords';

let known: ReturnType<typeof useResourceDefinitions>;

/** Queries of a react-admin developer, for every resource. */
function Probe() {
  known = useResourceDefinitions();
  const createPath = useCreatePath();
  const called = useGetRecordRepresentation('user');
  return (
    <>
      <h1>{called(userRow('rossi'))}</h1>
      {Object.keys(known).flatMap((resource) =>
        (['list', 'create', 'edit', 'show'] as const).map((type) => (
          <Link key={resource + type} to={createPath({ resource, type, id: '12/a' })}>
            {`${resource} ${type}`}
          </Link>
        )),
      )}
    </>
  );
}

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

async function openConsole(at = '/') {
  const pages = resources.flatMap(({ path }) => [path, `${path}/new`, `${path}/:id`]);
  const element = (
    <CoreAdminContext dataProvider={{} as DataProvider} i18nProvider={createI18nProvider()}>
      <CoreAdminUI
        disableTelemetry
        layout={({ children }) => children}
        dashboard={Probe}
        catchAll={() => null}
        loading={() => null}
      >
        <CustomRoutes>
          {pages.map((path) => (
            <Route key={path} path={path} element={<Address />} />
          ))}
        </CustomRoutes>
        {resources.map((resource) => (
          <DeclaredResource
            key={resource.name}
            name={resource.name}
            resource={resource}
            otherwise={<p>no such page</p>}
          />
        ))}
      </CoreAdminUI>
    </CoreAdminContext>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] });
  render(<RouterProvider router={router} />);
}

describe('a declared resource', () => {
  it('is one of the resources that react-admin knows, with its pages and how its records are called', async () => {
    await openConsole();
    expect((await screen.findByRole('heading')).textContent).toBe('Mario rossi');
    await screen.findByRole('link', { name: 'audit show' });
    expect(Object.keys(known).sort()).toEqual(resources.map(({ name }) => name).sort());
    expect(known.user).toMatchObject({ hasList: true, hasCreate: true, hasEdit: true, hasShow: true });
    expect(known.audit).toMatchObject({ hasList: true, hasCreate: false, hasEdit: false, hasShow: true });
    expect(known.registryPerson?.options).toEqual({
      label: 'resources.registryPerson.title',
      path: '/anagrafe',
    });
  });

  it.each([
    ['user list', '/user'],
    ['user edit', '/user/12%2Fa'],
    ['user show', '/user/12%2Fa?mode=2'],
    ['registryPerson list', '/anagrafe'],
    ['registryPerson edit', '/anagrafe/12%2Fa'],
    ['exportRequest list', '/areaamministrativa/esportazione'],
    ['audit show', '/registro-operazioni/12%2Fa'],
  ])('is where useCreatePath leads: %s', async (link, address) => {
    await openConsole();
    (await screen.findByRole('link', { name: link })).click();
    expect((await screen.findByRole('status')).textContent).toBe(address);
  });

  it('has no page where react-admin has none', async () => {
    await openConsole('/registryPerson/1/2/3');
    await screen.findByText('no such page');
    await openConsole('/user/1/2');
    expect(await screen.findAllByText('no such page')).toHaveLength(2);
  });
});

describe('the address that react-admin thinks up', () => {
  it.each([
    [users, '/create', '/user/new'],
    // Records of the audit log are not created: this is a record with that key.
    [audit, '/create', '/registro-operazioni/create'],
    [registry, '', '/anagrafe'],
    [registry, '/a%2Fb/show', '/anagrafe/a%2Fb'],
    [users, '/1/edit', undefined],
  ] as const)('%o %s is %s here', (resource, rest, address) => {
    expect(addressBelow(resource as unknown as Parameters<typeof addressBelow>[0], rest)).toBe(address);
  });
});
