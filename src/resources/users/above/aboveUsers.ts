/** The section above the list of users, and its reserved height. */
export const usersAbove = {
  load: async () => (await import('./UsersAbove')).UsersAbove,
  height: { phone: 106, tablet: 72, desk: 34, wide: 34 },
};
