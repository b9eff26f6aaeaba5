/**
 * Folders of which a build takes all files by a pattern: with a file that is new there, or gone, it is made again.
 * @param {readonly string[]} folders
 * @returns {import('vite').Plugin}
 */
export const watchFolders = (...folders) => ({
  name: 'watch-folders',
  buildStart() {
    for (const folder of folders) this.addWatchFile(folder);
  },
});
