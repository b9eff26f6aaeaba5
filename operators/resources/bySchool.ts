/** Filter of a list by a school, which people find by its name. */
export const bySchool = {
  field: 'school',
  input: () => import('../inputs/SchoolInput').then((file) => file.SchoolFilter),
} as const;
