import { lazy } from 'react';
import type { OwnRoute } from '../../engine/screen/ownRoutes';
import { later } from '../../i18n/italian';

/** Pages about users at addresses of their own. */
export const userPages: readonly OwnRoute[] = [
  {
    path: '/importa-utenti',
    page: lazy(
      later(() => import('./file/ImportUsersPage').then((file) => ({ default: file.ImportUsersPage }))),
    ),
    can: ['user', 'import'],
    // Where the school has no registry to take them from, or is a lead school (decision Q-055).
    open: { where: { userFiles: true }, otherwise: '/' },
  },
];
