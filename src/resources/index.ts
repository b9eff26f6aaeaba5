import { examples } from '#exampleScreens';
import type { Resource } from '../engine/declaration/defineResource';
import { assistanceContacts } from './assistance/assistanceContacts';
import { assistancePackages } from './assistance/assistancePackages';
import { audit } from './audit/audit';
import { exportRequests } from './exportRequests/exportRequests';
import { imports } from './imports/imports';
import { licenceProducts } from './licences/licenceProducts';
import { notifications } from './news/notifications';
import { operations } from './operations/operations';
import { provisioningPersons } from './provisioning/provisioningPersons';
import { provisioningTargets } from './provisioning/provisioningTargets';
import { registry } from './registry/registry';
import { practices } from './transfer/practices';
import { users } from './users/users';
import { webhookDeliveries } from './webhooks/webhookDeliveries';
import { webhooks } from './webhooks/webhooks';

const inOneFile = import.meta.glob<Readonly<Record<string, Resource>>>('./declared/*.ts', { eager: true });

/** Declared resources whose list is a table, and cards on a phone. */
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
  webhooks,
  webhookDeliveries,
  provisioningTargets,
  provisioningPersons,
  ...Object.values(inOneFile).flatMap((file) => Object.values(file)),
  ...examples,
];

/** Resources whose list is a custom view and not a table: the generated test suites read tables. */
export const cardResources: readonly Resource[] = [notifications];

/** Every declared resource; the routes, the data provider and react-admin's definitions follow from it. */
export const allResources: readonly Resource[] = [...resources, ...cardResources];
