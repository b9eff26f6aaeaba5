// @ts-check
// The thread in which PGlite runs. It is plain JavaScript with checked types for two reasons: a worker thread of Node
// 20 cannot load TypeScript, and the same file runs in tests and in the build.
import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { DurableFiles, syncPath, syncTree } from './durableFiles.js';

const startParams = [
  // -F would switch fsync off; emscripten's fdatasync does nothing, so the WAL needs fsync itself.
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['wal_sync_method=fsync', 'synchronous_commit=on', 'max_wal_size=256MB', 'timezone=UTC'].flatMap(
    (setting) => ['-c', setting],
  ),
];

/**
 * Made under another name and renamed when complete, so that a first start that is killed leaves nothing
 * half done.
 * @param {string} folder
 */
async function make(folder) {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  // Created without fsync, which would take three times as long; everything is flushed at the end.
  const pglite = await PGlite.create({ fs: new NodeFS(draft) });
  await pglite.close();
  syncTree(draft);
  renameSync(draft, folder);
  syncPath(dirname(folder));
}

/** @param {import('@electric-sql/pglite').PGlite} pglite @param {Uint8Array} batch */
async function exec(pglite, batch) {
  /** @type {Uint8Array[]} */
  const parts = [];
  await pglite.execProtocolRawStream(batch, { onRawData: (part) => void parts.push(Uint8Array.from(part)) });
  const answer = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0));
  let offset = 0;
  for (const part of parts) {
    answer.set(part, offset);
    offset += part.byteLength;
  }
  return answer;
}

const { folder } = workerData;
if (!existsSync(folder)) await make(folder);
const pglite = await PGlite.create({ fs: new DurableFiles(folder), startParams, extensions: { unaccent } });
const version = await pglite.query('show server_version');
const [{ server_version: ready }] = /** @type {[{ server_version: string }]} */ (version.rows);

parentPort?.on('message', async (asked) => {
  if (asked.close) {
    await pglite.close();
    process.exit();
  }
  try {
    const bytes = await exec(pglite, asked.bytes);
    parentPort?.postMessage({ id: asked.id, bytes }, [bytes.buffer]);
  } catch (error) {
    parentPort?.postMessage({ id: asked.id, failure: String(error) });
  }
});
parentPort?.postMessage({ ready });
