/** What stands above the list of users, and the room for it. */
export const usersAbove = {
  load: async () => (await import('./UsersAbove')).UsersAbove,
  height: { phone: 166, tablet: 334, desk: 186 },
};
