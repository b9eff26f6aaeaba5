import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Archive } from '../../objects/archive';
import {
  type ArchivedMonth,
  linesFile,
  type MonthStatement,
  statementFile,
  statementOf,
} from './archivedMonth';
import { openSealed } from './archiveKey';

const unpack = promisify(gunzip);

/** The lines of a file of the archive, or what is wrong with it. */
export type OpenedMonth = { readonly lines: readonly string[] } | { readonly why: string };

/** Reads a file of the archive and checks that it exists and matches both the signed statement and the database row. */
export async function openMonth(
  archive: Archive,
  row: ArchivedMonth,
  publicKey: string,
): Promise<OpenedMonth> {
  const [file, statement] = [linesFile(row), statementFile(row)];
  const signed = await archive.read(statement);
  if (!signed) return { why: `its archive lacks ${statement}` };
  const said = openSealed<MonthStatement>(signed.toString('utf8'), publicKey);
  if (!said) return { why: `${statement} of its archive was changed, or signed by another key` };
  if (!sameStatement(said, statementOf(row)))
    return { why: `${statement} of its archive is not what the database has of it` };
  const bytes = await archive.read(file);
  if (!bytes) return { why: `its archive lacks ${file}` };
  if (createHash('sha256').update(bytes).digest('hex') !== row.sha256)
    return { why: `${file} of its archive was changed` };
  const lines = (await unpack(bytes)).toString('utf8').split('\n').slice(0, -1);
  return { lines };
}

/** Compares two statements except for their time: two processes may have written the same file one after the other. */
const sameStatement = (one: MonthStatement, other: MonthStatement): boolean =>
  Object.entries({ ...other, at: '' }).every(
    ([name, value]) => name === 'at' || one[name as keyof MonthStatement] === value,
  );
