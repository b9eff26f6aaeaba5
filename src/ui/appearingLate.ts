/** Delay in milliseconds. Loading that takes less time shows no loading state, because it would flicker. */
const SHOWN_AFTER = 300;

/** Styles of loading states, which appear only after a delay. */
export const appearingLate = {
  '@keyframes appear': { from: { visibility: 'hidden' } },
  animation: `appear 1ms ${SHOWN_AFTER}ms backwards`,
} as const;
