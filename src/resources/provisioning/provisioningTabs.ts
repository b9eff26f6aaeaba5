/** Tabs above the lists of connected systems and of the persons there. */
export const provisioningTabs = [
  { name: 'targets', page: '/user/sistemi-collegati', can: ['provisioningTarget', 'list'] },
  { name: 'persons', page: '/user/utenze-inviate', can: ['provisioningPerson', 'list'] },
] as const;
