import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { createSum, type TableSum } from '../db/backup/tableLines';
import { StartupError } from '../db/startupError';

/** Bytes read from a file at a time. */
const AT_ONCE = 1024 * 1024;

const fileOf = (folder: string, name: string) => join(folder, 'tables', `${name}.ndjson.gz`);

/** Writes lines into a file of a backup, compressed. @returns its checksum */
export async function writeLines(
  folder: string,
  name: string,
  batches: AsyncIterable<readonly string[]>,
): Promise<TableSum> {
  const adding = createSum();
  async function* texts() {
    for await (const lines of batches) {
      adding.add(lines);
      yield lines.map((line) => `${line}\n`).join('');
    }
  }
  const file = createWriteStream(fileOf(folder, name), { mode: 0o600, flags: 'wx', flush: true });
  // Level 1, because the rows have so much repeated text that higher levels gain little.
  await pipeline(texts, createGzip({ level: 1 }), file);
  return adding.sum();
}

/**
 * Reads a file written by {@link writeLines}.
 * @throws StartupError at the end, if it differs from what was written
 */
export async function* readLines(
  folder: string,
  { name, rows, sha256 }: TableSum & { readonly name: string },
): AsyncGenerator<readonly string[]> {
  const path = fileOf(folder, name);
  const adding = createSum();
  const damaged = (cause?: unknown) =>
    new StartupError(`The backup is damaged: ${path} is not what was written.`, { cause });
  try {
    for await (const lines of linesOf(path)) {
      adding.add(lines);
      yield lines;
    }
  } catch (error) {
    throw damaged(error);
  }
  const found = adding.sum();
  if (found.sha256 !== sha256 || found.rows !== rows) throw damaged();
}

/** Reads the lines of a file, in the batches in which they are decompressed. */
async function* linesOf(path: string): AsyncGenerator<readonly string[]> {
  const bytes = createReadStream(path);
  const unpacked = createGunzip({ chunkSize: AT_ONCE }).setEncoding('utf8');
  bytes.on('error', (error) => unpacked.destroy(error));
  let rest = '';
  for await (const text of bytes.pipe(unpacked) as AsyncIterable<string>) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    if (lines.length > 0) yield lines;
  }
  if (rest) yield [rest];
}
