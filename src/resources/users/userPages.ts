import { lazy } from 'react';
import type { OwnRoute } from '../../engine/screen/ownRoutes';
import { later } from '../../i18n/italian';

/** Pages about users with paths of their own. */
export const userPages: readonly OwnRoute[] = [
  {
    path: '/importa-utenti',
    page: lazy(
      later(() => import('./file/ImportUsersPage').then((file) => ({ default: file.ImportUsersPage }))),
    ),
    can: ['user', 'import'],
    // For schools without a registry to import from, and for lead schools (decision Q-055).
    open: { where: { userFiles: true }, otherwise: '/' },
  },
];
