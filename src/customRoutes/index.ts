import { lazy } from 'react';
import type { OwnRoute } from '../engine/screen/ownRoutes';
import { later } from '../i18n/italian';

/** Loads the dashboard, a chunk of its own because people may open any other page without it. */
export const fetchDashboard = () => import('./dashboard/DashboardPage');
export const Dashboard = lazy(() => fetchDashboard().then((file) => ({ default: file.DashboardPage })));

// Requires the licence and an installation with Campus (decision Q-054); others are redirected to the dashboard.
const ofCampus = { can: ['campus', 'read'], open: { where: { campus: true }, otherwise: '/' } } as const;
const campusPages: readonly OwnRoute[] = [
  {
    path: '/statistiche',
    page: lazy(
      later(() => import('./campus/StatisticsPage').then((file) => ({ default: file.StatisticsPage }))),
    ),
    ...ofCampus,
  },
  {
    path: '/statistiche-corsi',
    page: lazy(later(() => import('./campus/CoursesPage').then((file) => ({ default: file.CoursesPage })))),
    ...ofCampus,
  },
  {
    path: '/statistiche-utenti/',
    page: lazy(later(() => import('./campus/UsersPage').then((file) => ({ default: file.UsersPage })))),
    ...ofCampus,
  },
  {
    path: '/statistiche-iscrizioni',
    page: lazy(
      later(() => import('./campus/EnrolmentsPage').then((file) => ({ default: file.EnrolmentsPage }))),
    ),
    ...ofCampus,
  },
];

/** Pages of the console other than those of declared resources, each in a chunk of its own. */
export const customRoutes: readonly OwnRoute[] = [
  {
    path: '/richieste-di-firma/:id',
    page: lazy(
      later(() => import('./contracts/RequestPage').then((file) => ({ default: file.RequestPage }))),
    ),
    can: ['signatureRequest', 'read'],
  },
  {
    path: '/cambiopassword',
    page: lazy(
      later(() => import('./account/PasswordPage').then((file) => ({ default: file.PasswordPage }))),
    ),
    plain: true,
  },
  {
    path: '/servizi',
    page: lazy(later(() => import('./ServicesPage').then((file) => ({ default: file.ServicesPage })))),
    can: ['preservation', 'read'],
  },
  {
    path: '/otp',
    page: lazy(later(() => import('./account/OtpPage').then((file) => ({ default: file.OtpPage })))),
    plain: true,
  },
  {
    path: '/error',
    page: lazy(
      later(() => import('./session/LoginErrorPage').then((file) => ({ default: file.LoginErrorPage }))),
    ),
    plain: true,
  },
  {
    path: '/impostazioni/cambiopassword',
    page: lazy(
      later(() => import('./account/SettingsPage').then((file) => ({ default: file.SettingsPage }))),
    ),
    can: ['account', 'update'],
  },
  {
    path: '/account-argo',
    page: lazy(later(() => import('./alias/AliasPage').then((file) => ({ default: file.AliasPage })))),
    can: ['alias', 'read'],
  },
  {
    path: '/accedi-argoid',
    page: lazy(() => import('./alias/AliasAccess').then((file) => ({ default: file.AliasAccess }))),
  },
  {
    path: '/profiloutente',
    page: lazy(later(() => import('./account/ProfilePage').then((file) => ({ default: file.ProfilePage })))),
    can: ['account', 'read'],
  },
  {
    path: '/impostazioni/attivita',
    page: lazy(
      later(() => import('./activities/ActivityPage').then((file) => ({ default: file.ActivityPage }))),
    ),
    can: ['activity', 'list'],
  },
  {
    path: '/user/spid',
    page: lazy(later(() => import('./spid/ReadinessPage').then((file) => ({ default: file.ReadinessPage })))),
    can: ['user', 'list'],
    // Private schools have no digital identity at all.
    open: { where: { privateSchool: false }, otherwise: '/user' },
  },
  {
    path: '/user/sincronizzazioni',
    page: lazy(later(() => import('./scim/ScimPage').then((file) => ({ default: file.ScimPage })))),
    can: ['scimClient', 'list'],
    open: { where: {}, otherwise: '/' },
  },
  {
    path: '/areaamministrativa',
    page: lazy(
      later(() =>
        import('./administrative/AdministrativePage').then((file) => ({ default: file.AdministrativePage })),
      ),
    ),
    can: ['licenceProduct', 'list'],
    open: { where: {}, otherwise: '/' },
  },
  {
    path: '/areaamministrativa/assistenza/:id',
    page: lazy(
      later(() => import('./assistance/AssistancePage').then((file) => ({ default: file.AssistancePage }))),
    ),
    can: ['intervention', 'list'],
    open: { where: {}, otherwise: '/' },
  },
  // Not redirected: people who are not supervisors get an alert on the page.
  {
    path: '/areaamministrativa/documenti',
    page: lazy(
      later(() => import('./contracts/DocumentsPage').then((file) => ({ default: file.DocumentsPage }))),
    ),
  },
  {
    path: '/areaamministrativa/documenti/firma',
    page: lazy(
      later(() => import('./contracts/SignManyPage').then((file) => ({ default: file.SignManyPage }))),
    ),
  },
  {
    path: '/areaamministrativa/documenti/verifica',
    page: lazy(later(() => import('./contracts/CheckPage').then((file) => ({ default: file.CheckPage })))),
  },
  {
    path: '/dimensionamenti-accorpata',
    page: lazy(later(() => import('./resizing/MergedPage').then((file) => ({ default: file.MergedPage })))),
    can: ['resizing', 'read'],
  },
  {
    path: '/dimensionamenti-accorpante',
    page: lazy(
      later(() => import('./resizing/ReceivingPage').then((file) => ({ default: file.ReceivingPage }))),
    ),
    can: ['resizing', 'read'],
  },
  ...campusPages,
  // Not redirected here: for people who are not supervisors the page has its own text.
  {
    path: '/areacontratti/rinnovo-contratti-new',
    page: lazy(
      later(() => import('./orders/RenewalPage').then((file) => ({ default: file.ContractRenewalPage }))),
    ),
  },
  {
    path: '/areacontratti/servizi',
    page: lazy(
      later(() => import('./orders/RenewalPage').then((file) => ({ default: file.ServiceRenewalPage }))),
    ),
  },
  {
    path: '/areacontratti/ordini',
    page: lazy(later(() => import('./orders/OrdersPage').then((file) => ({ default: file.OrdersPage })))),
  },
  {
    path: '/areacontratti/ripristini',
    page: lazy(
      later(() => import('./orders/RestorationPage').then((file) => ({ default: file.RestorationPage }))),
    ),
  },
  {
    path: '/profiloscuola',
    page: lazy(later(() => import('./schools/SchoolPage').then((file) => ({ default: file.SchoolPage })))),
    can: ['school', 'read'],
    // Same condition as for the menu entry; people who may not see the page are redirected to the dashboard.
    open: { where: {}, otherwise: '/' },
  },
  {
    path: '/accessi-assistenza',
    page: lazy(
      later(() =>
        import('./supportAccess/SupportAccessPage').then((file) => ({ default: file.SupportAccessPage })),
      ),
    ),
    can: ['supportAccess', 'list'],
  },
  {
    path: '/notizie',
    page: lazy(
      later(() => import('./contents/NewsCentrePage').then((file) => ({ default: file.NewsCentrePage }))),
    ),
    can: ['content', 'list'],
  },
];
