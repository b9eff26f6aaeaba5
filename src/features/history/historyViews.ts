/** What was done in the school is one history. Each of its views is a list at an address of its own, for whoever may see it. */
export const historyViews = [
  { name: 'all', path: '/registro-operazioni', can: ['audit', 'list'] },
  { name: 'operations', path: '/operazioni', can: ['operation', 'list'] },
  { name: 'imports', path: '/importazioni', can: ['import', 'list'] },
] as const;
