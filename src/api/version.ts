/** Where a record read by itself keeps its version, for the update that will be based on it. */
export const VERSION = '@version';
/** Of a record whose provider knows none: a change of it may take the place of somebody else's unseen. */
export const NO_VERSION = '';
