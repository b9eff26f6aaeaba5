import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { folderArchive } from '../../../../provider/objects/disk/folderArchive';

describe('the archive in a folder', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'sportello-archive-'));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    rmSync(root, { recursive: true });
  });

  it('has a file on the disk, and the folders that are new, before it says that it is written', async () => {
    const handle = await open(root);
    const files: FileHandle = Object.getPrototypeOf(handle);
    await handle.close();
    const file = join(root, 'lines', 'audit', 'one.json');
    const synced: unknown[] = [];
    const sync = files.sync;
    vi.spyOn(files, 'sync').mockImplementation(async function (this: FileHandle) {
      const { ino, size, mode } = await this.stat();
      synced.push({ ino, isNamed: existsSync(file), ...((mode & 0o040000) === 0 && { size }) });
      return sync.call(this);
    });
    const inode = (...path: string[]) => statSync(join(root, ...path)).ino;
    await folderArchive(root).write('lines/audit/one.json', 'whole');
    expect(synced).toEqual([
      { ino: inode('lines', 'audit', 'one.json'), isNamed: false, size: 5 },
      { ino: inode('lines', 'audit'), isNamed: true },
      { ino: inode('lines'), isNamed: true },
      { ino: inode(), isNamed: true },
    ]);
    synced.splice(0);
    await folderArchive(root).write('lines/audit/one.json', 'another');
    expect(synced).toHaveLength(2);
  });

  it('has one whole file where several processes write it at once, and nothing else', async () => {
    const archive = folderArchive(root);
    const texts = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(100_000));
    await Promise.all(texts.map((text) => archive.write('audit/one', text)));
    expect(texts).toContain((await archive.read('audit/one'))?.toString());
    expect(readdirSync(join(root, 'audit'))).toEqual(['one']);
  });
});
