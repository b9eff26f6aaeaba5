/** The first page of the console that is open: that of the schools, or that of the provider's own staff. */
export const homePath = (): string => (window.location.pathname.startsWith('/gestore') ? '/gestore' : '/');
