// Writes a .br and a .gz next to each built file of the console, so that the provider sends them unchanged.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const FOLDER = 'dist/console/assets';
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const files = (await readdir(FOLDER)).filter((name) => /\.(m?js|css|svg)$/.test(name));
await Promise.all(
  files.map(async (name) => {
    const path = join(FOLDER, name);
    const content = await readFile(path);
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
    await writeFile(`${path}.br`, await brotli(content, quality));
    await writeFile(`${path}.gz`, await zip(content, { level: 9 }));
  }),
);
