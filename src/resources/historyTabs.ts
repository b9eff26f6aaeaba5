/** What was done in the school is one history. Each of its views is a list at an address of its own, for whoever may see it. */
export const historyTabs = [
  { name: 'all', page: '/registro-operazioni', can: ['audit', 'list'] },
  { name: 'operations', page: '/operazioni', can: ['operation', 'list'] },
  { name: 'imports', page: '/importazioni', can: ['import', 'list'] },
] as const;
