/** Delay in milliseconds. Anything quicker shows no loading state, which would flicker. */
const SHOWN_AFTER = 300;

/** Styles of what is drawn only where something takes long. */
export const appearingLate = {
  '@keyframes appear': { from: { visibility: 'hidden' } },
  animation: `appear 1ms ${SHOWN_AFTER}ms backwards`,
} as const;
