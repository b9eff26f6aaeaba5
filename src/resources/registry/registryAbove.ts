/** What stands above the registry, and the room for it. */
export const registryAbove = {
  load: async () => (await import('./NewsBanner')).NewsBanner,
  height: { phone: 116, tablet: 71, desk: 50, wide: 50 },
};
