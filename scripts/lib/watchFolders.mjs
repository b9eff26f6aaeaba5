/**
 * Watches folders of which a build takes all files by a pattern, so that adding or removing a file rebuilds it.
 * @param {readonly string[]} folders
 * @returns {import('vite').Plugin}
 */
export const watchFolders = (...folders) => ({
  name: 'watch-folders',
  buildStart() {
    for (const folder of folders) this.addWatchFile(folder);
  },
});
