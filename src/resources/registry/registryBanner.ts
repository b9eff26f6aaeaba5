/** The section above the registry, and its reserved height. */
export const registryBanner = {
  load: async () => (await import('./NewsBanner')).NewsBanner,
  height: { phone: 116, tablet: 71, desk: 50, wide: 50 },
};
