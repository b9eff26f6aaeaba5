/** Shows the interventions of a contact or a package. */
export const interventions = {
  on: ['row', 'page'],
  can: ['intervention', 'list'],
  icon: 'eye',
  dialog: () => import('./InterventionsDialog').then((file) => file.InterventionsDialog),
} as const;
