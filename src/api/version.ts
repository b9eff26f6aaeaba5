/** Where a record read by itself keeps its version, for the update that will be based on it. */
export const VERSION = '@version';
