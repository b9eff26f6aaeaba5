import type { Resource } from '../engine/declaration/defineResource';
import { audit } from './audit/audit';
import { exportRequests } from './exportRequests/exportRequests';
import { imports } from './imports/imports';
import { licenceProducts } from './licenceProducts/licenceProducts';
import { operations } from './operations/operations';
import { practices } from './practices/practices';
import { registry } from './registry/registry';
import { users } from './users/users';

/** Every declared resource of the console; routes and data provider follow from it. */
export const resources: readonly Resource[] = [
  users,
  registry,
  licenceProducts,
  exportRequests,
  practices,
  operations,
  imports,
  audit,
];
