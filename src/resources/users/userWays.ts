import type { ListAction } from '../../engine/declaration/declaration';
import { registryTools } from './registryTools';

/** Actions that add users: create one and, if the school has a registry, those of the registry (USR-021, USR-022). */
export const userListActions: readonly ListAction[] = [
  { name: 'create', can: ['user', 'create'], opens: { page: '/user/new' } },
  ...registryTools,
];
