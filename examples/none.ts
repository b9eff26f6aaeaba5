/** An empty list, to which the imports of all lists of examples resolve unless EXAMPLES is 1. */
export const examples: readonly never[] = [];
