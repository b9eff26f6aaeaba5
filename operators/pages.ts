import { lazy } from 'react';

/** Pages of the operators' console that are not those of declared resources, each in a chunk of its own. */
export const pages = [
  {
    path: '/gestore/da-fare',
    page: lazy(() => import('./overview/OverviewPage').then((file) => ({ default: file.OverviewPage }))),
  },
  {
    path: '/gestore/scuole-da-file',
    page: lazy(() =>
      import('./schoolFile/SchoolFilesPage').then((file) => ({ default: file.SchoolFilesPage })),
    ),
  },
  {
    path: '/gestore/scuole-da-file/:id',
    page: lazy(() =>
      import('./schoolFile/SchoolFilePage').then((file) => ({ default: file.SchoolFilePage })),
    ),
  },
  {
    path: '/gestore/listino-da-file',
    page: lazy(() => import('./prices/PriceFilePage').then((file) => ({ default: file.PriceFilePage }))),
  },
  {
    path: '/gestore/elenco-di-fiducia',
    page: lazy(() =>
      import('./trustedList/TrustedListPage').then((file) => ({ default: file.TrustedListPage })),
    ),
  },
];
