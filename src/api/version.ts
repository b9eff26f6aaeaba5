/** Property with the version of a record that was read alone; the update based on that record sends it. */
export const VERSION = '@version';
/** The version of a record whose provider has none: an update may overwrite another person's change. */
export const NO_VERSION = '';
