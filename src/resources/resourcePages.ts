import { lazy } from 'react';
import type { OwnRoute } from '../engine/screen/ownRoutes';
import { later } from '../i18n/italian';

/** Pages of resources at addresses of their own. */
export const resourcePages: readonly OwnRoute[] = [
  {
    path: '/importa-utenti',
    page: lazy(
      later(() => import('./users/file/ImportUsersPage').then((file) => ({ default: file.ImportUsersPage }))),
    ),
    can: ['user', 'import'],
    // Where the school has no registry to take them from, or is a lead school (decision Q-055).
    open: { where: { userFiles: true }, otherwise: '/' },
  },
];
