/** What stands above the list of users, and the room for it. */
export const usersAbove = {
  load: async () => (await import('./UsersAbove')).UsersAbove,
  height: { phone: 166, tablet: 378, desk: 209, wide: 186 },
};
