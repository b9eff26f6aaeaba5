// @ts-check
import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/**
 * The files of PGlite, with a working fsync: emscripten's NODEFS has none, so without this class a power cut
 * may lose what was acknowledged.
 */
export class DurableFiles extends NodeFS {
  /**
   * @override
   * @param {import('@electric-sql/pglite').PGlite} pglite
   * @param {any} options emscripten's module options
   */
  async init(pglite, options) {
    const { emscriptenOpts } = await super.init(pglite, options);
    const preRun = [emscriptenOpts.preRun ?? []].flat();
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...preRun, giveFsync] } };
  }
}

/** @param {any} module emscripten's, whose NODEFS has no published type */
function giveFsync(module) {
  const nodeFiles = module.NODEFS;
  /** @param {any} stream */
  nodeFiles.stream_ops.fsync = (stream) => {
    if (stream.nfd === undefined) syncPath(nodeFiles.realPath(stream.node));
    else fsyncSync(stream.nfd);
    return 0;
  };
}

/**
 * Makes sure that everything below a folder is on the disk: a new database is copied there without it.
 * @param {string} folder
 */
export function syncTree(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) syncPath(path);
  }
  syncPath(folder);
}

/** @param {string} path of a file or a folder */
export function syncPath(path) {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
