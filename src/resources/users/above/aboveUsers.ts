/** What stands above the list of users, and the room for it. */
export const usersAbove = {
  load: async () => (await import('./UsersAbove')).UsersAbove,
  height: { phone: 106, tablet: 72, desk: 34, wide: 34 },
};
