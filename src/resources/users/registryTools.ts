import type { ListAction } from '../../engine/declaration/declaration';

/** The staff registry's tools in the list of users, if the school has a registry. */
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
