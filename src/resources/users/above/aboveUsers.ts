/** What stands above the list of users, and the room for it. */
export const usersAbove = {
  load: async () => (await import('./UsersAbove')).UsersAbove,
  height: { phone: 156, tablet: 322, desk: 178 },
};
