/** What the call is named that imports, and an action can therefore not be. */
export const IMPORT = 'import';
