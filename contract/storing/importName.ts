/** The name of the import call, which an action cannot have. */
export const IMPORT = 'import';
