/** Tabs of the history of the school. Each view is a list at its own address, for people who may see it. */
export const historyTabs = [
  { name: 'all', page: '/registro-operazioni', can: ['audit', 'list'] },
  { name: 'operations', page: '/operazioni', can: ['operation', 'list'] },
  { name: 'imports', page: '/importazioni', can: ['import', 'list'] },
] as const;
