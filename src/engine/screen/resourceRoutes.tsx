import { lazy } from 'react';
import { Navigate, Route } from 'react-router';
import { isAtHand, later } from '../../i18n/italian';
import { loaded } from '../../ui/loaded';
import { OwnPage } from '../customScreens/OwnPage';
import { ProcedureOfOne } from '../customScreens/ProcedureOfOne';
import type { Resource } from '../declaration/defineResource';
import { fetchKit, withKit } from '../declaration/kit';
import type { ViewProps } from '../declaration/resource';
import { RelatedContext } from '../record/related';
import { fetchLists } from './fetchList';
import { Permitted } from './Permitted';

const listAtHand = lazy(fetchLists);
const listLater = lazy(later(fetchLists));
const listOf = ({ name, views }: Resource) =>
  views?.list ? loaded<ViewProps>(views.list) : isAtHand(name) ? listAtHand : listLater;

const ResourceForm = lazy(
  withKit(later(() => import('./ResourceForm').then((file) => ({ default: file.ResourceForm })))),
);

const ImportPage = lazy(
  later(() => import('../import/ImportPage').then((file) => ({ default: file.ImportPage }))),
);

const CreatePage = lazy(
  withKit(later(() => import('./CreatePage').then((file) => ({ default: file.CreatePage })))),
);

const BinPage = lazy(
  later(async () => {
    const kit = await fetchKit();
    if (!kit) throw new Error('The page of a bin is in src/kit: declare the resource with storedResource.');
    return { default: kit.BinPage };
  }),
);

/**
 * Returns the routes of declared resources: each list at its path; records, a new record and a file import below it.
 */
export const resourceRoutes = (resources: readonly Resource[]) =>
  resources.flatMap((resource) => {
    const ResourceList = listOf(resource);
    return [
      <Route
        key={resource.path}
        path={resource.path}
        element={
          <Permitted to={resource.can.list} open={resource.open} resource={resource.name}>
            <RelatedContext value={resources}>
              <ResourceList key={resource.name} resource={resource} />
            </RelatedContext>
          </Permitted>
        }
      >
        {Object.entries(resource.procedures).map(([name, { address, can }]) => (
          <Route
            key={name}
            path={`:id/${address}`}
            element={
              <Permitted to={can} open={resource.open} resource={resource.name}>
                <ProcedureOfOne resource={resource} name={name} />
              </Permitted>
            }
          />
        ))}
      </Route>,
      ...Object.entries(resource.pages ?? {}).map(([address, { can }]) => (
        <Route
          key={`${resource.path}/${address}`}
          path={`${resource.path}/${address}`}
          element={
            <Permitted to={can} open={resource.open} resource={resource.name}>
              <OwnPage resource={resource} address={address} />
            </Permitted>
          }
        />
      )),
      resource.can.create && (
        <Route
          key={`${resource.path}/new`}
          path={`${resource.path}/new`}
          element={
            <Permitted to={resource.can.create} open={resource.open} resource={resource.name}>
              <CreatePage key={resource.name} resource={resource} related={resources} />
            </Permitted>
          }
        />
      ),
      // The path that react-admin uses; if the resource's name is also its path, it would otherwise match the address
      // of a record.
      resource.can.create && (
        <Route
          key={`${resource.path}/create`}
          path={`${resource.path}/create`}
          element={<Navigate to={`${resource.path}/new`} replace />}
        />
      ),
      resource.import && (
        <Route
          key={`${resource.path}/importa`}
          path={`${resource.path}/importa`}
          element={
            <Permitted to={resource.import.can} open={resource.open} resource={resource.name}>
              <ImportPage key={resource.name} resource={resource} />
            </Permitted>
          }
        />
      ),
      resource.endpoints.bin && resource.can.delete && (
        <Route
          key={`${resource.path}/cestino`}
          path={`${resource.path}/cestino`}
          element={
            <Permitted to={resource.can.delete} open={resource.open} resource={resource.name}>
              <RelatedContext value={resources}>
                <BinPage key={resource.name} resource={resource} bin={resource.endpoints.bin} />
              </RelatedContext>
            </Permitted>
          }
        />
      ),
      <Route
        key={`${resource.path}/:id`}
        path={`${resource.path}/:id`}
        element={
          <Permitted
            to={resource.can.read ?? resource.can.list}
            open={resource.open}
            resource={resource.name}
          >
            <ResourceForm key={resource.name} resource={resource} related={resources} />
          </Permitted>
        }
      />,
    ];
  });
