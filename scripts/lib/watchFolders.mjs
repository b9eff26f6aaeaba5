/**
 * Returns a Vite plugin for folders whose files the build finds by a pattern: it builds again when a file is added or
 * removed.
 * @param {...string} folders
 * @returns {import('vite').Plugin}
 */
export const watchFolders = (...folders) => ({
  name: 'watch-folders',
  buildStart() {
    for (const folder of folders) this.addWatchFile(folder);
  },
});
