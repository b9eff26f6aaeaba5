import type { Tool } from '../../engine/declaration/declaration';

/** What the list of users takes from the staff registry, where the school has one. */
export const registryTools: readonly Tool[] = [
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
