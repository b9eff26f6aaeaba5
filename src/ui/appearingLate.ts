/** What is quicker than this, in milliseconds, comes without a flicker. */
const SHOWN_AFTER = 300;

/** Styles of what is drawn only where something takes long. */
export const appearingLate = {
  '@keyframes appear': { from: { visibility: 'hidden' } },
  animation: `appear 1ms ${SHOWN_AFTER}ms backwards`,
} as const;
