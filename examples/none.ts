/** Takes the place of each list of examples where EXAMPLES is not 1. */
export const examples: readonly never[] = [];
