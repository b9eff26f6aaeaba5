/** The action that opens the interventions for a contact or a package in a dialog. */
export const interventions = {
  on: ['row', 'page'],
  can: ['intervention', 'list'],
  icon: 'eye',
  dialog: () => import('./InterventionsDialog').then((file) => file.InterventionsDialog),
} as const;
