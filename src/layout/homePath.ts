/** Returns the first page of the current console: that of the schools, or that of the provider's staff. */
export const homePath = (): string => (window.location.pathname.startsWith('/gestore') ? '/gestore' : '/');
