import type { Resource } from '../engine/declaration/defineResource';
import { assistanceContacts } from './assistance/assistanceContacts';
import { assistancePackages } from './assistance/assistancePackages';
import { audit } from './audit/audit';
import { exportRequests } from './exportRequests/exportRequests';
import { imports } from './imports/imports';
import { licenceProducts } from './licences/licenceProducts';
import { notifications } from './news/notifications';
import { operations } from './operations/operations';
import { registry } from './registry/registry';
import { practices } from './transfer/practices';
import { users } from './users/users';

const inOneFile = import.meta.glob<Readonly<Record<string, Resource>>>('./declared/*.ts', { eager: true });

/** The declared resources that the engine shows; their routes follow from it. */
export const resources: readonly Resource[] = [
  users,
  registry,
  licenceProducts,
  assistanceContacts,
  assistancePackages,
  exportRequests,
  practices,
  operations,
  imports,
  audit,
  ...Object.values(inOneFile).flatMap((file) => Object.values(file)),
];

/** Those whose pages are our own, in customRoutes: the engine shows nothing of them. */
export const ownPageResources: readonly Resource[] = [notifications];

/** Every declared resource; the data provider and what react-admin knows follow from it. */
export const allResources: readonly Resource[] = [...resources, ...ownPageResources];
