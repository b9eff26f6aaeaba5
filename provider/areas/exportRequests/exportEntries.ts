import { createHash } from 'node:crypto';
import { csvOf } from '../../../contract/values/csv';
import { archivedUntil } from '../../audit/archive/archivedUntil';
import type { Tx } from '../../db/database';
import type { ZipEntry } from '../../documents/zipStream';
import { type Cell, type ExportedFile, filesOf } from './exportedFiles';
import type { ExportProducer, ProducedFile } from './exportProducer';
import type { ExportRow } from './exportRequestStore';
import { type ManifestFile, manifestOf, manifestPdf } from './manifest';

interface Making {
  readonly row: ExportRow;
  readonly now: Date;
  /** Runs each read in a short transaction of its own. */
  readonly inSchool: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** Source of the applications' own data; undefined if none is configured. */
  readonly producer?: ExportProducer | undefined;
  /** Reports the number of rows done; throws if the export was cancelled. */
  readonly report: (done: number, total: number) => Promise<void>;
}

/** Produces the files of a request: tables, then the manifest that describes them, as JSON and as PDF. */
export async function exportEntries({
  row,
  now,
  inSchool,
  producer,
  report,
}: Making): Promise<readonly ZipEntry[]> {
  const { customer_code: customerCode, applicazioni } = row;
  const files = applicazioni.flatMap((ac) => filesOf(ac, applicazioni));
  const counts = await inSchool(async (tx) => {
    const found: number[] = [];
    for (const file of files) found.push(await file.count(tx, customerCode));
    return found;
  });
  const total = counts.reduce((sum, count) => sum + count, 0);
  await report(0, total);
  const written: ManifestFile[] = [];
  let done = 0;
  const step = async (rows: number) => {
    done += rows;
    await report(done, Math.max(total, done));
  };
  const school = await inSchool((tx) =>
    tx
      .selectFrom('school')
      .select(['name', 'cod_min'])
      .where('customer_code', '=', customerCode)
      .executeTakeFirstOrThrow(),
  );
  const produced = (await producer?.files(customerCode, applicazioni)) ?? [];
  const archived = await inSchool((tx) => archivedUntil(tx, customerCode));
  const manifest = () => manifestOf({ row, school, now, files: written, produced, archivedUntil: archived });
  return [
    ...files.map((file) => ({
      name: file.path,
      content: () => tableOf(file, { customerCode, inSchool, step, written }),
    })),
    ...produced.map((one) => ({
      name: `${one.application}/applicazione/${one.name}`,
      content: () => producedTable(one, { customerCode, producer, written }),
    })),
    { name: 'manifest.json', content: () => once(async () => `${JSON.stringify(manifest(), null, 2)}\n`) },
    { name: 'manifesto.pdf', content: () => once(() => manifestPdf(manifest(), now)) },
  ];
}

async function* once(make: () => Promise<string | Buffer>) {
  const made = await make();
  yield typeof made === 'string' ? Buffer.from(made) : made;
}

interface Reading extends Pick<Making, 'inSchool'> {
  readonly customerCode: string;
  readonly step: (rows: number) => Promise<void>;
  readonly written: ManifestFile[];
}

/** Writes a table as CSV, in batches of rows; its size and hash are added to the list of files written. */
async function* tableOf(file: ExportedFile, { customerCode, inSchool, step, written }: Reading) {
  const hash = createHash('sha256');
  const known = { path: file.path, rows: 0, bytes: 0 };
  const piece = (text: string) => {
    const bytes = Buffer.from(text);
    hash.update(bytes);
    known.bytes += bytes.length;
    return bytes;
  };
  yield piece(csvOf([file.head]));
  for (let after: readonly (string | number)[] | undefined; ; ) {
    const from = after;
    const rows = await inSchool((tx) => file.read(tx, customerCode, from));
    const last = rows.at(-1);
    if (!last) break;
    yield piece(csvRows(rows));
    known.rows += rows.length;
    await step(rows.length);
    after = last.key;
  }
  written.push({ ...known, sha256: hash.digest('hex') });
}

interface Producing extends Pick<Making, 'producer'> {
  readonly customerCode: string;
  readonly written: ManifestFile[];
}

/** Streams a table from an external application. At the end, adds its size and hash to `written`. */
async function* producedTable(file: ProducedFile, { customerCode, producer, written }: Producing) {
  const hash = createHash('sha256');
  const known = { path: `${file.application}/applicazione/${file.name}`, lines: 0, bytes: 0 };
  let quoted = false;
  for await (const piece of producer?.read(customerCode, file) ?? []) {
    hash.update(piece);
    known.bytes += piece.length;
    for (const byte of piece) {
      if (byte === QUOTE) quoted = !quoted;
      else if (byte === NEWLINE && !quoted) known.lines += 1;
    }
    yield Buffer.from(piece);
  }
  const { path, lines, bytes } = known;
  // The first line is the header.
  written.push({ path, bytes, rows: Math.max(0, lines - 1), sha256: hash.digest('hex') });
}

const QUOTE = 0x22;
const NEWLINE = 0x0a;

/** Formats rows as CSV without the byte order mark with which each table begins. */
export const csvRows = (rows: readonly { readonly cells: readonly Cell[] }[]): string =>
  csvOf(rows.map(({ cells }) => cells.map(textOf))).slice(1);

function textOf(value: Cell): string {
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'boolean') return value ? 'sì' : 'no';
  return String(value);
}
