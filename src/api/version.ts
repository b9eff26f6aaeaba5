/** The property that holds the version of a record that was read on its own, for the update based on it. */
export const VERSION = '@version';
/** The version of a record whose provider has none: an update may overwrite another person's change. */
export const NO_VERSION = '';
