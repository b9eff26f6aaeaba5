/** Name of the resource of imports. */
export const IMPORT = 'import';

/** Path of the list of imports. */
export const IMPORTS_PATH = '/importazioni';

/** Returns the path of an import. */
export const importPath = (id: string): string => `${IMPORTS_PATH}/${encodeURIComponent(id)}`;
