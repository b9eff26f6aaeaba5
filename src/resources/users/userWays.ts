import type { ListAction } from '../../engine/declaration/declaration';
import { registryTools } from './registryTools';

/** Links for adding users: a new one, and those of the registry if the school has one (USR-021, USR-022). */
export const userListActions: readonly ListAction[] = [
  { name: 'create', can: ['user', 'create'], opens: { page: '/user/new' } },
  ...registryTools,
];
