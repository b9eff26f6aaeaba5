import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { IMPORT_BYTES } from '../../contract/imports/importLimits';
import { readingSaid } from '../../contract/imports/tableReading';
import { importedUser, importedUserColumns } from '../../contract/users/importedUser';
import { Refusal } from '../refusal';
import { fieldsOfTitles } from '../tables/plainTitle';
import { readTableFile } from '../tables/readTableFile';
import { importUserRows, syncAccess } from './importUserRows';
import type { OperatorAccess } from './operatorCall';
import { existingFile, onlyOptions, readFlag } from './readOptions';
import { UsageError } from './usageError';

const { 'sn+cn': _surnameFirst, 'cn+sn': _nameFirst, ...names } = importedUserColumns;

/**
 * Implements `users import`, which imports users of a school from a CSV, a workbook or a OneRoster file.
 * @returns the text to print
 */
export async function importUsers(
  args: readonly string[],
  _access: () => OperatorAccess,
  env: NodeJS.ProcessEnv,
): Promise<string> {
  const options = onlyOptions(args, ['file', 'sheet', 'hidden', 'run']);
  const { sheet } = options;
  const runs = readFlag('run', options.run);
  const withHidden = readFlag('hidden', options.hidden);
  const path = existingFile(options.file);
  const table = await readTableFile({
    bytes: new Uint8Array(readFileSync(path)),
    most: IMPORT_BYTES,
    columns: [
      ['sn', ...names.sn],
      ['cn', ...names.cn],
    ],
    withHidden,
    ...(sheet !== undefined && { sheet }),
  }).catch((error) => {
    throw error instanceof Refusal ? new UsageError(error.details.detail ?? error.message) : error;
  });
  const fields = 'titles' in table ? fieldsOfTitles(table.titles, names) : [];
  const isField = (name: string) => Object.hasOwn(importedUser.fields, name);
  if (!('titles' in table) || !importedUser.identify.some((name) => fields.includes(name)))
    throw new UsageError(
      'The first line names the columns: Nome utente or Codice fiscale, Cognome, Nome, E-mail…',
    );
  const ignored = fields.filter((name) => name !== '' && !isField(name));
  const rows = Array.from({ length: table.length }, (_, index) => {
    const cells = table.row(index);
    const known = fields.flatMap((field, at) => (isField(field) ? [[field, cells[at] ?? ''] as const] : []));
    // Reversed, because the first of two columns with the same title is used.
    return { position: table.position(index), cells: Object.fromEntries(known.reverse()) };
  });
  return [
    readingSaid(table.reading).join(' '),
    ...(ignored.length > 0 ? [`Columns that are not used: ${ignored.join(', ')}.`] : []),
    ...(await importUserRows(syncAccess(env), { file: basename(path), reading: table.reading, rows, runs })),
  ].join('\n');
}
