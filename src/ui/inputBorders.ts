/** Border colours of inputs and buttons, with a contrast of 3:1 on every background; a divider does not need it. */
export const inputBorders = { light: '#7c868f', dark: '#7d8a94' } as const;
