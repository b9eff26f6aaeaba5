/** Replaces each list of examples unless EXAMPLES is 1. */
export const examples: readonly never[] = [];
