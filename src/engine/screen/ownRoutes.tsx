import type { ComponentType, LazyExoticComponent } from 'react';
import { Route } from 'react-router';
import type { Permission } from '../../../contract/permissions/permissions';
import type { Resource } from '../declaration/defineResource';
import { Permitted } from './Permitted';

/** A page that no declaration gives. */
export interface OwnRoute {
  readonly path: string;
  readonly page: LazyExoticComponent<ComponentType>;
  /** Drawn without menu and bar, for whoever has the address, signed in or not. */
  readonly plain?: true;
  /** Whoever may not is told so, or led to where `open` says. A plain page has neither: its address is the right. */
  readonly can?: Permission;
  readonly open?: Resource['open'];
}

/** The routes of such pages: the plain ones, or the others. */
export const ownRoutes = (routes: readonly OwnRoute[], which: 'plain' | 'framed') =>
  routes
    .filter(({ plain }) => Boolean(plain) === (which === 'plain'))
    .map(({ path, page: Page, plain, can, open }) => {
      const page = <Page />;
      return (
        <Route
          key={path}
          path={path}
          element={
            plain ? (
              page
            ) : (
              <Permitted to={can} open={open}>
                {page}
              </Permitted>
            )
          }
        />
      );
    });
