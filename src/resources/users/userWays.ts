import type { ListAction } from '../../engine/declaration/declaration';
import { registryTools } from './registryTools';

/**
 * Links for adding users: a new one, and those of the registry if the school has one (USR-021, USR-022); and the export
 * for other systems.
 */
export const userListActions: readonly ListAction[] = [
  { name: 'create', can: ['user', 'create'], opens: { page: '/user/new' } },
  ...registryTools,
  {
    name: 'exportOneRoster',
    can: ['listExport', 'export'],
    opens: {
      dialog: () => import('./oneRoster/ExportRosterDialog').then((file) => file.ExportRosterDialog),
    },
  },
];
