import { writeFileSync } from 'node:fs';
import type { OutputOf } from '../../contract/schema/endpoint';
import { personDataExport } from '../../contract/staff/endpoints/personData';
import { callOperator, type OperatorAccess } from './operatorCall';
import { onlyOptions } from './readOptions';
import { UsageError } from './usageError';

/** Implements `person export`, which writes everything stored about a person to a file. @returns the text to print */
export async function exportPerson(args: readonly string[], access: () => OperatorAccess): Promise<string> {
  const { file, reason, scope, ...params } = onlyOptions(args, ['school', 'uid', 'scope', 'reason', 'file']);
  if (!file) throw new UsageError('The command needs --file, which it writes.');
  const body = { scope: scope ?? 'person', reason: reason ?? '' };
  const { content } = (await callOperator(access(), personDataExport, { params, body })) as OutputOf<
    typeof personDataExport
  >;
  // Mode 600: only the operating system account that runs the command may read the file.
  writeFileSync(file, Buffer.from(content, 'base64'), { mode: 0o600, flag: 'wx' });
  return `Written to ${file}: dati.html to read, dati.json for machines.`;
}
