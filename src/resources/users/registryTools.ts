import type { ListAction } from '../../engine/declaration/declaration';

/** Actions of the list of users that need the staff registry; only for schools that have a registry. */
export const registryTools: readonly ListAction[] = [
  {
    name: 'importRegistry',
    can: ['registryPerson', 'import'],
    shown: { registry: true },
    opens: {
      dialog: () => import('../registry/ImportDialog').then((file) => file.ImportDialog),
    },
  },
  {
    name: 'syncTaxCodes',
    can: ['registryPerson', 'sync'],
    shown: { registry: true },
    opens: {
      dialog: () => import('../registry/UsersSyncDialog').then((file) => file.UsersSyncDialog),
    },
  },
];
