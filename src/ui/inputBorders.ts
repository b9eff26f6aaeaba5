/** Around what can be filled in or pressed: seen (3:1) on every ground, where a divider need not be. */
export const inputBorders = { light: '#7c868f', dark: '#7d8a94' } as const;
