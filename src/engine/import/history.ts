/** The name under which imports are declared as a resource: the files that were imported. */
export const IMPORT = 'import';

/** Where their list is. */
export const IMPORTS_PATH = '/importazioni';

/** The page of one import. */
export const importPath = (id: string): string => `${IMPORTS_PATH}/${encodeURIComponent(id)}`;
