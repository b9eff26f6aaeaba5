import type { ComponentType, LazyExoticComponent } from 'react';
import { Route } from 'react-router';
import type { Permission } from '../../../contract/permissions/permissions';
import type { Resource } from '../declaration/defineResource';
import { Permitted } from './Permitted';

/** A page without a declaration. */
export interface OwnRoute {
  readonly path: string;
  readonly page: LazyExoticComponent<ComponentType>;
  /** Rendered without menu and bar, for anyone with the address, signed in or not. */
  readonly plain?: true;
  /**
   * Permission to open the page; people without it are redirected to the address in `open`, or else to the first page.
   * A plain page has neither, because its address grants access.
   */
  readonly can?: Permission;
  readonly open?: Resource['open'];
}

/** Returns the routes of these pages, either the plain or the framed ones. */
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
