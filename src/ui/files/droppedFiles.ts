/** Returns at most `most` dropped files, including those in dropped folders. */
export async function droppedFiles(transfer: DataTransfer, most: number): Promise<readonly File[]> {
  // Entries must be read before the event has ended.
  const entries = [...(transfer.items ?? [])].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (!entries.some(({ isDirectory }) => isDirectory)) return [...transfer.files].slice(0, most);
  const found: File[] = [];
  for (const entry of entries) await collect(entry);
  return found;

  async function collect(entry: FileSystemEntry): Promise<void> {
    if (found.length >= most) return;
    if (entry.isFile) {
      const file = await new Promise<File>((resolve, reject) =>
        (entry as FileSystemFileEntry).file(resolve, reject),
      );
      // Dropped files do not know their folder, unlike chosen ones.
      Object.defineProperty(file, 'webkitRelativePath', { value: entry.fullPath.replace(/^\//, '') });
      found.push(file);
      return;
    }
    const reader = (entry as FileSystemDirectoryEntry).createReader();
    // Each reading returns a part of the folder, the last one nothing.
    for (;;) {
      const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
        reader.readEntries(resolve, reject),
      );
      if (part.length === 0 || found.length >= most) return;
      for (const inner of part) await collect(inner);
    }
  }
}
